# Nonholonomic integrators: everything is made from the documents src.nw,
# paper/*.nw and tests/laws.nw, and from experiments/.
#
#   make                   the report, the book and the volumes: make documents
#   make documents         paper/NAME.pdf, all of them
#   make book              paper/nonholonomic-integrators.pdf
#   make report            paper/report.pdf
#   make paper/gni08.pdf   one volume
#   make html              the same as linked pages, paper/html/index.html
#   make deps              install the Debian packages that are missing
#   make deps-book         likewise what the book needs (TeX)
#   make deps-html         likewise what the pages need (pandoc, chromium)
#   make deps-lint         likewise what lint and clang need (cppcheck, clang)
#   make figures           every figure, figures/KEY.pdf and figures/KEY.svg, but
#                          those of experiments/long-KEY.yaml, for the documents
#   make results           every experiment, results/KEY/RUN.tsv
#   make figures/KEY.pdf   one figure          make results/KEY   one experiment
#   make programs          build/nhi, build/nhi-ld, build/nhi-quad
#   make test              every test; the last line counts them
#   make sanitize          the tests again under ASan and UBSan
#   make coverage          the lines and branches that the tests reach
#   make fuzz              experiment files before an oracle; FUZZ_SECONDS=60
#   make nightly           what is too long for CI, in steps; called again, it goes on
#   make mutants           random mutants of the code against the tests; MUTANTS=600
#   make lint              the rules of the document and of the code
#   make clang             the same results by another compiler
#   make matrix            every method on every system, results/matrix.tsv,
#                          and the long runs, results/matrix-growth.tsv
#                          and results/matrix-later.tsv, and seconds,
#                          results/matrix-speed.txt
#   make starts            the decisions that 32 starts for every run change, and energies
#                          over a million units of time
#   make problems          the test set with its reference values; UNTIL=10
#   make times             what each target took when it was last made
#   make verify            the claims ledger, results/claims.tsv, in double and quad
#   make certificates      the identities as theorems of Coq; checked by coqc
#   make deps-coq          likewise what checks them (coq)
#   make install           header, library, command; PREFIX=/usr/local
#   make uninstall         away with them; the same PREFIX
#   make bench             speed against the baselines; the book prints paper/speed.txt
#   make reproduce         all results and figures anew, against results/MANIFEST,
#                          with a record of it in build/anew
#   make check-claims      the verdicts alone, the short form of it
#   make manifest          record results/MANIFEST
#   make report book       the report, the book; make paper/gni08.pdf a volume
#   make release           renew the report and the book that are committed
#   make clean             remove everything generated but these two
#
# make EXTRA=my.nw ... tangles and weaves further noweb documents with src.nw.
# make PRECISIONS=double verify documents    is without the ledger in quad, which
# takes longest; the documents say so on their title pages.
# make DRAFT=1 book    takes what is there, a volume in ten seconds: nothing is run
# or judged, and values, claims and figures that are missing are "??".

.DEFAULT_GOAL := documents
GOALS := $(or $(MAKECMDGOALS),documents)

# ---- One make at a time ------------------------------------------------------
# This make locks the directory paper and gives its process to the one that
# works, which has as many jobs as there are processors unless -j says otherwise.
# On a terminal paper/progress says beside it how far it is.
ifneq ($(value LOCKED),$(CURDIR))
quote := '
$(if $(findstring $(quote),$(CURDIR)$(EXTRA)$(PREFIX)$(DESTDIR)),$(error a path \
    has a quotation mark; expected none in that of this folder, EXTRA, PREFIX, DESTDIR))

.PHONY: $(GOALS) locked
$(GOALS): locked ; @:
locked:
	+@command -v flock > /dev/null || { \
	  echo "make: no program flock; expected that of util-linux" >&2; exit 1; }; \
	flock -n paper true || \
	  echo "make: another make works in this tree; waiting for it" >&2; \
	if [ -t 2 ]; then export MAKE_NUMBER=$$$$; paper/progress $(GOALS) & \
	  $(WORKING); status=$$?; \
	  kill $$! 2> /dev/null; printf '\r\033[K' >&2; exit $$status; fi; \
	unset MAKE_NUMBER; exec $(WORKING)
WORKING = env -u MAKELEVEL LOCKED='$(CURDIR)' flock -F paper $(MAKE) \
    $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,--jobs=$$(nproc)) \
    --no-builtin-rules --no-print-directory --silent $(GOALS)

else

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:

# What each recipe takes is written down.
%: SHELL := paper/timed
%: .SHELLFLAGS = $@
.PHONY: times
times:
	@paper/times build/times

# ---- The same bits on every machine ----------------------------------------
# glibc picks variants of sin, exp, pow by processor; cairo and TeX ask the
# clock.  See the chapter on the build.
export GLIBC_TUNABLES := glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4
export SOURCE_DATE_EPOCH := 1230768000
export FORCE_SOURCE_DATE := 1
export TZ := UTC0
export LC_ALL := C.UTF-8
export DRAFT

# ---- Packages ---------------------------------------------------------------
PACKAGES := gcc libc6-dev make perl noweb gnuplot-nox fonts-dejavu-core \
    libgsl-dev libyaml-dev libflint-dev libflint-arb-dev libgmp-dev \
    libcmocka-dev
PACKAGES_BOOK := texlive-latex-recommended texlive-fonts-recommended lmodern \
    latexmk
PACKAGES_HTML := pandoc chromium
PACKAGES_LINT := cppcheck clang
PACKAGES_COQ := coq

INSTALL_MISSING = @missing=$$(for p in $1; do \
	  dpkg-query -W -f='$${Status}' $$p 2>/dev/null \
	    | grep -q 'ok installed' || echo $$p; done); \
	[ -n "$$missing" ] || exit 0; \
	echo "Installing" $$missing; \
	[ "$$(id -u)" = 0 ] && sudo= || sudo=sudo; \
	install="$$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
	  install --no-install-recommends $$(echo $$missing)"; \
	$$sudo apt-get -qq update < /dev/null; \
	$$install < /dev/null > /dev/null

.PHONY: deps deps-book deps-html deps-lint deps-coq
deps:
	$(call INSTALL_MISSING,$(PACKAGES))
deps-book: $(filter deps,$(GOALS))
	$(call INSTALL_MISSING,$(PACKAGES) $(PACKAGES_BOOK))
deps-html: $(filter deps deps-book,$(GOALS))
	$(call INSTALL_MISSING,$(PACKAGES) $(PACKAGES_HTML))
