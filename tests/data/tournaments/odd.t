Wiśniewska, Łucja  129.51+3 2 00;411
Nowak, J. jr   104 1 00;398

# nobody else came
Nyman, Bo 99 00 00