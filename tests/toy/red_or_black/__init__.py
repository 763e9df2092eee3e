"""A game of luck with everything in it that the kernel knows and rock-paper-scissors lacks."""
