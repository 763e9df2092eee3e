"""Measurements: hitparade beside its peers, in one run, as ratios. `script/benchmark` runs them all."""
