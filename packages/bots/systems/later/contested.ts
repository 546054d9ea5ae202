/** Both sides have bid: the second round of the commonest auctions, before the families of later rounds. */
export const contested = `
== Opener: partner has passed, and they go on ==

# shortness in their suit doubles with less; a long suit needs a good one
1x (1y) P (1z/2y/2z/3y) | 1x (2y) P (2z/3y/3z) | 1x (X) P (2y) | 1x P (1y) | 1x P (2y):
  4x  x major, 7+ x, 15+ hcp, [losers 0-4]  "to play"
  jM  4+ M, 19+ hcp, M unbid, [5+ x], [not bal], at 3  "second suit, strong"
  cM  4+ M, 18+ hcp, M unbid, [5+ x], [not bal], [0-3 their], at 2-3  "second suit, strong"
  cx  6+ x, 12+ pts, [good x], at 2  "long suit"
  cx  6+ x, 17+ pts, [good x], at 3  "long suit, strong"
  cx  7+ x, 14+ pts, [good x], at 3  "long suit"
  1M  4+ M, 14+ hcp, M unbid, [5+ x]  "second suit"
  X   17+ hcp, 0-3 their, [unbid 3+], level 1-2, [4+ M or not bal]  "takeout: strong" #takeout rare
  X   12+ hcp, 0-1 their, [unbid 3+], level 1  "takeout: short in their suit" #takeout
  X   14+ hcp, 0-1 their, [unbid 3+], level 2  "takeout: short in their suit" #takeout
  X   16+ hcp, 0-2 their, [unbid 3+ or 4+ M], level 1-3  "takeout: extra values" #takeout
  cM  5+ M, 15+ pts, M unbid, at 2  "second suit"
  cm  5+ m, 15+ pts, m unbid, at 2  "second suit"
  P   "nothing more to say"
  only
# their suit is ours: they have shown a raise
1x (1y) P (2x) | 1x (2y) P (3x):
  X   5+ x, [top5 3+ x]  "for the lead" #penalty
  P   "nothing more to say"
  only
# they have shown a strong notrump
1x (1N) P (2y) | 1x (1N) P (P):
  cx  6+ x, 14+ pts, [good x], at 2  "long suit"
  cz  5+ z, 14+ pts, z unbid, [5+ x], at 2  "second suit"
  X   16+ hcp, 0-2 their, not notrump bid  "takeout: extra values" #takeout
  X   19+ hcp, notrump bid  "strong" #penalty rare
  P   "nothing more to say"
  only

== Opener: partner has doubled or bid ==

# their redouble leaves what the negative double asked for; a pass has nothing to add
1x (1y) X#negative (XX) | 1x (2y) X#negative (XX):
  4M  4+ M, M unbid, 20+ sup M  "game"
  jM  4+ M, M unbid, 17-19 sup M, at 2-3  "invites game" #invite
  cM  4+ M, M unbid, at 1-3  "four-card support"
  cx  6+ x, at 2-3  "long suit"
  cz  4+ z, z unbid, x over z, [5+ x], at 2  "second suit"
  P   "nothing to add"
  only
# the points are ours: who has no long suit leaves it at that
1x (X) XX (P):
  3x  7+ x, 14+ hcp, [good x]  "long suit, strong"
  2x  6+ x, 9-13 hcp, [not bal]  "long suit, a minimum"
  P   "we have the points"
  only
# a new suit at the two level over their double is not forcing
1x (X) 2y (P) if x over y:
  4y  y major, total 24+ sup y, 3+ y  "game"
  3N  18+ hcp, [all stopped]  "to play"
  3x  6+ x, 17+ pts, [good x]  "long suit, invites game" #invite
  3y  3+ y, 16+ sup y, 14+ hcp  "raise, invites game" #invite
  2x  6+ x, [0-1 y]  "long suit"
  P   "high enough"
  only
1x 1N (X):
  XX  18+ hcp  "strong" rare
  3x  6+ x, 17+ pts, [good x]  "long suit, invites game" #invite
  2x  6+ x  "long suit"
  2z  5+ z, x over z, [5+ x]  "second suit"
  P   "happy to play here"
  only
# partner's new suit has ten points, and they have raised
1x (1y) 2z (2y/3y) | 1x (2y) 2z (3y) | 1x (2y) 3z (3y):
  X   14+ hcp, 4+ y, [top4 2+ y]  "penalty: good trumps" #penalty
  4z  z major, 3+ z, total 24+ sup z  "game"
  4z  z major, 3+ z, total 22+ sup z, [can make 0.2 z]  "game"
  4x  x major, 7+ x, 13+ hcp, [good x], [losers 0-5]  "to play"
  3N  total 24+ hcp, stop y, [not wild]  "to play"
  cy! total 25+ hcp, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  cz  3+ z, [can make -0.5 z], at 3  "raise"
  cx  6+ x, [can make -0.5 x], at 2-3  "long suit"
  4z  z minor, 4+ z, total 24+ sup z  "raise"
  2N  total 22-23 hcp, stop y, [semibal]  "stopper"
  X   15+ hcp, 0-2 y  "takeout: extra values" #takeout
  P   "nothing more to say"
  only
# a jump raise after partner's negative double
1x (1y) X#negative (3y) | 1x (2y) X#negative (3y) | 1x (1y) X#negative (2x) | 1x (2y) X#negative (3x):
  4M  4+ M, M unbid, total 24+ sup M  "game"
  4M  4+ M, M unbid, total 22+ sup M, [can make 0.2 M]  "game"
  4x  x major, 7+ x, 13+ hcp, [good x], [losers 0-5]  "to play"
  3N  total 24+ hcp, stop y, [not wild], [long 5+ or 18+ hcp]  "to play"
  cM  4+ M, M unbid, [can make -0.5 M], at 2-3  "four-card support"
  cx  6+ x, [can make x], at 3  "long suit"
  X   15+ hcp, 0-2 y, level 3  "takeout: extra values" #takeout
  P   "nothing to add"
  only
# partner has raised: a new suit still asks, three of ours competes
1M 2M (2y/3y) | 1M (X) 2M (2y/3y) | 1M (1y) 2M (2y/3y) | 1M (1z) 2M (2y/3y):
  4M  total 24+ sup M  "game"
  4M  total 22+ sup M, [can make 0.2 M]  "game"
  3x  16-18 pts, 4+ x, x unbid, M over x, at 3  "help suit: game try" f1
  X   16+ hcp, 4+ y, [top4 2+ y]  "penalty: good trumps" #penalty
  3M  fit 9+ M, [can make -0.5 M], at 3  "to play"
  3M  invite 24 sup M, at 3  "to play"
  P   "nothing more to say"
  only

== Our notrump, and they balance ==

1N P (2x) | 1N (2y) P (2x) | 1N (2y) P (3x) | 1N (X) P (2x):
  X   5+ x, [top5 3+ x], their artificial  "for the lead" #penalty rare
  X   16+ hcp, 0-2 x, [4+ M]  "takeout: a maximum, short in their suit" #takeout
  P   "partner decides"
  only
1N (2x) P (P) | 1N P (X) | 1N (X) P (P):
  P   "happy to play here"
  only

== They bid over an artificial call of ours ==

1N 2D/2H#transfer 2M (?y):
  4M  6+ M, total 24+ pts  "game"
  3N  total 25+ hcp, stop y  "to play"
  3x  4+ x, x minor, x unbid, total 25+ hcp, [not bal], at 3  "second suit" gf
  X   total 24+ hcp, [2+ y]  "we have the points" #penalty
  cM  6+ M, total 19+ hcp, at 2-3  "to play"
  cM  7+ M, at 2-3  "to play"
  P   "nothing more to say"
  only
1N 2C#stayman 2? (?y):
  X   4+ y, [top5 2+ y], total 23+ hcp  "penalty: good trumps" #penalty
  4M  fit 8+ M, total 26+ sup M, partner 4+ M  "game"
  3M  fit 8+ M, total 23+ sup M, partner 4+ M, at 3  "invites game" #invite
  3N  total 25+ hcp  "to play"
  X   total 24+ hcp, [2+ y]  "we have the points" #penalty
  P   "nothing more to say"
  only
2N 3D#transfer (3x) | 2N 3H#transfer (3x):
  4M  4+ M, partner 5+ M, [has A M or has K M]  "four good trumps" #completion
  3S  3+ S, partner 5+ S  "three trumps" #completion
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  P   "nothing to add"
  only
# over Jacoby's raise: game is certain, a double has their suit
1M 2N#raise (?x):
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  4y  5+ y, [5+ in y], M over y  "second suit" f1
  3M! 16+ pts, at 3  "extra values" gf
  4M  "minimum"
  P   "minimum"
  only
... ?#fourthSuit (?) if not game bid:
  X   4+ their, [top4 2+ their]  "penalty: good trumps" #penalty
  3N  14+ hcp, [stop their], [all stopped]  "to play"
  cx  partner 4-5 x, 3+ x, x partners, x major, me 0-3 x, at 2-3  "three-card support" gf
  cx  6+ x, x mine, me 4-5 x, at 2-3  "long suit" gf
  P   "nothing more to say"
  only
1N 2S#relay (3x) | (1y) 1N 2S#relay (3x):
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  P   "partner decides"
  only
# over the enquiry of a weak two
2x#preempt 2N#feature (3y) | (1?) 2x#preempt 2N#feature (3y):
  X   4+ y, [top4 1+ y]  "penalty: their suit is stopped" #penalty
  3x  8+ hcp  "extra values"
  P   "minimum"
  only
# over two suits of partner's: with four cards for one of them, or three at no higher level
(1m) 2N#twoSuits (3?) | (1m) 2N#twoSuits (4?):
  4H  4+ H, partner 5+ H, 9+ sup H  "game"
  3H  3+ H, partner 5+ H, [H >= om]  "hearts"
  3om 4+ om  "the minor"
  4om 5+ om, [0-9 hcp]  "the minor"
  P   "nothing to say"
  only
(1M) 2N#twoSuits (3M):
  4m  5+ m, m unbid, 4-11 hcp  "preemptive"
  5m  5+ m, 10+ hcp, [losers 0-7]  "game"
  P   "nothing to say"
  only
(1M) 2M#twoSuits (2?/3?) | (1M) 2M#twoSuits (X):
  4oM 4+ oM, 9+ sup oM  "game"
  coM 4+ oM, at 2-3  "the major"
  coM 3+ oM, at 2  "the major"
  2N! [3+ C], [3+ D], 0-2 oM, doubled  "asks for the minor" f1 #minorAsk
  P   "nothing to say"
  only
(1N) 2C#oneSuit (2x):
  X   10+ hcp, 0-3 x  "values" #penalty
  2M  6+ M, 6+ hcp, [good M]  "own suit"
  P   "nothing to say"
  only
(1N) 2C#oneSuit 2D#relay (2x):
  2M  5+ M, [longest M]  "the long suit"
  3m  6+ m, [longest m]  "the long suit"
  P   "happy to defend, or no long suit"
  only
# partner has asked by their suit, and they bid again
(1x) 1y (P/X/1?) 2x#cue (2z) | (1x) 1y (P/X/1?) 2x#cue (3x):
  4y  y major, 16+ pts  "game"
  3y  13+ hcp, 6+ y  "extra values"
  2y  6+ y, at 2  "long suit"
  X   4+ their, [top4 2+ their], 10+ hcp  "penalty: good trumps" #penalty
  P   "minimum"
  only

== Over their notrump, and they run ==

(1N) X#penalty (2x) | (1N) P (P) X#penalty (2x) | (1N) (P) X#penalty (2x):
  3N  11+ hcp, stop x  "to play"
  X   4+ x, 4+ hcp  "penalty: they are in trouble" #penalty
  X   3+ x, 7+ hcp  "penalty: they are in trouble" #penalty
  2y  5+ y, 3-8 hcp, [best y]  "to play"
  X   9+ hcp  "we have the points" #penalty rare
  P   0-8 hcp  "partner decides"
  only
(1N) X#penalty (2x) P (P) | (1N) (P) X#penalty (2x) P (P):
  X   4+ x, 15+ hcp  "penalty: good trumps" #penalty
  2y  5+ y, 15+ hcp, [good y]  "long suit"
  X   16+ hcp, 0-2 x  "takeout: strong" #takeout
  3y  6+ y, 16+ hcp, [good y], not jump  "long suit"
  P   "high enough"
  only
# they raise or compete over a two-suiter: with four cards for a known suit
(1N) 2D#twoSuits (2?/3?) | (1N) 2M#twoSuits (2?/3?) | (1N) 2M#twoSuits (X) | (1m) 2m#twoSuits (2?/3?) | (1m) 2m#twoSuits (X):
  4M  4+ M, 12+ sup M, partner 4+ M  "game"
  3M  4+ M, 6+ sup M, at 3, partner 4+ M  "raise"
  2M  3+ M, partner 4+ M, [M >= oM]  "the better major"
  2M  2+ M, partner 4+ M, doubled, [M >= oM]  "the better major"
  P   "nothing more to say"
  only

== Overcaller: partner has passed, and they go on ==

(1x) 1y (X) P (1z/2z/1N/2x) | (1x) 1y (1z) P (1N/2z/2x) | (1x) 1y (2x) P (2z/3x/3z) | (1x) 1y (2z) P (2x/3z/3x):
  4y  y major, 7+ y, 15+ hcp, [losers 0-4]  "to play"
  cy  6+ y, 12+ pts, [good y], at 2  "long suit"
  cy  7+ y, 14+ pts, [good y], at 3  "long suit"
  cy  6+ y, 17+ pts, [good y], at 3  "long suit, strong"
  X   16+ hcp, 0-2 their, not notrump bid, level 1-3  "takeout: extra values" #takeout
  cM  5+ M, M unbid, 14+ hcp, at 2, [not bal]  "second suit"
  cm  5+ m, m unbid, 14+ hcp, at 2, [not bal]  "second suit"
  P   "nothing more to say"
  only
# they raise or answer over partner's notrump overcall
(1y) 1N (2x) | (1x) 1N (2x):
  as 1N (2x)
  only
# they double an overcall and leave it in
(1x) ?y (P) P (X) P (P):
  cz  6+ z, z unbid, [0-1 y], at 1-2  "long suit, to play"
  P   "happy to play here"
  only
# a weak jump has told all, and the others come in
(1x) 2y#preempt (X/2?) | (1x) 3y#preempt (X/3?):
  4y  y major, 4+ y, [0-1 z or 5+ y]  "preemptive"
  4y  y major, 3+ y, 17+ sup y  "game"
  4y  y major, 2+ y, 17+ hcp, [losers 0-6]  "game"
  5y  y minor, 5+ y, [0-1 z], [not vul]  "preemptive"
  3y  3+ y, at 3  "preemptive"
  P   "nothing to say"
  only
(1x) 1N (X):
  XX  8+ hcp  "we have the points"
  2y  5+ y, 0-7 hcp, [best y]  "to play, weak"
  P   "happy to play here"
  only
`;
