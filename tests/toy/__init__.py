"""Games that exist for the tests alone."""
