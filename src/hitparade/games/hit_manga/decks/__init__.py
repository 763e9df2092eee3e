"""Decks that a host brings along: a zip of pictures with a deck.toml, checked, and drawn anew for the table."""
