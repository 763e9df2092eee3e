"""A fourth game in one folder: proof that the kernel, the rooms and the wire know no game by name."""
