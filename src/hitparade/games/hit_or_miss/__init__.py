"""Hit or Miss: write a list, roll the die, and read what others wrote too, or nobody did."""
