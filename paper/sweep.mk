# make -j 8 -f paper/sweep.mk FILE=experiments/KEY.yaml [N=64] [INTO=results]
#
# The parts of a sweep as targets, then all of them merged.  A part that ends
# with status 75 has rows left and is begun again.
NHI ?= build/nhi
N ?= $(shell nproc)
INTO ?= results
PARTS := $(addprefix part-,$(shell seq $(N)))

.PHONY: merge $(PARTS)
merge: $(PARTS)
	"$(NHI)" sweep "$(FILE)" --merge -o "$(INTO)"
# Whoever stops make stops the parts, which a shell in their front would hide.
export NHI_THREADS ?= 1
$(PARTS): part-%:
	@stop=; trap 'stop=1; kill -TERM $$part' INT TERM; status=75; \
	while [ $$status = 75 ] && [ -z "$$stop" ]; do status=0; \
	  "$(NHI)" sweep "$(FILE)" --shard $*/$(N) -o "$(INTO)" & part=$$!; \
	  wait $$part || status=$$?; \
	  [ $$status -le 128 ] || { status=0; wait $$part || status=$$?; }; \
	done; exit $$status
