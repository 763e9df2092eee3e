"""Decks that a host brings along: a zip of pictures with a deck.toml, checked, and drawn anew for the table."""

from hitparade.games.hit_manga.decks.reading import check_deck, export_deck, import_deck
from hitparade.games.hit_manga.decks.values import Deck, DeckCard, HostDeck, Picture

__all__ = ["Deck", "DeckCard", "HostDeck", "Picture", "check_deck", "export_deck", "import_deck"]
