"""The forgiving and the synonyms level without a card: each rule with what it takes and what it must not take."""

from __future__ import annotations

import pytest

from hitparade.games.hit_or_miss.matching import match
from hitparade.games.hit_or_miss.matching.numbers import in_figures

FORGIVING = [
    ("Colours", "grey", "gray", "spelling-variant"),
    ("Tools", "meat tenderiser", "meat tenderizer", "spelling-variant"),
    ("Music", "rock n roll", "rock and roll", "spelling-variant"),
    ("Family", "my mum", "Mom", "spelling-variant"),
    ("Excuses", "the dog ate the homework", "dog ate homework", "spelling-variant"),
    ("Numbers", "seven", "7", "number"),
    ("Kings", "Henry the Eighth", "Henry VIII", "number"),
    ("Fractions", "¾", "three quarters", "number"),
    ("Numbers", "half a million", "500,000", "number"),
    ("Food", "chips and fish", "fish and chips", "word-order"),
    ("Famous people", "Curie, Marie", "Marie Curie", "word-order"),
    ("Animals", "🐘", "elephant", "picture"),
    ("Weather", "☀️", "sun", "picture"),
    ("Drinks", "☕", "hot beverage", "picture"),
    ("Fruit", "🍎", "apple", "picture"),
    ("Animals", "hippo", "hippopotamus", "abbreviation"),
    ("Things in a house", "TV stand", "television stand", "abbreviation"),
    ("US states", "CA", "California", "abbreviation"),
    ("Jobs", "photog", "photographer", "abbreviation"),
    ("Organisations", "WHO", "World Health Organization", "initials"),
    ("Organisations", "BBC", "British Broadcasting Corporation", "initials"),
    ("Drinks", "j.d.", "Jack Daniels", "initials"),
    ("Detectives", "Holmes", "Sherlock Holmes", "surname"),
    ("Painters", "van Gogh", "Vincent van Gogh", "surname"),
    ("Singers", "Beyoncé", "Beyonce Knowles", "surname"),
    ("Book characters", "Potter", "Harry Potter", "surname"),
    ("Trees", "oak", "oak tree", "category-word"),
    ("Mountains", "Mount Fuji", "Fuji", "category-word"),
    ("Things in a kitchen", "kitchen sink", "sink", "category-word"),
    ("Music styles", "soul music", "soul", "category-word"),
    ("Animals", "girafe", "giraffe", "spelling"),
    ("Animals", "zbera", "zebra", "spelling"),
    ("Places to eat", "restraunt", "restaurant", "spelling"),
    ("Animals", "elefant", "elephant", "spelling"),
    ("Actors", "Brad Pit", "Brad Pitt", "spelling"),
    ("Wild animals", "bare", "bear", "spelling"),
    ("Weather", "lightening", "lightning", "spelling"),
    ("Names for girls", "Sara", "Sarah", "spelling-variant"),
    ("Names for boys", "Carl", "Karl", "spelling-variant"),
    ("Names for boys", "Neil", "Neal", "spelling"),
    ("Toys", "teddy baer", "teddy bear", "spelling"),
    ("Food", "icecreem", "ice cream", "spelling"),
    ("Illnesses", "vanilla ixe", "vanilla ice", "spelling"),
    ("Places", "hitting peolpe", "hitting people", "spelling"),
]

SYNONYMS = [
    ("Furniture", "sofa", "couch"),
    ("Furniture", "sofa cushion", "couch cushion"),
    ("Drinks", "pop", "soda"),
    ("Family members", "pop", "dad"),
    ("Things in a car", "boot", "trunk"),
    ("Desserts", "jelly", "jello"),
    ("Shoes", "wellies", "rubber boots"),
    ("Animals", "cougar", "mountain lion"),
    ("Jobs", "doctor", "physician"),
    ("", "physician", "doctor"),
    ("Things to throw", "snowstorm", "blizzard"),
]