deps-lint: $(filter deps deps-book deps-html,$(GOALS))
	$(call INSTALL_MISSING,$(PACKAGES) $(PACKAGES_LINT))
deps-coq: $(filter deps deps-book deps-html deps-lint,$(GOALS))
	$(call INSTALL_MISSING,$(PACKAGES) $(PACKAGES_COQ))

# Everything but these goals needs the tools: one plain line if they are missing.
SETUP := deps deps-book deps-html deps-lint deps-coq clean
WORK := $(filter-out $(SETUP),$(GOALS))
have = $(shell command -v $1)
ifneq ($(WORK),)
  ifneq ($(filter clean,$(GOALS)),)
    $(error "make clean" stands alone)
  endif
  ifeq ($(filter deps%,$(GOALS))$(and $(call have,notangle),$(call have,gnuplot)),)
    $(error noweb or gnuplot is missing: run "make deps" first)
  endif
  ifneq ($(filter book report documents release paper/%,$(WORK)),)
    ifeq ($(filter deps-book,$(GOALS))$(and $(call have,latexmk),$(call have,pdflatex)),)
      $(error The book needs TeX: run "make deps-book" first)
    endif
  endif
  ifneq ($(filter html,$(WORK)),)
    ifeq ($(filter deps-html,$(GOALS))$(call have,pandoc),)
      $(error The pages need pandoc: run "make deps-html" first)
    endif
  endif
endif

# ---- Tangling ---------------------------------------------------------------
# build/src/tangled.mk lists the tangled files.  It is made before anything
# else, and make then reads this Makefile again.
# In reading order; EXTRA adds documents of the user.
DOCUMENTS := src.nw $(addprefix paper/,gni08.nw gni13.nw mla20.nw eps04.nw \
    zen06.nw mv20.nw side.nw testbed.nw scale.nw problems.nw) tests/laws.nw $(EXTRA)
CC := gcc
# -g1: names and lines for a backtrace; variables would add a sixth to the time,
# under the sanitizers a quarter.
CFLAGS := -std=c11 -O2 -ffp-contract=off -g1 \
    -Wall -Wextra -Wpedantic -Wconversion \
    -D_POSIX_C_SOURCE=200809L -Ibuild/src
# Under the sanitizers -Og compiles in two thirds of the time of -O1, which is half that
# of -O2, and runs as fast as -O1, but takes two numbers for longer than they are; with
# their libraries in the program, it starts sooner. What the compiler fills by itself is not beyond
# its bounds: without a call of memset, which checks them, a third is saved.
SANITIZE := -Og -Wno-format-truncation -fsanitize=address,undefined,float-cast-overflow \
    -static-libasan -static-libubsan \
    -fno-sanitize-recover=all -ftrivial-auto-var-init=pattern \
    $(if $(filter x86_64,$(shell uname -m)),-mmemset-strategy=rep_8byte:-1:noalign)
# A branch is one of the text: it counts once, and not once for each size of system
# that it is compiled for.
COVERAGE := -O0 --coverage -DNH_SIZED=static -iquote build/lint
# An index behind an array of known size stops the program, and what is not set is
# not by chance zero.
MUTANT := -g0 -O1 -fPIC -iquote build/lint -fsanitize=bounds \
    -fsanitize-undefined-trap-on-error -ftrivial-auto-var-init=pattern
OBSERVED := -g1 -O0 -fsanitize-coverage=trace-pc
# clang calls itself gcc 4.2, for which glibc has no _Float128, and prefers a
# tgmath.h of its own, which does not know that type either.
ifneq ($(findstring clang,$(CC)),)
  CFLAGS += -fgnuc-version=6 -isystem /usr/include -Wno-absolute-value \
    -Wno-implicit-int-float-conversion
endif
LDLIBS := -lgsl -lgslcblas -lyaml -lflint-arb -lflint -lgmp -lm
# It links sixty programs in half the time.
LDFLAGS := $(if $(call have,ld.gold),-fuse-ld=gold)

# A file that holds the line $2 and changes only when the line does.
remember = $(shell old=; { read -r old < $1; } 2> /dev/null || true; \
    [ -e $1 ] && [ "$$old" = '$2' ] || { mkdir -p $(dir $1); echo '$2' > $1; })

digits = $(foreach d,0 1 2 3 4 5 6 7 8 9,$(eval rest := $(subst $d,,$(rest))))$(rest)
number = $(eval rest := $($1))$(if $($1),$(strip $(digits)),$1)
$(foreach v,MUTANTS KILLED FUZZ_SECONDS FUZZ_FIRST,$(if $(filter-out undefined,$(origin $v)),\
    $(if $(call number,$v),$(error $v is "$($v)"; expected a whole number))))
$(if $(filter-out 1,$(DRAFT)),$(error DRAFT is $(DRAFT); expected nothing or 1))
$(foreach d,$(EXTRA),$(if $(wildcard $d),,$(error EXTRA: no document $d; expected \
    paths without blanks)))

PRECISIONS := double quad
ifneq ($(filter-out double quad,$(PRECISIONS))$(filter-out $(PRECISIONS),double),)
  $(error PRECISIONS is $(PRECISIONS); expected double, or double quad)
endif

