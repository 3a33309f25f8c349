"""What duplicate, bingo, solo and reverse play share."""
