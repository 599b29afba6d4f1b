"""client.py LIBRARY RUN - the same in Python, without a package"""
import ctypes
import sys


def load(path):
    library = ctypes.CDLL(path)
    library.nh_simulation_open.restype = ctypes.c_void_p
    library.nh_simulation_open.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
    library.nh_simulation_rows.restype = ctypes.c_long
    library.nh_simulation_warnings.restype = ctypes.c_char_p
    for function in "rows columns warnings close".split():
        getattr(library, "nh_simulation_" + function).argtypes = [ctypes.c_void_p]
    library.nh_trajectory.restype = ctypes.c_long
    library.nh_trajectory.argtypes = [
        ctypes.c_void_p, ctypes.POINTER(ctypes.c_double), ctypes.c_char_p]
    return library


def main(path, run):
    library, why = load(path), ctypes.create_string_buffer(512)
    problem = library.nh_simulation_open(run.encode(), why)
    if not problem:
        sys.stderr.write("client: %s\n" % why.value.decode())
        return 2
    rows, columns = (library.nh_simulation_rows(problem),
                     library.nh_simulation_columns(problem))
    table = (ctypes.c_double * (rows * columns))()
    filled = library.nh_trajectory(problem, table, why)
    for i in range(filled):
        print("\t".join("%.17g" % x
                        for x in table[i * columns:(i + 1) * columns]))
    sys.stderr.write(library.nh_simulation_warnings(problem).decode())
    if filled < rows:
        sys.stderr.write("client: %s\n" % why.value.decode())
    library.nh_simulation_close(problem)
    return 3 if filled < rows else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3
             else "usage: client.py LIBRARY RUN")