APART = [
    ("Furniture", "pop", "soda"),
    ("Furniture", "boot", "trunk"),  # a scope that is not the topic
    ("Food", "bread", "lettuce"),
    ("Vehicles", "plane", "sheet"),
    ("Animals", "turkey", "bomb"),
    ("Tools", "hammer", "mallet"),
    ("", "bread", "lettuce"),
    ("", "case", "lawsuit"),
    ("Animals", "frog", "toad"),
    ("Fruit", "pear", "peach"),
    ("Countries", "Iran", "Iraq"),
    ("Numbers", "7", "70"),
    ("Kings", "George VI", "George V"),
    ("Hats", "flat ab cap", "flat ac cap"),
    ("Names", "allardice", "allardyce"),
    ("Films", "Rocky II", "Rocky III"),
    ("Films", "Alien 3", "Aliens 33"),
    ("Sports", "rowing", "rolling"),
    ("Feelings", "sulking", "shaking"),
    ("Superheroes", "Catwoman", "Batwoman"),
    ("Animals", "hog", "dog"),
    ("Things", "who", "World Health Organization"),
    ("Letters", "7 0", "70"),
    ("Singers", "Pink", "Pink Floyd"),
    ("Singers", "Taylor", "Taylor Swift"),
    ("Artists", "Gogh van", "Vincent van Gogh"),
    ("Painters", "van Gogh", "van Gogh Vincent"),
    ("Kings", "a, b, c", "b, c a"),
    ("Kings", ", x", "y"),
    ("Drinks", "milk chocolate", "chocolate milk"),
    ("Vegetables", "sweet potato", "potato"),
    ("Dinosaurs", "ceratosaurux", "keratozaurix"),
    ("Words", "qqqqqqq", "qqzzqqq"),
    ("Things", "C++", "C+"),
    ("Emoji", "🍎🍐", "apple"),
    ("Emoji", "x🍎", "apple"),
    ("Streets", "roadworks", "road workers"),
    ("Rooms", "room 12b", "room12c"),
    ("Things", "see saw", "sea saw"),
    ("Actors", "Tom Hanks", "Tom Hardy"),
    ("Names for boys", "Eric", "Erica"),
    ("Flowers", "rose", "roses garden"),
    ("Kings", "king", "queen, king"),
]


@pytest.mark.parametrize(("category", "a", "b", "code"), FORGIVING)
def test_forgiving(category: str, a: str, b: str, code: str) -> None:
    assert match(a, b, "strict", category=category) is None
    found = match(b, a, "forgiving", category=category)
    assert found is not None
    assert (found.level, found.reason_code) == ("forgiving", code)
    assert found.reason.endswith(".")


@pytest.mark.parametrize(("category", "a", "b"), SYNONYMS)
def test_synonyms(category: str, a: str, b: str) -> None:
    assert match(a, b, "forgiving", category=category) is None
    found = match(b, a, "synonyms", category=category)
    assert found is not None
    assert (found.level, found.reason_code) == ("synonyms", "synonym")


@pytest.mark.parametrize(("category", "a", "b"), APART)
def test_apart(category: str, a: str, b: str) -> None:
    assert match(a, b, "synonyms", category=category) is None


def test_the_reason_counts_the_letters() -> None:
    one, two = match("girafe", "giraffes!", "forgiving"), match("rhinocerrus", "rhinoceros", "forgiving")
    assert one is not None
    assert one.reason == "Spelling: 1 letter."
    assert two is not None
    assert two.reason == "Spelling: 2 letters."


@pytest.mark.parametrize(
    ("words", "figures"),
    [
        ("twenty one pilots", "21 pilots"),
        ("one hundred and one dalmatians", "101 dalmatians"),
        ("one two three", "1 2 3"),
        ("two thousand and six", "2006"),
        ("one million", "1000000"),
        ("1 million", "1000000"),
        ("nineteen eighty four", "19 84"),
        ("five hundred thousand", "500000"),
        ("hundred", "100"),
        ("two hundred", "200"),
        ("a dozen eggs", "a 12 eggs"),
        ("fifth avenue", "5th avenue"),
        ("5th avenue", "5th avenue"),
        ("louis xiv", "louis 14"),
        ("malcolm x", "malcolm 10"),
        ("vitamin i pill", "vitamin i pill"),
        ("i", "i"),
        ("half", "1/2"),
        ("quarter", "1/4"),
        ("one third", "1/3"),
        ("third", "3th"),
        ("three quarter", "3/4"),
        ("half 1000", "500"),
        ("007", "007"),
        ("ten and", "10 and"),
        ("one hundred and cats", "100 and cats"),
        ("twenty thirty", "20 30"),
        ("two second", "2 2"),
        ("catch twenty two", "catch 22"),
        ("sixty seven", "67"),
        ("²", "²"),
    ],
)
def test_numbers_in_figures(words: str, figures: str) -> None:
    assert " ".join(in_figures(tuple(words.split()))) == figures
