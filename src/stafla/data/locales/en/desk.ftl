# The arbiter’s desk

duplicate-desk = Arbiter’s desk
duplicate-caller-screen = Caller’s screen
duplicate-official-caller = Caller
duplicate-official-link = Address for the official
duplicate-official-help = Give this address to the official. It is shown only once, and anyone who has it can rule on slips.
duplicate-official-name = Name of an official
duplicate-officials = Officials: { $count }
duplicate-invite = Add an official
duplicate-now-checks = Round { $number }: { $count ->
    [one] { $count } slip waits for a check
   *[other] { $count } slips wait for a check
}
duplicate-now-equal = Round { $number }: { $count } plays are equal at { $points } points
duplicate-now-choose = Round { $number }: ready for the master play
duplicate-now-drawn = Round { $number }: the letters fit
duplicate-now-draw = Round { $number }: draw { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
duplicate-now-next = Round { $number } is next
duplicate-late-count = Late: { $count }
duplicate-adjudicate = Rule on the slips
duplicate-draw = Put on the rack
duplicate-withdraw = Typed wrong: take back
duplicate-letters = Letters drawn: { $count }
duplicate-letters-help = Type ? for a blank. If the rack does not have enough vowels and consonants, it goes back and you draw a whole new one.
duplicate-score = Score on the slip
duplicate-fault = Fault
duplicate-fault-none = none
duplicate-zero-word = not a valid word
duplicate-zero-two-slips = two slips
duplicate-zero-tiles = letters not on the rack
duplicate-zero-place = wrong or missing square
duplicate-zero-whole = not the whole word
duplicate-zero-unreadable = unreadable
duplicate-zero-blank = empty slip
duplicate-zero-time = written after time
duplicate-enter = Enter slip
duplicate-entry-help = Number, square, word, score, then Enter. With a fault, the slip scores 0 whatever it says.
duplicate-solutions = Solutions: { $count }
duplicate-ruling = Ruling
duplicate-stand = Let it stand
duplicate-rule-zero = Zero
duplicate-alike-help = One ruling covers all slips with the same word, square and blanks.
duplicate-doubts = To sort out
duplicate-checks = Checks by two officials
duplicate-solo-check = Solo
duplicate-seen-by = Checked by: { $names }
duplicate-seen-nobody = Checked by nobody yet
duplicate-confirm = Confirm
duplicate-misread = Wrong score on the slip
duplicate-misread-as = slip says { $told }, worth { $points }
duplicate-misread-none = no score on the slip, worth { $points }
duplicate-twice = Paper and phone differ
duplicate-choice = Master play
duplicate-choice-help = These plays score the same. Nobody’s points change. Another play than the suggested one needs a reason.
duplicate-suggested = suggested by the rules
duplicate-why = Reason for another play
duplicate-choose = Announce the master play
duplicate-log = What the officials did
duplicate-log-none = Nothing yet.
duplicate-log-added = added the slip of { $names }
duplicate-log-stands = let stand: { $names }
duplicate-log-zero = zero, { $fault }: { $names }
duplicate-log-checked = checked: { $names }
duplicate-log-warned = { $fault ->
    [score] warned for the score: { $names }
   *[other] warned: { $names }
}
duplicate-warning-costs = { $warning } – costs { $points } points
duplicate-log-fined = deducted { $points } points: { $names }
duplicate-log-lifted = { $what ->
    [warning] took back a warning: { $names }
   *[points] gave back { $points } points: { $names }
}
duplicate-not-judged = There are no slips at the desk now.
duplicate-no-such-slip = This player has no such slip in this round.
duplicate-checked-already = You have checked this, or there is nothing to check.
duplicate-unchecked = Zeros and solos still wait for a second official.
duplicate-not-among-equals = This play is not among the best ones.
duplicate-reason-missing = Another play than the suggested one needs a reason.
duplicate-not-by-hand = In this game the server draws the tiles.
duplicate-wrong-draw = The bag does not hold these letters, or the number of letters is wrong.
duplicate-nothing-drawn = Type in the letters that were drawn first.
duplicate-too-many-officials = No more officials can be added.
duplicate-too-many-rulings = No more rulings can be made in this round.
duplicate-too-many-warnings = No more warnings can be given to this player.
duplicate-too-many-fines = No more points can be deducted from this player.
duplicate-no-penalty = This player has no such penalty to take back.
duplicate-too-many-moves = This player has been moved between rooms and categories too many times.
duplicate-too-many-joining-changes = Joining has been closed and opened too many times.
duplicate-too-many-draws = Tiles have been drawn too many times in this round.

## Rooms and categories
duplicate-rooms-title = Rooms and categories
duplicate-all-rooms = all rooms
duplicate-placed-number = Number of the player
duplicate-put = Move
duplicate-as-it-is = as it is
duplicate-new-name = New room or category
duplicate-add-room = Add room
duplicate-add-category = Add category
duplicate-not-your-room = This player is not in your room.
duplicate-no-such-room = There is no such room or category.
duplicate-name-taken = This name is already taken, or no more can be added.
