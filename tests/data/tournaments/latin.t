# Pikkuturnaus, four players and a bye
Jónsdóttir, Anna      1412 2 3 0; 401 380 50; p12 1 2 0; board 1 1 0; team Kóp
Hyvönen, Päivi  1377 1 0 3; 322 50 410; p12 2 0 1; rrank 3 2 1
Lind, Ture Aronsson 0 0 1 2; -50 399 377; p12 0 1 2; password a\;b\\c
