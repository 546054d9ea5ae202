/** The opponents came in after our opening. */
export const competition = `
== They overcall our suit ==

1x (1y):
  P   5+ y, [top5 3+ y], 6+ hcp, [0-2 x], y over x  "waits for partner to double" rare
  X   6+ hcp, 4 S, 4+ H, x minor, y is om, x is m  "negative: both majors" f1 #negative rare
  X   6+ hcp, 4+ S, 4 H, y is D, x is C  "negative: both majors" f1 #negative
  1S  6+ hcp, 5+ S, y is H  "new suit" f1
  4z  7+ z, z major, 5-10 hcp, z unbid, [good z], [losers 0-6]  "to play"
  X   6+ hcp, 4 S, y is H, [0-11 hcp or 0-4 x]  "negative: four spades" f1 #negative
  X   7+ hcp, 4+ H, y is S, x minor, [0-4 H or 0-9 hcp]  "negative: hearts" f1 #negative
  X   6 hcp, 4+ H, y is S, x minor, [0-4 H or 0-9 hcp]  "negative: hearts" f1 #negative
  1M  6+ hcp, 4+ M, y is D, x is C, at 1, M over y  "new suit" f1
  4x  x major, 5+ x, 0-9 hcp, [losers 0-9]  "preemptive" #preempt
  2x  0-9 hcp, 6-10 sup x, 3+ x, x major  "raise"
  cy! 13+ sup x, 3+ x, x major, [10+ hcp], at 2  "cue bid: a raise to at least game" gf #cue
  cy! 11+ sup x, 4+ x, x major, passed, at 2  "cue bid: a good raise" f1 #cue
  3x  10-12 sup x, 3+ x, x major  "raise, invites game" #invite
  3x  4-8 hcp, 4+ x, x major, [0-1 z]  "raise" rare
  3N  13-15 hcp, bal, stop y  "to play"
  2H  10+ hcp, 5+ H, y is S, x minor, [longest H]  "new suit" f1
  2z  10+ hcp, 5+ z, z unbid, not jump, [longest z]  "new suit" f1
  2z  9 hcp, 6+ z, z unbid, not jump, [good z]  "new suit" f1
  jz! 17+ hcp, 6+ z, z unbid, [good z], at 2-3  "strong jump shift" gf rare
  2N  11-12 hcp, [semibal], stop y, [0-3 S or y is S], [0-3 H or y is H]  "invites game" #invite
  3x  10-12 hcp, 5+ x, x minor  "raise, invites game" #invite
  1N  7-10 hcp, [semibal], stop y, at 1  "stopper"
  2x  6-9 hcp, 4+ x, x minor, [5+ x or x is D]  "raise"
  3x  0-7 hcp, 5+ x, x minor, [not vul], [0-1 y or 6+ x]  "preemptive" rare
  3x  10-12 hcp, 4+ x, x minor  "raise, invites game" #invite rare
  cy! 13+ hcp, at 2  "cue bid: game values, nothing better to bid" gf #cue
  X   8+ hcp, [3+ z], y is S, [0-2 y]  "negative" f1 #negative rare
  X   10+ hcp, 0-3 y, [3+ z]  "negative" f1 #negative rare
  2x  6-9 hcp, 4+ x  "raise" rare
  P   0-9 hcp  "nothing to say"
  P   "nothing to say" rare
  only
1x (2y):
  4x  x major, 5+ x, 0-9 hcp, [losers 0-9]  "preemptive" #preempt
  cy! 13+ sup x, 3+ x, x major, [10+ hcp], at 3  "cue bid: a raise to at least game" gf #cue
  4x  x major, 4+ x, 13+ sup x  "game"
  3x  10-12 sup x, 3+ x, x major, passed  "raise, invites game" #invite
  4z  7+ z, z major, 5-10 hcp, z unbid, [good z], [losers 0-6]  "to play"
  2z  10+ hcp, 5+ z, z unbid, at 2, z major  "new suit" f1
  2x  0-9 hcp, 6-10 sup x, 3+ x, x major  "raise"
  3x  10-12 sup x, 3+ x, x major  "raise, invites game" #invite
  X   7+ hcp, 4 M, 4+ z, M unbid, z unbid, [x over y or y over x]  "negative: the unbid suits" f1 #negative
  X   7+ hcp, 4+ M, M unbid, [0-4 M or 0-9 hcp], [0-5 M]  "negative: the unbid major" f1 #negative
  3N  13-17 hcp, stop y, [semibal]  "to play"
  2z  10+ hcp, 5+ z, z unbid, at 2  "new suit" f1
  3z  12+ hcp, 5+ z, z unbid, not jump, [longest z], [6+ z or 14+ hcp]  "new suit" gf
  3z  10+ hcp, 6+ z, z unbid, not jump, [good z]  "new suit" f1
  P   5+ y, [top5 3+ y], 6-13 hcp, [0-2 x]  "waits for partner to double" rare
  2N  10-12 hcp, stop y, [semibal]  "invites game" #invite
  3x  9-12 hcp, 5+ x, x minor  "raise" #invite
  3x  9-12 hcp, 4+ x, x is D, [not bal]  "raise" #invite
  2x  6-9 hcp, 4+ x, x minor, [5+ x or x is D]  "raise"
  3x  4-8 hcp, 5+ x, x minor, [0-1 y]  "raise" rare
  3x  4-8 hcp, 4+ x, x major, [0-1 y or 0-1 z]  "raise" rare
  X   10+ hcp, 0-3 y, [unbid 3+]  "negative" f1 #negative rare
  cy! 13+ hcp, at 3  "cue bid: game values, nothing better to bid" gf #cue
  X   10+ hcp, 0-3 y  "negative" f1 #negative rare
  P   0-11 hcp  "nothing to say"
  P   "nothing to say" rare
  only
1x (3y) | 1x (4y):
  4x  x major, 3+ x, 11+ sup x, at 4  "game"
  4x  x major, 4+ x, 8+ sup x, at 4, [0-1 z]  "game"
  3x  x major, 3+ x, 8-10 sup x  "raise"
  X   9+ hcp, 4 M, M unbid, level 3  "negative: the unbid major" #negative
  3N  13+ hcp, stop y, level 3, [semibal]  "to play"
  3N  11-12 hcp, stop y, level 3, [4+ in y]  "to play" rare
  3z  11+ hcp, 5+ z, z unbid, at 3  "new suit" gf
  X   8+ hcp, 4+ y, [top4 2+ y], level 4, [0-2 x]  "penalty: tricks in their trumps" #penalty
  4M  6+ M, 10+ hcp, M unbid  "to play"
  4x  5+ x, 8-11 hcp, x minor, at 4, [0-1 y]  "raise"
  5x  5+ x, 7+ hcp, x minor, [0-1 y]  "to play"
  X   10+ hcp, [0-3 y]  "values" #negative
  P   0-10 hcp  "nothing to say"
  P   "nothing to say" rare
  only
# two suits against us, or a strong notrump
1x (1N):
  X   9+ hcp  "penalty: we have most of the points" #penalty
  2x  5+ sup x, 3+ x, [4+ x or x major], 0-8 hcp  "raise"
  3x  4+ x, 4-8 hcp, x major, [0-1 z]  "raise" rare
  2z  6+ z, 3-8 hcp, z unbid, not jump  "long suit, to play"
  2z  5+ z, 5-8 hcp, z unbid, not jump, [good z], [0-2 x]  "long suit, to play"
  P   0-9 hcp  "nothing to say"
  P   "nothing to say" rare
  only
1x (2x) | 1x (2N):
  4x  x major, 5+ x, 0-9 hcp, [losers 0-9]  "preemptive" #preempt
  X   10+ hcp  "we have most of the points" f1
  4x  x major, 4+ x, 12+ sup x  "game"
  3x  3+ x, 9-11 sup x, x major  "raise, invites game" #invite
  2x  3+ x, 5-9 sup x  "raise"
  3x  4+ x, 4-10 hcp  "raise"
  2N  10-12 hcp, [bal]  "invites game" #invite
  P   0-9 hcp  "nothing to say"
  more
1x (X):
  4x  x major, 5+ x, 0-9 hcp, [losers 0-9]  "preemptive" #preempt
  2N! 4+ x, 10+ sup x, x major, [9+ hcp or 11+ sup x]  "a raise that at least invites game" f1 #raise
  2N! 5+ x, 10+ hcp, x minor  "a raise that at least invites game" f1 #raise
  3x  4+ x, 3-9 hcp, x major, [5-10 sup x]  "preemptive" #preempt
  XX  10+ hcp, [0-3 x]  "we have most of the points"
  2x  3+ x, 5+ sup x, x major, 0-9 hcp  "raise"
  3x  5+ x, 0-8 hcp, x minor, [not vul or 5+ hcp]  "preemptive" #preempt
  XX  10+ hcp  "we have most of the points"
  jz  6+ z, 3-8 hcp, [good z], z unbid, at 2-3  "long suit, weak" #preempt
  1H  4 H, 6+ hcp, [0-4 S], [best H or 4 H], at 1, H unbid  "new suit" f1
  1z  4+ z, 6+ hcp, [best z], at 1  "new suit" f1
  1M  4+ M, 6+ hcp, at 1, M unbid  "new suit" f1
  2x  4+ x, 5-9 hcp, x minor, [5+ x or x is D]  "raise"
  1N  6-9 hcp, [semibal]  "no fit"
  2z  5+ z, 5-9 hcp, not jump, [6+ z or good z], [0-2 x]  "long suit, not forcing"
  P   0-9 hcp  "nothing to say"
  only
# partner had nothing to say over the double
1x (X) P (1y/2y):
  3x  6+ x, 17-20 pts, [15+ hcp], [good x], jump  "long suit, strong"
  1N  18-19 hcp, [semibal], stop y, at 1  "strong"
  2N  18-19 hcp, [bal], stop y, level 2  "strong"
  X   17+ hcp, 0-2 y  "takeout: strong" #takeout
  X   15+ hcp, 0-1 y  "takeout: short in their suit" #takeout
  1z  4+ z, 12+ hcp, z unbid, at 1, [5+ x]  "second suit"
  2x  6+ x, 11-16 pts, at 2  "long suit"
  2z  4+ z, z unbid, x over z, [5+ x], 13-18 pts, at 2, [not bal]  "second suit"
  3x  6+ x, 16+ hcp, at 3  "long suit, strong"
  P   11-17 hcp  "nothing to add"
  P   "nothing to add" rare
  only
1M (X) 3M:
  4M  17+ hcp  "game"
  4M  [losers 0-4]  "game"
  P   "high enough"
  only
# responder has shown a raise to game by their suit
1M (1y) 2y#cue | 1M (2y) 3y#cue:
  4N! 18+ hcp, [aces 1/2/3], [not void], [losers 0-5]  "Blackwood: asks for aces" f1 #blackwood
  3M  16+ hcp, at 3  "extra values" f1
  3N  15+ hcp, stop y, shape 5332  "choose the game"
  4M  "game"
  only
# after a redouble they play nothing undoubled below our two of a suit
1x (X) XX (1y/2y) | 1x (X) XX (P) P (1y):
  X   4+ y, [top5 2+ y], 12+ hcp  "penalty: good trumps" #penalty
  3x  7+ x, 13+ hcp, [good x], jump  "long suit, strong" f1
  2x  6+ x, 11-14 hcp, [0-1 y], at 2  "long suit, a minimum"
  2z  5+ z, 11-13 hcp, [5+ x], [0-1 y], z unbid, at 2, not jump  "second suit"
  P   "leaves it to partner"
  more
1x (X) XX (1y/2y) P (P) | 1x (X) XX (P) P (1y/2y):
  X   4+ y  "penalty: good trumps" #penalty
  X   3 y, [top4 1+ y], [0-2 x]  "penalty: we have the points" #penalty
  4x  3+ x, x major, 12+ sup x  "game"
  3x  3+ x, x major, 10-11 sup x, at 3  "raise, invites game" #invite
  3x  4+ x, x minor, 10-12 hcp, at 3  "raise, invites game" #invite
  cz  5+ z, z unbid, at 1-3  "new suit" f1
  3N  13+ hcp, stop y, [semibal]  "to play"
  2N  10-12 hcp, stop y, [semibal], at 2  "invites game" #invite
  1N  10-12 hcp, stop y, at 1  "stopper"
  cz  4+ z, z unbid, at 1-2  "new suit" f1
  X   2+ y  "penalty: we have the points" #penalty
  cx  2+ x  "preference"
  more
1m (X) 2N#raise:
  3N  15+ hcp, [semibal]  "to play"
  3N  15+ hcp, 6+ m, [good m]  "to play"
  3m  11-15 hcp  "minimum"
  4m  16+ pts, [not bal]  "extra values" f1
  3N  "to play"
  only
1m (X) 2N#raise (3x):
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  3N  15+ hcp, stop x  "to play"
  cm  5+ m, 14+ hcp, [not bal], at 3-4  "extra values"
  P   "minimum"
  only
1M (X) 2N#raise (3x):
  4M  14+ hcp  "game"
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  4M  12+ hcp, [losers 0-6]  "game"
  P   "minimum"
  only
1M (X) 2N#raise:
  4M  14+ hcp  "game"
  4M  13+ hcp, [losers 0-6]  "game"
  3M  "minimum"
  only

== Opener over a negative double ==

1x (1y) X#negative (2y):
  4M  4+ M, M unbid, 18+ sup M  "game"
  cM  4+ M, M unbid, 11-16 sup M, at 2  "four-card support"
  3M  4+ M, M unbid, 13-17 sup M  "four-card support"
  2N  16-18 hcp, stop y, [semibal], [17+ hcp or 6+ x]  "strong" #invite
  3x  6+ x, 14-17 hcp  "long suit"
  3z  4+ z, z unbid, [5+ x], 14-17 hcp, x over z, at 3  "second suit"
  3z  5+ z, z unbid, [5+ x], 10-17 hcp, at 3  "second suit"
  3x  6+ x, 12-13 hcp, [0-1 y]  "long suit" rare
  P   10-15 hcp  "minimum, nothing to add"
  more
1x (1y) X#negative | 1x (2y) X#negative | 1x (1y) X#negative (2y):
  cy! 18+ hcp, [4+ M], M unbid, at 2  "cue bid: strong" gf #cue
  4M  4+ M, M unbid, 21+ sup M  "game"
  jM  4+ M, M unbid, 17-20 sup M, at 2-3  "invites game" #invite
  cM  4+ M, M unbid, 11-16 sup M, at 1-2  "four-card support"
  cM  4+ M, M unbid, 14+ sup M, at 3  "four-card support"
  P   4+ y, [top4 3+ y], level 2, [0-4 x], undoubled  "for penalties: good trumps" #penalty
  3N  19-20 hcp, stop y, [semibal]  "to play"
  4x  7+ x, x major, [losers 0-5], [good x], 14+ hcp  "to play"
  3x  16-19 pts, 6+ x, [15+ hcp], jump  "invites game" #invite
  3N  17+ hcp, 6+ x, x minor, [top3 3 x], stop y  "to play"
  2N  16-18 hcp, stop y, [semibal], level 1  "strong" #invite
  2N  14-16 hcp, stop y, [semibal], level 2, [15+ hcp]  "stopper"
  1N  11-14 hcp, stop y, [bal]  "stopper"
  2z  12-18 pts, 5+ z, z unbid, x over z, at 2  "second suit"
  2x  11-15 pts, 6+ x, at 2  "long suit"
  2z  17+ pts, 4+ z, z unbid, z over x, at 2, [x > z]  "reverse" f1
  2z  11-18 pts, 4+ z, z unbid, x over z, at 2  "second suit"
  2x  11-16 pts, 6+ x  "long suit"
  3z  11-18 pts, 4+ z, z unbid, x over z, at 3, not jump, level 2  "second suit"
  cy! 19+ hcp, at 2-3  "strong" gf #cue
  2N  12-14 hcp, stop y, [bal], level 2  "stopper"
  3z  11-16 pts, 4+ z, z unbid, x over z, at 3, not jump  "second suit"
  3z  15+ hcp, 4+ z, z unbid, z over x, at 3, not jump, [x > z], [17+ pts]  "second suit" f1
  3z  5+ z, z unbid, z over x, at 3, not jump  "second suit"
  cx  5+ x  "rebid"
  cM  3+ M, M unbid, at 1-2  "three-card support" rare
  1N  "nothing else to say" rare
  cz  3+ z, z unbid, at 2-3  "nothing else to say" rare
  cx  "nothing else to say" rare
  more

1x (3y) X#negative:
  jM  4+ M, M unbid, 16+ sup M, at 4  "game"
  cM  4+ M, M unbid, at 3-4  "four-card support"
  P   4+ y, [top4 2+ y]  "for penalties: good trumps" #penalty
  3N  stop y, 12+ hcp, [not wild]  "to play"
  cx  6+ x, at 3-4  "long suit"
  cz  4+ z, z unbid, at 3, [not bal]  "second suit"
  4z  5+ z, z unbid, [not bal]  "second suit"
  3x  5+ x  "the first suit again"
  4x  5+ x, [not bal or top3 3 x]  "the first suit again"
  P   "leaves it in: nothing else to bid"
  only

# the doubler hears notrump
1x (1y) X#negative 1N | 1x (1y) X#negative 2N | 1x (2y) X#negative 2N:
  4M  6+ M, M unbid, 8+ hcp, level 2  "to play"
  4M  6+ M, M unbid, total 24+ pts  "to play"
  3M  5+ M, M unbid, 10+ hcp, [not bal], jump  "natural" f1
  3M  5+ M, M unbid, 8+ hcp, [not bal], at 3, not jump  "natural" f1
  2M  5+ M, M unbid, 6-9 hcp, at 2  "to play"
  3M  5+ M, M unbid, [not bal], at 3, not jump  "natural" f1
  3N  total 24+ hcp, [not wild], level 2  "to play"
  3N  total 25+ hcp, [not wild]  "to play"
  2N  total 23-24 hcp, at 2  "invites game" #invite
  cm  6+ m, 6-9 hcp, m unbid, at 2-3, [not bal]  "to play"
  cx  3+ x, 6-9 hcp, at 2-3, [not bal]  "preference"
  P   "high enough"
  only

# the doubler goes on
1x (1y) X#negative 2z | 1x (1y) X#negative 1z | 1x (2y) X#negative 2z | 1x (2y) X#negative 3z:
  cy! 4+ z, 18+ sup z, 12+ hcp, at 2-4  "cue bid: more than game values" gf #cue
  4z  z major, 4+ z, total 24+ sup z  "game"
  3z  z major, 4+ z, invite 24 sup z  "invites game" #invite
  3N  total 25+ hcp, stop y, [not wild]  "to play"
  cy! total 25+ hcp, at 2-3  "cue bid: at least game values" gf #cue
  2z  z major, 4+ z, 6-10 sup z  "raise"
  2N  invite 24 hcp, stop y, [semibal]  "invites game" #invite
  1N  6-10 hcp, stop y  "stopper"
  3x  5+ x, 10-12 hcp, jump  "raise, invites game" #invite
  cx  2+ x, better x, 0-10 hcp, at 2-3  "preference"
  P   0-12 hcp  "high enough"
  more
1x (2y) X#negative 3x | 1x (1y) X#negative 2x | 1x (2y) X#negative 2x:
  cy! 4+ x, 17+ sup x, 12+ hcp, at 2-3  "cue bid: at least game values" gf #cue
  4x  x major, 2+ x, total 24+ sup x  "game"
  3N  total 25+ hcp, stop y, [not wild]  "to play"
  cy! total 25+ hcp, at 2-3  "cue bid: at least game values" gf #cue
  4M  6+ M, M unbid, total 24+ pts  "to play"
  2N  invite 24 hcp, stop y  "invites game" #invite
  3x  x major, 3+ x, invite 24 sup x  "invites game" #invite
  3x  x minor, 3+ x, invite 25 hcp  "invites game" #invite
  cM  5+ M, M unbid, 0-10 hcp, at 2-3, [0-1 x or 6+ M]  "own suit"
  P   0-12 hcp  "high enough"
  more

== Opener when they overcall in fourth seat ==

1x 1y (1z/2z) | 1x (X) 1y (1z/2z) | 1x (1?) 1y (2z):
  4y  y major, 4+ y, 20+ sup y  "game"
  3y  4+ y, 17-19 sup y, at 3  "invites game" #invite
  2y  4+ y, 11-16 sup y, at 2  "raise"
  3y  4+ y, 14-19 sup y, at 3, not jump  "raise"
  X   3 y, 12+ hcp, y major, level 1-2  "support: three cards" #support
  2N  18-19 hcp, stop z, [semibal]  "strong" #invite
  1N  13-14 hcp, stop z, [bal], at 1  "stopper"
  2x  11-17 pts, 6+ x, at 2  "long suit"
  3x  15-18 pts, 6+ x, at 3, [good x]  "long suit"
  cM  4+ M, M unbid, x over M, [5+ x], 12-17 hcp, at 2  "second suit"
  cm  4+ m, m unbid, x over m, [5+ x], 12-17 hcp, at 2  "second suit"
  cm  4+ m, m unbid, [5+ x], 16+ hcp, at 2-3  "second suit, strong" f1
  P   10-15 hcp  "minimum, nothing to add"
  more

1x 1N (2y):
  4x  7+ x, x major, 14+ hcp, [losers 0-5]  "to play"
  3N  18+ hcp, stop y, [semibal]  "to play"
  3x  6+ x, 16-19 hcp  "long suit, invites game" #invite
  2x  6+ x, 11-15 hcp, at 2  "long suit"
  2z  4+ z, z unbid, x over z, [5+ x], 12-17 hcp, at 2  "second suit"
  3z  5+ z, z unbid, x over z, [5+ x], 13-17 hcp, at 3  "second suit"
  3z  4+ z, z unbid, [5+ x], 17+ hcp, at 3  "second suit, strong" f1
  X   16+ hcp, 0-2 y  "takeout: strong" #takeout
  X   14-15 hcp, 0-1 y  "takeout: short in their suit" #takeout
  X   17+ hcp, 4+ y  "penalty: good trumps" #penalty rare
  P   10-16 hcp  "minimum, nothing to add"
  P   "nothing to add" rare
  only
1x 2y (2z) if x over y:
  4y  y major, 3+ y, 15+ sup y  "game"
  3y  3+ y, [4+ y or y major], at 3  "fit" f1
  X   4+ z, [top4 2+ z]  "penalty: good trumps" #penalty
  3N  15+ hcp, stop z, [semibal]  "to play"
  2x  6+ x, at 2  "long suit" f1
  3x  6+ x, 12+ hcp, [good x or 15+ hcp]  "long suit" f1
  2N  12-14 hcp, stop z, [semibal]  "stopper" f1
  P   10-15 hcp  "minimum, nothing to add"
  more

1x 1y (X):
  4y  4+ y, 20+ sup y, [15+ hcp], y major  "game"
  3y  4+ y, 17-19 sup y, [12+ hcp], y major  "invites game" #invite
  2y  4+ y, 11-16 sup y  "raise"
  2N  18-19 hcp, bal  "balanced"
  3x  14-19 hcp, 6+ x, [17+ pts], [16+ hcp or tricks 8+]  "long suit, invites game" #invite
  3z  18+ pts, 4+ z, x over z, [5+ x], [17+ hcp], jump  "jump shift" gf
  2z  17+ pts, 4+ z, z over x, [16+ hcp], [x > z], at 2, not jump  "reverse" f1
  1z  4+ z, 11-18 pts, at 1, [5+ x]  "new suit"
  2x  11-17 pts, 6+ x  "long suit"
  2z  11-18 pts, 4+ z, x over z, [5+ x], at 2  "second suit"
  XX  16+ hcp  "strong" rare
  P   11-16 hcp  "nothing to add"
  P   "nothing to add" rare
  only

1x 1y (3z):
  4y  y major, 4+ y, 17+ sup y, at 4  "game"
  3y  y major, 4+ y, 12+ sup y, at 3  "raise"
  3N  18+ hcp, stop z, [semibal]  "to play"
  3y  y major, 3 y, [0-1 z], 12+ hcp, [top3 1+ y], at 3  "raise, short in their suit" rare
  3x  6+ x, 14-17 hcp, [good x], at 3  "long suit"
  X   16+ hcp, 0-2 z  "takeout: strong" #takeout
  P   10-15 hcp  "minimum, nothing to add"
  more

== Opener: they overcalled, partner passed ==

1x (1y) P (P) | 1x (2y) P (P):
  4x  7+ x, x major, 17+ hcp  "to play"
  jx  6+ x, 17+ pts, [good x]  "strong" #invite
  2N  18-19 hcp, bal, stop y, at 2  "strong"
  jH  19+ pts, 4+ H, 4 S, H unbid, S unbid, [5+ x], [0-1 y]  "strong, with a second suit" f1
  jz  19+ pts, 4+ z, z unbid, [5+ x], [0-1 y]  "strong, with a second suit" f1
  X   11+ hcp, 0-2 y, [3+ z]  "takeout: asks partner to choose" #takeout
  X   17+ hcp, 0-4 y  "takeout: strong" #takeout rare
  1N  18-19 hcp, bal, stop y, at 1  "strong"
  2x  6+ x, 11-16 pts  "long suit"
  2z  4+ z, x over z, 11-16 pts, [5+ x], not jump, [0-2 y]  "second suit"
  P   "nothing to add"
  only
1x (1y) P (1N):
  X   18+ hcp  "takeout, strong" #takeout rare
  2x  6+ x, 11-17 pts, [good x or 7+ x]  "long suit"
  3x  6+ x, 17+ pts, [good x], jump  "long suit, strong"
  2z  5+ z, 12+ hcp, z unbid, [5+ x], at 2  "second suit"
  2z  4+ z, 14+ hcp, z unbid, [5+ x], [0-1 y], x over z, at 2  "second suit"
  P   11-17 hcp  "nothing to add"
  P   "nothing to add" rare
  only
1x (P) P (X):
  XX  17+ hcp  "strong" rare
  3x  6+ x, 17+ pts, [good x], jump  "long suit, strong"
  1z  4+ z, 11-20 pts, at 1, [not bal or 5+ x]  "second suit"
  2x  6+ x, 11-20 pts  "long suit"
  2z  4+ z, x over z, 13-20 pts, [5+ x], [not bal]  "second suit"
  P   "nothing to add"
  only
1x (1y) P (P) X#takeout | 1x (2y) P (P) X#takeout:
  P   4+ y, [top4 2+ y], [6+ hcp]  "for penalties: good trumps" #penalty
  P   5+ y, [top5 2+ y]  "for penalties: good trumps" #penalty
  jz  5+ z, 8+ hcp, z unbid, at 2-3  "invites game" #invite
  cz  4+ z, z unbid, z major, at 1-2  "the best suit"
  1N  6-9 hcp, stop y, at 1  "stopper"
  cz  5+ z, z unbid, at 2-3  "the best suit"
  cx  3+ x, at 2-3  "preference"
  cz  4+ z, z unbid  "the best suit"
  cx  2+ x  "preference"
  cz  3+ z, z unbid  "the best suit" rare
  cx  "preference" rare
  only
`;