# Which text: the first digits of a hash of the documents, of the frames in which
# they are set, and of the experiments.
TEXT := $(sort $(DOCUMENTS) $(wildcard paper/*.tex paper/speed.txt experiments/*))
ifneq ($(WORK),)
  HASH_OF_TEXT := $(shell sha256sum $(TEXT) | sha256sum | head -c 12)
  $(call remember,build/text,$(HASH_OF_TEXT))
  $(call remember,build/documents,$(strip $(DOCUMENTS)))
  $(call remember,build/draft,$(DRAFT))
  $(call remember,build/experiments,$(sort $(wildcard experiments/*)))
  $(call remember,build/precisions,$(PRECISIONS))
  $(call remember,build/flags,$(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) $(LDLIBS))
  $(call remember,build/coverage/flags,$(COVERAGE))
  $(call remember,build/mutants/flags,$(MUTANT) $(OBSERVED))

build/src/tangled.mk: $(DOCUMENTS) paper/tangle paper/Gather.pm build/documents \
    | $(filter deps%,$(GOALS))
	@paper/tangle build/src $(DOCUMENTS)

  include build/src/tangled.mk
endif

TEST_C := $(filter tests/%.c,$(TANGLED))
EXAMPLE_C := $(filter examples/%.c,$(TANGLED))
TOOL_C := $(filter tools/%.c,$(TANGLED))
PROGRAM_C := $(filter-out $(TEST_C) $(EXAMPLE_C) $(TOOL_C),$(filter %.c,$(TANGLED)))
TRANSCRIPTS := $(filter transcripts/%.sh,$(TANGLED))

# ---- Compiling: one text, three precisions, one sanitised build --------------
.PHONY: programs
PROGRAMS := build/nhi build/nhi-ld build/nhi-quad
EXAMPLES := $(EXAMPLE_C:%.c=build/%)
programs: $(PROGRAMS) $(EXAMPLES)

COMPILE = @mkdir -p $(@D); \
	echo "$(CC) $@"; $(CC) $(CFLAGS) '-DREAL=$1' $2 -MMD -MP -c -o $@ $<
LINK = @mkdir -p $(@D); \
	echo "link $@"; $(CC) $(CFLAGS) $2 $(LDFLAGS) \
	  -o $@.new $(filter %.o %.a,$^) $1 $(LDLIBS); mv $@.new $@

# Formulas of systems become files of C.
FORMULA_C := $(addsuffix .c,$(addprefix base/,group linear nearest newton real \
    status tree) $(addprefix formula/,formula print tape) \
    $(addprefix mechanics/,description described system))
build/tools/system: $(patsubst %.c,build/double/%.o,tools/system.c $(FORMULA_C))
	$(call LINK)
build/src/systems/%.c: build/src/systems/%.system build/tools/system
	@build/tools/system $< > $@.new; mv $@.new $@

# Records of claims become tables of C.
SYSTEMS := $(patsubst %,build/src/%,$(filter %.system,$(TANGLED)))
# The reader of records asks the formulas of systems.
READER := paper/Records.pm build/tools/system $(SYSTEMS) \
    $(shell grep -ls '^systems:' experiments/*.yaml)
build/records/%.table: build/src/claims/%.claims paper/claims $(READER)
	@mkdir -p $(@D); paper/claims $< > $@.new; \
	cmp -s $@.new build/records/$*.c || cp $@.new build/records/$*.c; mv $@.new $@
build/records/%.c: build/records/%.table
	$(if $(wildcard $@),,@cp $< $@)

build/coverage/%.o: build/lint/%.c build/flags build/coverage/flags
	$(call COMPILE,double,$(COVERAGE))
build/mutants/%.o: build/lint/%.c build/flags build/mutants/flags
	$(call COMPILE,double,$(MUTANT))

# What leaves its arithmetic to other files compiles in half the time.
$(foreach p,double ld quad,$(foreach d,claims cases records program comparison runs tests \
    ledger,build/$p/$d/%.o) $(foreach f,describe enclose experiment export reading \
    job read result sweep verify writer,build/$p/testbed/$f.o)): CFLAGS += -O1
# What is done at each node of a run takes as long as a step of a cheap method.
$(foreach p,double ld quad,build/$p/runs/trajectory.o build/$p/testbed/watch.o): \
    CFLAGS += -O2
# Loops over three coordinates are written out. With vectors a step of GNI took half as
# long again, and a call of memcpy for three numbers takes longer than to copy them.
%/stepping/matching.o %/stepping/flow.o %/stepping/method.o \
    %/stepping/admissible.o %/methods/eps.o %/mechanics/discretisation.o \
    %/mechanics/fibre.o %/mechanics/system.o %/base/newton.o %/base/linear.o \
    %/base/group.o %/mechanics/motion.o %/methods/one-step.o: CFLAGS += \
    -O3 -fno-tree-vectorize -fno-math-errno \
    $(if $(findstring clang,$(CC)),,-fno-tree-loop-distribute-patterns)
# Vectors of lanes are passed within a file only.
%/lane.o %/kernel.o %/ensemble.o: CFLAGS += -Wno-psabi

# What stands on the floors below the claims is a library, libnhi.a; a program
# is made of it and of the claims, or of what a test or an example adds.
CLAIM_C := $(filter claims/% cases/%,$(PROGRAM_C)) \
    $(patsubst claims/%.claims,records/%.c,$(filter %.claims,$(TANGLED)))
MAIN_C := $(filter program/%,$(PROGRAM_C))
CORE_C := $(filter-out $(CLAIM_C) $(MAIN_C),$(PROGRAM_C))
# The objects in double are those of the shared library as well.
$(CORE_C:%.c=build/double/%.o): CFLAGS += -fPIC -fno-semantic-interposition
ifneq ($(WORK),)
  $(call remember,build/members,$(CORE_C))
  $(call remember,build/claimants,$(CLAIM_C))
endif
ARCHIVE = @mkdir -p $(@D); rm -f $@; echo "archive $@"; \
	ar rcsD $@ $(filter %.o,$^)
build/coverage/libnhi.a: $(CORE_C:%.c=build/coverage/%.o) build/members
	$(ARCHIVE)

# What a result depends on: the library without debug sections, which hold the
# numbers of lines.  The hash is another file only if it is another hash.
build/%.code: build/%.a
	@strip -g -D -o $@.a $<; sha256sum < $@.a > $@.new; rm $@.a; \
	  cmp -s $@.new $@ || cp $@.new $@; rm $@.new

claims = $(CLAIM_C:%.c=build/$1/%.o) build/claimants
command = $(MAIN_C:%.c=build/$1/%.o) $(call claims,$1)
# A system, a method or a claim whose name or alias is taken would never be run.
UNIQUE = @for kind in systems methods surfaces records claims; do \
	  $@ list $$kind | awk -v kind=$${kind%s} 'function take(word) { \
	    if (word != "" && seen[word]++) { bad = 1; print "$@: two " kind \
	    "s named " word "; expected different names" > "/dev/stderr" } } \
	    { take(NF > 0 ? $$1 : "") } NF > 1 && $$(NF - 1) == "(alias" { take(substr($$NF, \
	    1, length($$NF) - 1)) } END { exit bad }' || { rm -f $@; exit 1; }; done
# Numbers in quad are computed by calls, which -O2 makes no faster.
# A variant: its folder, precision, flags of the compiler; its library, its
# program, its tests; flags of the linker.  A program that stands at a fixed place
# has no addresses to fill in when it starts, under the sanitizers a quarter of a
# million.
define VARIANT
build/$1/records/%.o: build/records/%.c build/flags
	$$(call COMPILE,$2,$3)
build/$1/%.o: build/src/%.c build/flags
	$$(call COMPILE,$2,$3)
$4: $$(CORE_C:%.c=build/$1/%.o) build/members
	$$(ARCHIVE)
$5: $$(call command,$1) $4
	$$(call LINK,-no-pie,$7)
	$$(UNIQUE)
$6: build/$1/tests/%.o $$(call claims,$1) $4
	$$(call LINK,-lcmocka -no-pie,$7)
endef
$(eval $(call VARIANT,double,double,,build/libnhi.a,build/nhi,build/tests/%))
$(eval $(call VARIANT,ld,long double,-O1,build/ld/libnhi.a,build/nhi-ld,build/tests/%-ld))
$(eval $(call VARIANT,quad,_Float128,-O1 -Wno-pedantic -D__STDC_WANT_IEC_60559_TYPES_EXT__,build/quad/libnhi.a,build/nhi-quad,build/tests/%-quad))
$(eval $(call VARIANT,asan,double,$$(SANITIZE),build/asan/libnhi.a,build/asan/nhi,build/asan/tests/%,$$(SANITIZE)))
build/coverage/nhi: $(MAIN_C:%.c=build/coverage/%.o) $(call claims,double) \
    build/coverage/libnhi.a
	$(call LINK,,$(COVERAGE))
build/examples/%: build/double/examples/%.o build/libnhi.a
	$(call LINK)

# A test is a program of its own, and those of the two lists are compiled once
# more, in the precision of the list.
QUAD_TESTS := algebra ball branches described fibre formulas groups laws-eps04 laws-gni13 laws-mla20 \
    legendre orders runs steps systems vectors vectors-eps04
LD_TESTS := algebra laws-gni13 vectors
build/coverage/tests/%: build/double/tests/%.o $(call claims,double) \
    build/coverage/libnhi.a
	$(call LINK,-lcmocka,$(COVERAGE))

# What refuses in it stands between the library and its callers.
%/tests/refused: private CFLAGS += $(shell sed -n \
    's/^REFUSES.[^,]*, \([a-z_0-9]*\),.*/-Wl,--wrap=\1/p' \
    build/src/tests/refused.c 2> /dev/null) -Wl,--wrap=nh_retraction_find

# ---- For other programs --------------------------------------------------------
# One header, the library, static and shared, and what finds them.
.PHONY: install uninstall
PREFIX := /usr/local
VERSION := $(shell sed -n "s/^version: *//p" CITATION.cff 2> /dev/null)
build/libnhi.so: $(CORE_C:%.c=build/double/%.o) build/members build/src/testbed/nhi.h
	@{ echo '{ global:'; grep -o 'nh_[a-z_]*(' build/src/testbed/nhi.h \
	  | sed 's/($$/;/'; echo 'local: *; };'; } > build/exports
	$(call LINK,,-shared -Wl$(comma)-soname$(comma)libnhi.so.0 \
	  -Wl$(comma)--version-script=build/exports)
comma := ,
install: build/nhi build/libnhi.a build/libnhi.so paper/manual
	@paper/manual '$(DESTDIR)$(PREFIX)' '$(PREFIX)' '$(VERSION)' '$(LDLIBS)'
uninstall: # files, and the folder that is only ours
	@case '$(PREFIX)' in /*) test -d '$(DESTDIR)$(PREFIX)';; *) false;; esac || \
	  { echo "uninstall: PREFIX is $(PREFIX); expected the folder of an" \
	  "installation, beginning with /" >&2; exit 2; }
	@cd '$(DESTDIR)$(PREFIX)' && rm -f bin/nhi include/nhi.h lib/libnhi.a \
	  lib/libnhi.so lib/libnhi.so.0 lib/pkgconfig/nhi.pc share/man/man1/nhi.1 \
	  share/bash-completion/completions/nhi && rm -rf share/nhi

# No intermediate file is deleted; whatever else is missing is made again.
.SECONDARY: $(filter build/records/%,$(CLAIM_C:%=build/%)) $(SYSTEMS:.system=.c) \
    $(patsubst %.c,build/%.table,$(filter records/%,$(CLAIM_C))) \
    $(foreach p,double ld quad asan,\
    $(patsubst %.c,build/$p/%.o,$(TEST_C) $(EXAMPLE_C)))
include $(shell find build \( -path build/anew -o -path build/clang -o -path build/clone \) \
    -prune -o -name '*.d' -type f -print 2>/dev/null)

# ---- Experiments ------------------------------------------------------------
# .ran is newer than the code of the library and the experiment file, not than
# the claims or a comment in the library;
# .content changes only if the results do, so that figures are redrawn only
# then.  KEY-quad.yaml and KEY-ld.yaml are run in the precision of their name.
.PHONY: results
# What is made of runs; those of experiments/enclosed-KEY.yaml are enclosed only.
# Those of experiments/long-KEY.yaml are for the documents, and take long, those of
# experiments/starts-KEY.yaml longer.
RUNS := $(filter-out enclosed-% starts-%,$(patsubst experiments/%.yaml,%,\
    $(wildcard experiments/*.yaml)))
LONG := $(filter long-%,$(RUNS))
EXPERIMENTS := $(filter-out $(LONG),$(RUNS))
results: $(EXPERIMENTS:%=results/%)
.PHONY: $(RUNS:%=results/%)
$(RUNS:%=results/%): results/%: results/%/.ran

RUN = @mkdir -p $(@D); rm -f $(@D)/*.tsv $(@D)/*.failed $(@D)/*.part; \
	echo "run $<"; $(word 1,$|) run $< -o results; \
	cat $(@D)/*.tsv | sha256sum > $@.new; ls $(@D)/*.tsv >> $@.new; \
	cmp -s $@.new $(@D)/.content || cp $@.new $(@D)/.content; mv $@.new $@
# It lists the tables; if one of them was deleted, the experiment runs again.
LOST := $(shell awk 'FNR > 1 && (getline line < $$0) < 0 { print FILENAME } \
    { close($$0) }' results/*/.ran 2> /dev/null | sort -u)
$(LOST): build/lost
.PHONY: build/lost
build/lost: ;

results/%-quad/.ran: experiments/%-quad.yaml build/quad/libnhi.code \
    | build/nhi-quad
	$(RUN)
results/%-ld/.ran: experiments/%-ld.yaml build/ld/libnhi.code | build/nhi-ld
	$(RUN)
results/%/.ran: experiments/%.yaml build/libnhi.code | build/nhi
	$(RUN)
results/%/.content: results/%/.ran ;

# ---- Every method on every system --------------------------------------------
# A system is a process, resumed where it was interrupted, in build/matrix. The
# last rows are groups and take longest, so they come first. The
# three files are theirs in the order of the rows, and no system is missing.
.PHONY: matrix
matrix: results/matrix.tsv results/matrix-growth.tsv results/matrix-later.tsv \
    results/matrix-speed.txt
# $1: what is asked; $2: the files, the target last; $3: the folder of the rows.
CELLS = @mkdir -p $(@D) $3; build/nhi matrix --rows > $3/$(@F).rows; \
	tac $3/$(@F).rows | xargs -P $(shell nproc) -I{} paper/timed 'matrix {}$1' \
	  'echo "matrix {}$1"; build/nhi matrix$1 --only "{}/*" -o $3/{}'; \
	for file in $2; do \
	  sed "s,.*,$3/&/$$file," $3/$(@F).rows \
	    | xargs awk 'FNR == NR || !/^\#/' > $(@D)/$$file.new; \
	  mv $(@D)/$$file.new $(@D)/$$file; done
results/matrix.tsv results/matrix-work.tsv &: build/libnhi.code | build/nhi
	$(call CELLS,,matrix-work.tsv matrix.tsv,build/matrix)
# The long runs, of which make figures draws nothing.
results/matrix-growth.tsv: build/libnhi.code | build/nhi
	$(call CELLS, --growth,matrix-growth.tsv,build/matrix)
results/matrix-later.tsv: build/libnhi.code | build/nhi
	$(call CELLS, --later,matrix-later.tsv,build/matrix)
results/matrix-speed.txt: build/libnhi.code | build/nhi
	$(call CELLS, --speed,matrix-speed.txt,build/matrix)
# What to take, from what accuracy costs; for the book as rows of a table.
matrix: results/matrix-choice.tsv
results/matrix-choice.tsv: results/matrix.tsv results/matrix-work.tsv results/matrix-later.tsv
	@build/nhi matrix --choice > $@.new; mv $@.new $@
# Half a page of the book for each system, with its drawing.
build/paper/costs.tex: paper/costs paper/costs.gp paper/Costs.pm paper/draw experiments/style.gp \
    results/matrix.tsv results/matrix-work.tsv results/matrix-later.tsv results/matrix-choice.tsv
	@mkdir -p $(@D) build/figures; echo "draw what accuracy costs"; paper/costs results > $@.new; \
	sed 's,^.nhcost{\([^}]*\)}.*,results/cost-\1,' $@.new \
	  | xargs -P $(shell nproc) -I{} paper/draw build/figures paper/costs.gp {} tex; mv $@.new $@
# With 32 starts for every run, and which decisions are other ones then.
.PHONY: starts
starts: build/starts/matrix-work.tsv build/starts/matrix-later.tsv \
    results/matrix-choice.tsv build/starts/starts-energy.txt build/starts/starts-point.txt
	@build/nhi matrix --choice -o $(<D) > $(<D)/matrix-choice.tsv; \
	for file in results $(<D); do \
	  grep -v '^#' $$file/matrix-choice.tsv | cut -f1-16 | sort \
	    > $(<D)/$$(basename $$file).rows; done; \
	diff $(<D)/results.rows $(<D)/starts.rows || true; cat $(filter %.txt,$^)
build/starts/matrix-work.tsv: build/libnhi.code | build/nhi
	$(call CELLS, --starts 32,matrix-work.tsv,build/starts)
build/starts/matrix-later.tsv: build/libnhi.code | build/nhi
	$(call CELLS, --later --starts 32,matrix-later.tsv,build/starts)
# Of each ensemble the quartiles and the largest of what it keeps; -: such a row fails.
build/starts/%.txt: experiments/%.yaml build/libnhi.code | build/nhi
	@mkdir -p $(@D); echo "run $<"; build/nhi run $< -o $(@D); \
	awk -F' = ' 'function row(x) { return x in y ? sprintf("%.4g", y[x]) : "-" } \
	  function put(k) { if ("numbers " k in y) printf "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", y["run"], k, \
	    row("lower quartile " k), row("median " k), row("upper quartile " k), row("largest " k), \
	    y["failed rows"] } \
	  function all() { put("departure"); put("error"); put("violation"); split("", y) } \
	  BEGIN { print "run-steps\tof\tlower\tmedian\tupper\tlargest\tfailed" } \
	  FNR == 1 { all() } /^# / { y[substr($$1, 3)] = $$2 } END { all() }' \
	  $(@D)/$*/*.tsv > $@.new; mv $@.new $@
build/paper/choice.tex: results/matrix-choice.tsv paper/choice
	@mkdir -p $(@D); paper/choice $< > $@.new; mv $@.new $@

# ---- The test set --------------------------------------------------------------
# A problem is a process; its values at t = 1, 10, and 100 if UNTIL says so.
.PHONY: problems
UNTIL := 10
PROBLEMS := $(if $(wildcard build/src/comparison/problems.c),$(shell sed -n \
    '/nh_problems\[\] = {/,/{.name = NULL}/s/^ *{"\([^"]*\)".*/\1/p' \
    build/src/comparison/problems.c))
ifneq ($(WORK),)
  $(call remember,build/problems/until,$(UNTIL))
endif
build/problems/%.tsv: build/libnhi.code build/problems/until | build/nhi
	@echo "problem $*"; \
	build/nhi problems --only '$*' --until $(UNTIL) -o $(@D)
problems: $(PROBLEMS:%=build/problems/%.tsv) paper/problems | build/nhi
	@mkdir -p results/problems; cp $(filter %.tsv,$^) results/problems; \
	paper/problems build/nhi results/problems

# ---- Figures ----------------------------------------------------------------
# KEY.gp reads results/KEY, KEY-ld, KEY-quad, and those named in its comment
# line "# reads:".  One script serves three terminals; the third is the book's.
.PHONY: figures
PLOTS := $(filter-out style side-time $(LONG),$(patsubst experiments/%.gp,%,\
    $(wildcard experiments/*.gp)))
figures: $(PLOTS:%=figures/%.pdf) $(PLOTS:%=figures/%.svg)

READS := $(shell awk '/^. reads:/ { for (i = 3; i <= NF; i++) \
    print FILENAME ":" $$i }' experiments/*.gp)
read_by = $(patsubst experiments/$1.gp:%,%,$(filter experiments/$1.gp:%,$(READS)))
reads = $1 $1-ld $1-quad $(call read_by,$1)
contents = $(patsubst %,results/%/.content,$(filter $(RUNS),$(call reads,$1)))
DRAW = @mkdir -p $(@D); echo "draw $@"; paper/draw $(@D) $< results/$* $1

.SECONDEXPANSION:
figures/%.pdf: experiments/%.gp experiments/style.gp paper/draw \
    $$(call contents,$$*)
	$(call DRAW,pdf)
figures/%.svg: experiments/%.gp experiments/style.gp paper/draw \
    $$(call contents,$$*)
	$(call DRAW,svg)
build/figures/%.tex: experiments/%.gp experiments/style.gp paper/draw \
    $$(call contents,$$*)
	$(call DRAW,tex)
# Measured times are in side-time alone, and that in the pages alone.
SIDE := side-matrix side-time
$(SIDE:%=figures/%.pdf) $(SIDE:%=figures/%.svg) build/figures/side-matrix.tex: \
    results/matrix.tsv
$(addprefix figures/side-time,.pdf .svg): results/matrix-speed.txt

# ---- The ledger of claims ----------------------------------------------------
# Computed twice, in double and in 113-bit arithmetic: rounding falls with the
# precision, a false identity does not.  The ledger ends with status 1 if a
# verdict differs from the recorded one; the table is written all the same.
.PHONY: verify bench
# build/ledger keeps the row of each claim with what it depends on.
RECORDS := $(patsubst %,build/src/%,$(filter %.claims,$(TANGLED)))
procedures = $(patsubst %.c,build/$1/%.o,$(filter claims/% cases/%,$(PROGRAM_C)))
LEDGER = @mkdir -p $(@D); paper/judge $< $@ $(filter %.code %.o %.claims,$^)
results/claims.tsv: build/nhi build/libnhi.code $(call procedures,double) \
    $(RECORDS) $(wildcard experiments/*.yaml) build/experiments paper/judge $(READER)
	$(LEDGER)
# Later, since it knows then which claims take long, and has all processors.
results/claims-quad.tsv: build/nhi-quad build/quad/libnhi.code \
    $(call procedures,quad) $(RECORDS) $(wildcard experiments/*.yaml) \
    build/experiments paper/judge $(READER) | results/claims.tsv
	$(LEDGER)
QUAD_LEDGER := $(if $(filter quad,$(PRECISIONS)),results/claims-quad.tsv)
verify: results/claims.tsv $(QUAD_LEDGER)
	@build/nhi verify --from $< $(QUAD_LEDGER:%=--with %)
	@[ -n "$(EXTRA)" ] || paper/counts results/claims.tsv README.md
bench: build/nhi
	build/nhi bench

# The identities of the records as theorems, which Coq checks if it is there.
.PHONY: certificates
certificates: $(RECORDS) paper/certificates $(READER)
	@rm -rf build/certificates; mkdir -p build/certificates
	@paper/certificates build/certificates $(RECORDS)
	@command -v coqc > /dev/null || { echo "certificates: not checked," \
	  "coqc is missing: run \"make deps-coq\""; exit 0; }; \
	cd build/certificates; printf '%s\n' *.v | xargs -P $(shell nproc) -n 1 \
	  coqc -q -w none > log; echo "certificates: coqc accepts all"

# ---- Tests ------------------------------------------------------------------
.PHONY: test sanitize coverage mutants fuzz nightly lint clang
TESTS := $(TEST_C:%.c=build/%) $(QUAD_TESTS:%=build/tests/%-quad) \
    $(LD_TESTS:%=build/tests/%-ld)
test: $(PROGRAMS) $(EXAMPLES) $(TESTS) build/libnhi.so
	@tests/run $(TESTS) $(wildcard tests/*.t)

SANITIZED := $(patsubst build/%,build/asan/%,$(filter-out %-quad %-ld %/refused,$(TESTS)))
sanitize: build/asan/nhi $(SANITIZED) $(PROGRAMS)
	@NHI=build/asan/nhi tests/run $(SANITIZED) \
	  $(shell grep -l NHI tests/*.t 2>/dev/null)

# cppcheck does not understand #line, so it reads copies without them.  It takes
# an array that a callee fills row by row for one that is used before it is set;
# that question is left to gcc.  gcov reads the same copies.
LINTED := $(patsubst %,build/lint/%,$(filter %.c %.h,$(TANGLED)))
build/lint/%: build/src/%
	@mkdir -p $(@D); grep -v '^#line' $< > $@

# What of the library and the program the tests of one precision reach.
# tests/unreached.txt gives the reasons for the rest.
COVERED := $(patsubst build/%,build/coverage/%,$(filter-out %-quad %-ld,$(TESTS)))
COVERED_C := $(CORE_C) program/main.c
# What a program says that cannot write its profile, which no test is to read.
UNWRITTEN := $(CURDIR)/build/coverage/unwritten
$(COVERED_C:%.c=build/coverage/%.o): | $(LINTED)
build/coverage/tools/system: $(patsubst %.c,build/coverage/%.o,tools/system.c \
    $(FORMULA_C))
	$(call LINK,,$(COVERAGE))
build/coverage/tools/system.o: | $(LINTED)
coverage: build/coverage/nhi build/coverage/tools/system $(COVERED) $(PROGRAMS)
	@find build/coverage -name '*.gcda' -delete; rm -f $(UNWRITTEN)
	@GCOV_ERROR_FILE=$(UNWRITTEN) NHI=build/coverage/nhi \
	  TOOL=build/coverage/tools/system tests/run $(COVERED) \
	  $(shell grep -l NHI tests/*.t 2>/dev/null)
	@if [ -e $(UNWRITTEN) ]; then head $(UNWRITTEN) >&2; exit 1; fi
	@tests/coverage build/lint tests/unreached.txt \
	  $(COVERED_C:%.c=build/coverage/%.gcno)

# Random mutants from five seeds of the day; the library is a shared one, so that
# one link makes a mutant of every program.
# Between a shared library and itself nothing can stand.
MUTATED := $(filter-out %-quad %-ld %/refused,$(TESTS:build/%=build/mutants/%))
$(CORE_C:%.c=build/mutants/%.o): | $(LINTED)
build/mutants/libnhi.so: $(CORE_C:%.c=build/mutants/%.o) build/members
	$(call LINK,,-shared)
build/mutants/nhi: $(call command,double) build/mutants/libnhi.so
	@mkdir -p $(@D); echo "link $@"; $(LINK_MUTANT) -o $@
build/mutants/nhi-quad: build/nhi-quad
	@ln -sf ../nhi-quad $@
build/mutants/tests/%: build/double/tests/%.o $(call claims,double) \
    build/mutants/libnhi.so
	@mkdir -p $(@D); echo "link $@"; $(CC) $(LDFLAGS) -o $@ $(filter %.o,$^) \
	  -Lbuild/mutants -lnhi -lcmocka $(LDLIBS)
build/mutants/tools/system: build/double/tools/system.o build/mutants/libnhi.so
	@mkdir -p $(@D); echo "link $@"; $(CC) -o $@ $< -Lbuild/mutants -lnhi $(LDLIBS)
LINK_MUTANT = $(CC) $(LDFLAGS) $(filter %.o,$(call command,double)) -Lbuild/mutants -lnhi \
    $(LDLIBS)
build/mutants/touched/%.o: build/lint/%.c build/flags build/mutants/flags
	$(call COMPILE,double,$(MUTANT) $(OBSERVED))
build/mutants/touched/touched.o: tests/touched.c build/flags
	$(call COMPILE,double,-fPIC)
TOUCHED := $(CORE_C:%.c=build/mutants/touched/%.o)
$(TOUCHED): | $(LINTED)
build/mutants/touched/libnhi.so: $(TOUCHED) build/mutants/touched/touched.o \
    build/members
	$(call LINK,,-shared)
MUTANTS := 600
TODAY := $(shell date +%Y%m%d)
SEEDS := $(TODAY).1,$(TODAY).2,$(TODAY).3,$(TODAY).4,$(TODAY).5
KILLED := 95
KINDS := all
MOST := $(if $(filter 0,$(KILLED)),20,120)
JUDGES := branches records results input command ledger described export score \
    enclose judgement problems sweep matrix
FILES :=
JOBS := $(shell nproc)
mutants: build/mutants/nhi build/mutants/nhi-quad build/mutants/touched/libnhi.so $(MUTATED) \
    build/mutants/tools/system | $(PROGRAMS)
	@COMPILE="$(CC) $(CFLAGS) -DREAL=double $(MUTANT) -w -c" \
	  SHARED="$(CC) $(LDFLAGS) -shared" LINK="$(LINK_MUTANT)" LIBRARIES="$(LDLIBS)" \
	  PROGRAM=build/mutants/nhi TOOL=build/mutants/tools/system \
	  CORE="$(CORE_C)" TESTS="$(MUTATED)" \
	  RECORDS="$(patsubst claims/%.claims,%,$(filter %.claims,$(TANGLED)))" \
	  SCRIPTS="$(JUDGES:%=tests/%.t)" \
	  tests/mutants count=$(MUTANTS) seeds=$(SEEDS) kinds=$(KINDS) \
	  files=$(FILES) least=$(KILLED) most=$(MOST) jobs=$(JOBS)

# Experiment files, hostile and sound, under the sanitizers and before an oracle;
# every day has its own.
FUZZ_SECONDS := 60
FUZZ_FIRST := $(shell expr $$(date +%s) / 86400 '*' 100000 + 1)
fuzz: build/asan/nhi build/nhi build/nhi-quad
	@tests/fuzz $< seconds=$(FUZZ_SECONDS) first=$(FUZZ_FIRST) \
	  jobs=$(shell nproc)

# What takes too long for each change.
nightly:
	@.ci/nightly

# The newest standard of gcc knows statuses that must not be ignored.
STRICT := gcc -std=c2x '-DNH_NODISCARD=[[nodiscard]]' -fsyntax-only -Wall -Wextra \
    -Wpedantic -Wshadow -Wundef -Wvla \
    -Wcast-qual -Wwrite-strings -Wstrict-prototypes -Wredundant-decls \
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wnull-dereference \
    -Wno-psabi \
    $(filter -D% -I%,$(CFLAGS)) -DREAL=double
lint: $(LINTED)
	@paper/lint $(DOCUMENTS) $(wildcard experiments/*.gp) paper/costs.gp
	@printf 'build/src/%s\n' $(filter %.c,$(TANGLED)) \
	  | xargs -P $(shell nproc) -n 1 $(STRICT) -Werror
	@cppcheck --version > /dev/null || { echo 'run "make deps-lint" first'; \
	  exit 1; }
	@mkdir -p build/cppcheck; cppcheck -j $(shell nproc) \
	  --cppcheck-build-dir=build/cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr \
	  --enable=warning,performance,portability -DREAL=double -Ibuild/lint \
	  --suppress=uninitvar --suppress=ctuuninitvar \
	  --suppress=legacyUninitvar --suppress=uninitStructMember \
	  $(filter %.c,$(LINTED))
	@echo "lint: no complaint"

# Another compiler, in a tree of its own.
clang: results
	@rm -rf build/clang; mkdir -p build/clang/tests
	@cp -R --parents Makefile paper experiments src.nw $(EXTRA) build/clang
	@cp tests/laws.nw build/clang/tests
	@env -u MAKEFLAGS $(MAKE) --no-print-directory -C build/clang CC=clang \
	  programs results
	@cd results; find . -name '*.tsv' ! -name 'claims*' ! -name 'matrix*' | while read -r f; \
	  do cmp $$f ../build/clang/results/$$f; done
	@echo "clang: the same results"

# ---- The documents -----------------------------------------------------------
# One weave of all; each is set by paper/press, which knows that they refer to
# each other.
.PHONY: documents book report
STEMS := $(filter-out src,$(basename $(notdir $(DOCUMENTS))))
BOOK := paper/nonholonomic-integrators.pdf
VOLUMES := $(STEMS:%=paper/%.pdf)
book: $(BOOK)
report: paper/report.pdf
documents: report book $(VOLUMES)

# They run what the book shows, and some read experiments or what to take.
build/transcripts/%.txt: build/src/transcripts/%.sh $(PROGRAMS) $(EXAMPLES) \
    $(addprefix build/src/,$(filter examples/%.yaml,$(TANGLED)))
	@mkdir -p $(@D); bash -eu -o pipefail $< | fold -s -w 90 > $@.new; mv $@.new $@
build/transcripts/show.txt: results/matrix-choice.tsv
build/transcripts/caution.txt: experiments/eps04-fig64.yaml

build/transcripts/enclosed.txt: build/tests/enclosed

build/paper/woven: $(DOCUMENTS) paper/weave paper/gather paper/Gather.pm \
    paper/subjects paper/implements \
    build/documents build/tools/system
	@mkdir -p $(@D); echo "weave"; paper/weave build/paper $(DOCUMENTS); \
	  touch $@

build/paper/ledger.tex: results/claims.tsv $(QUAD_LEDGER) $(RECORDS) \
    build/paper/woven build/precisions paper/ledger paper/Counts.pm $(READER)
	@mkdir -p $(@D); echo "ledger"; paper/ledger build/paper \
	  $(filter %.tsv %.claims,$^); touch $@

VALUED := $(wildcard paper/*.tex)
build/paper/values.tex: build/paper/woven build/paper/ledger.tex paper/values \
    $(VALUED) CITATION.cff build/nhi build/draft results/matrix-choice.tsv \
    results/matrix-growth.tsv build/experiments \
    $(RUNS:%=results/%/.content)
	@{ build/nhi values; cat build/paper/ledger.values; \
	  sed -n 's/^date-released: /date\t/p' CITATION.cff; } \
	  | paper/values $(addprefix build/paper/,src.tex $(STEMS:%=%.tex)) \
	  $(filter-out %/preamble.tex,$(VALUED)) -- $(RUNS:%=results/%) > $@.new; mv $@.new $@

# Which text a document is of, and what it is without.
build/paper/text.tex: build/text build/precisions
	@mkdir -p $(@D); printf '%s%s%s}\n' '\newcommand{\nhtext}{' "$$(cat $<)" \
	  '$(if $(QUAD_LEDGER),,, ledger in double only)' > $@

build/paper/orders.tex: $(EXPERIMENTS:%=results/%/.content) build/experiments paper/orders
	@mkdir -p $(@D); paper/orders $(wildcard $(filter %-orders %/eps04-son \
	  %/gni13-fig1 %/gni13-fig3,$(EXPERIMENTS:%=results/%))) > $@.new; mv $@.new $@

SET := build/paper/woven build/paper/values.tex build/paper/orders.tex \
    build/paper/choice.tex build/paper/costs.tex \
    build/paper/text.tex \
    $(wildcard paper/*.tex) \
    paper/press $(PLOTS:%=build/figures/%.tex) $(LONG:%=build/figures/%.tex) \
    $(TRANSCRIPTS:%.sh=build/%.txt) $(wildcard experiments/*)
# One press sets all that this make is asked for.
ASKED := $(if $(filter documents,$(GOALS)),$(BOOK) paper/report.pdf $(VOLUMES),\
    $(if $(filter book release,$(GOALS)),$(BOOK)) \
    $(if $(filter report release,$(GOALS)),paper/report.pdf) \
    $(filter $(BOOK) paper/report.pdf $(VOLUMES),$(GOALS)))
PRESSED = $(patsubst nonholonomic-integrators,src,$(basename $(notdir $(sort $(ASKED)))))
ifneq ($(strip $(ASKED)),)
ifeq ($(DRAFT),)
$(sort $(ASKED)) &: $(SET)
	@paper/press $(PRESSED)
else
.PHONY: $(ASKED)
$(sort $(ASKED)) &:
	@paper/draft $(PRESSED)
endif
endif

# The same text as linked pages: pandoc sets the formulas, paper/pages the rest.
.PHONY: html
PAGES := paper/pages paper/Html.pm paper/Costs.pm $(READER) paper/pages.css paper/pages.js
html: paper/html/index.html
paper/html/index.html: build/paper/woven build/paper/values.tex \
    build/paper/orders.tex build/paper/choice.tex build/paper/text.tex $(wildcard paper/*.tex) \
    $(TRANSCRIPTS:%.sh=build/%.txt) $(PAGES) \
    $(patsubst %,figures/%.svg,$(PLOTS) $(LONG) side-time) \
    build/motions/drawn results/matrix.tsv results/matrix-work.tsv results/matrix-speed.txt \
    results/matrix-growth.tsv results/matrix-later.tsv results/matrix-choice.tsv
	@echo "pages"; paper/pages paper/html

# Motions of systems as drawings that move, from the results of an experiment.
build/motions/drawn: paper/motions $(EXPERIMENTS:%=results/%/.content)
	@rm -rf $(@D); mkdir -p $(@D); paper/motions $(@D); touch $@

# What is released is set twice from the labels up, and must be the same bits.
.PHONY: release
RELEASED := paper/report.pdf $(BOOK)
release: $(RELEASED)
	@sha256sum $^ > build/paper/released
	@rm -f build/paper/labels/* build/paper/*.{set,aux,toc,lof,out,ind}
	@paper/press report src
	@sha256sum --quiet -c build/paper/released
	@echo "released: $^, text" $$(sed 's/.*{\(.*\)}.*/\1/' build/paper/text.tex)

# ---- Bit for bit ------------------------------------------------------------
# results/MANIFEST holds the hashes of all results and figures but those of time.
.PHONY: manifest reproduce clean
HASH = { find $(RUNS:%=results/%) -name '*.tsv'; ls results/claims.tsv results/matrix*.tsv \
	  $(foreach k,$(PLOTS) $(LONG),figures/$k.pdf figures/$k.svg); } \
	  | LC_ALL=C sort | xargs sha256sum
LONGER := results/matrix-growth.tsv results/matrix-choice.tsv \
    $(foreach k,$(LONG),figures/$k.pdf figures/$k.svg)
manifest: results figures $(LONGER) results/claims.tsv
	@$(HASH) > results/MANIFEST; wc -l results/MANIFEST

reproduce:
	@rm -rf build/anew; mkdir -p build/anew
	@cp -R --parents Makefile paper experiments src.nw $(EXTRA) build/anew
	@mkdir build/anew/tests; cp tests/laws.nw build/anew/tests
	@env -u MAKEFLAGS $(MAKE) --no-print-directory -C build/anew CC='$(CC)' results figures \
	  $(LONGER) results/claims.tsv
	@paper/provenance build/anew results/MANIFEST '$(VERSION)' '$(HASH_OF_TEXT)'
	@cd build/anew; $(HASH) | diff - ../../results/MANIFEST \
	  && echo "reproduced: all results and figures agree with results/MANIFEST"

# The same in ten minutes: the program, the claims, no figures, no quad.
.PHONY: check-claims
check-claims: results/claims.tsv
	@build/nhi verify --from $<

# The released report and book are part of the repository and stay.
clean:
	rm -rf build paper/html
	rm -f $(filter-out $(RELEASED),$(wildcard paper/*.pdf))
	find results figures -mindepth 1 ! -name MANIFEST ! -name .gitignore \
	  -delete

endif
