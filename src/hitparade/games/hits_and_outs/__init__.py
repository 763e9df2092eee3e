"""Hits & Outs: one side hides a Hit among Outs at the corners of the infield, the other tries to find it. For two."""
