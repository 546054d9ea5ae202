/** Takeout doubles and the answers; what the opening side says over a double; balancing. */
export const doubles = `
== Balancing ==

(1x) (P):
  2x! 5+ S, 5+ H, x minor, 5-16 hcp  "Michaels: both majors" f1 #twoSuits rare
  2x! 5+ M, x major, not x is M, 7-16 hcp, [5+ C or 5+ D], [5+ hcp]  "Michaels: the other major and a minor" f1 #twoSuits rare
  2N  18-20 hcp, bal, stop x  "balanced, strong"
  X   16+ hcp  "takeout, or strong" #takeout rare
  2y  6+ y, 12-16 hcp, [good y], jump, at 2  "long suit, intermediate"
  1y  5+ y, 7-15 hcp, [best y], at 1, [good y or 9+ hcp]  "overcall"
  1N  12-15 hcp, bal, stop x  "balanced, stopper"
  1N  11 hcp, bal, stop x  "balanced, stopper" rare
  2y  5+ y, 6-15 hcp, [best y], x over y, [6+ y or 10+ hcp], [good y or 11+ hcp]  "overcall"
  X   9+ hcp, 0-2 x, [3+ y], [3+ z]  "takeout: the other suits" #takeout
  X   11+ hcp, 0-3 x, [no long suit]  "takeout: the other suits" #takeout
  X   12+ hcp, 4 S, 4 H, x minor  "takeout: the other suits" #takeout rare
  X   8+ hcp, 0-1 x, [no long suit]  "takeout: the other suits" #takeout
  2y  5+ y, 8-15 hcp, [best y], x over y, [0-2 x], [good y]  "overcall"
  1y  4 y, 8-12 hcp, [good y], at 1, [0-2 x]  "overcall" rare
  P   "nothing to say"
  only
(2x) (P) | (3x) (P):
  as (2x) | (3x) | (2x) (3x) less 2
  only

# they have found a fit and stopped low: somebody on our side has cards
(1x) (2x) (P):
  X   10+ hcp, 0-2 x, [unbid 3+ or 4 oM], x is M, [no long suit]  "takeout: the other suits" #takeout
  X   10+ hcp, 0-2 x, [unbid 3+], x minor, [no long suit]  "takeout: the other suits" #takeout
  2y  5+ y, 7-14 hcp, at 2, [best y]  "overcall"
  2N! 5+ C, 5+ D, x major  "both minors" f1 #twoSuits
  3y  6+ y, 8-14 hcp, [best y], at 3  "overcall"
  P   "nothing to say"
  only

== Answers to a takeout double ==

# a double in the pass-out seat may be a king lighter
(1x) (P) X#takeout if not partner passed:
  P   5+ x, [top5 3+ x], [8+ hcp]  "for penalties: long and good trumps" #penalty
  3N  15-18 hcp, stop x, [bal], [0-3 S or x is S], [0-3 H or x is H]  "to play"
  2N  14 hcp, stop x, [bal], [0-3 S or x is S], [0-3 H or x is H]  "invites game" #invite
  cx! 14+ hcp  "cue bid: game values" f1 #cue
  4y  y major, 4+ y, 15+ sup y, [5+ y or 13+ hcp], y unbid  "game"
  3N  15-18 hcp, stop x, [0-4 y]  "to play"
  2N  12-14 hcp, stop x, [0-3 S or x is S], [0-3 H or x is H]  "invites game" #invite
  jM  4+ M, 11-13 hcp, M unbid, [0-4 oM or M is S]  "invites game" #invite
  jy  5+ y, 11-13 hcp, y unbid, [best y]  "invites game" #invite
  1N  8-11 hcp, stop x, [bal], [0-3 S or x is S], [0-3 H or x is H], [0-4 y]  "stopper"
  1y  4+ y, 0-11 hcp, y major, y unbid, [best y or y major]  "the best suit"
  1N  7-11 hcp, stop x, [semibal], [0-3 S or x is S], [0-3 H or x is H]  "stopper"
  cy  4+ y, y major, 0-13 hcp, y unbid, at 1-2  "the best suit"
  cy  4+ y, 0-13 hcp, y unbid, [best y], at 1-2  "the best suit"
  cy  4+ y, 0-13 hcp, y unbid, at 1-2  "the best suit"
  1N  6-11 hcp, stop x  "stopper"
  cy  3+ y, 0-13 hcp, y unbid, at 1-2  "the best suit" rare
  only
# and has eleven points at most if the doubler has passed before
(1x) (P) X#takeout:
  as (1x) (P) X#takeout if not partner passed plus 2
  only
(1x) X#takeout | (2x) X#takeout | (1x) P (2x) X#takeout | (1x) X#takeout (P):
  P   5+ x, [top5 3+ x], [6+ hcp], level 1  "for penalties: long and good trumps" #penalty
  cx! 12+ hcp, [4 S], [4 H]  "cue bid: game values" f1 #cue
  4y  y major, 4+ y, 12-16 sup y, [12+ hcp or 5+ y], y unbid  "game"
  4y  y major, 5+ y, 12-16 sup y, [8+ hcp], y unbid  "game"
  3N  13-17 hcp, stop x, [0-4 y]  "to play"
  cx! 12+ hcp  "cue bid: game values" f1 #cue
  2N  11-12 hcp, stop x, [0-3 S or x is S], [0-3 H or x is H], level 1  "invites game" #invite
  1N  7-10 hcp, stop x, [bal], [0-3 S or x is S], [0-3 H or x is H], [4+ x or 8+ hcp], [0-4 y]  "stopper"
  2N  9-11 hcp, stop x, [bal], [0-3 S or x is S], [0-3 H or x is H], level 2  "stopper"
  jM  4+ M, 9-11 hcp, M unbid, [0-4 oM or M is S]  "invites game" #invite
  jy  4+ y, 9-11 hcp, y unbid, [5+ y or level 1], [best y]  "invites game" #invite
  jy  5+ y, 8-11 hcp, y unbid, [y major], [best y]  "invites game" #invite
  2N  11-12 hcp, stop x, level 1  "invites game" #invite
  P   5+ x, [top4 2+ x], [8+ hcp], level 2-3  "for penalties: long and good trumps" #penalty
  1y  4+ y, 0-8 hcp, y major, at 1, y unbid, [best y or y major]  "the best suit"
  1N  6-10 hcp, stop x, [semibal], [0-3 S or x is S], [0-3 H or x is H]  "stopper"
  2N  7-10 hcp, stop x, level 2, [8+ hcp], [0-3 S or x is S], [0-3 H or x is H]  "stopper" rare
  cy  4+ y, y major, 0-11 hcp, y unbid, [best y], at 1-3  "the best suit"
  cy  4 y, y major, 0-11 hcp, y unbid, [long 4-5], at 1-3  "four cards in the major"
  cy  4+ y, 0-11 hcp, y unbid, [best y], at 1-4  "the best suit"
  cy  4+ y, 0-11 hcp, y unbid, at 1-4  "the best suit"
  1N  6-11 hcp, stop x  "stopper" 
  cy  3+ y, 0-11 hcp, y unbid, at 1-4  "the best suit" rare
  only
# who balances may be lighter
(1x) (2x) (P) X#takeout:
  as (1x) X#takeout | (2x) X#takeout | (1x) P (2x) X#takeout | (1x) X#takeout (P) plus 3
  only
(2x) (P) X#takeout:
  as (1x) X#takeout | (2x) X#takeout | (1x) P (2x) X#takeout | (1x) X#takeout (P) plus 2
  only
(3x) X#takeout | (3x) (P) X#takeout:
  4y  y major, 5+ y, 8+ hcp  "game"
  4y  y major, 4+ y, 9+ hcp, y unbid  "game"
  P   5+ x, [top4 3+ x]  "for penalties: good trumps" #penalty
  3N  9+ hcp, stop x, [0-3 S or x is S], [0-3 H or x is H]  "to play"
  3N  11+ hcp, stop x  "to play"
  P   4+ x, [top4 2+ x]  "for penalties: good trumps" #penalty
  5m  m unbid, 5+ m, 10+ hcp  "game"
  cy  4+ y, y major, y unbid  "the best suit"
  4m  4+ m, m unbid, 10-12 hcp, jump  "invites game" #invite
  cy  4+ y, y unbid, [best y]  "the best suit"
  cy  4+ y, y unbid  "the best suit"
  cy  3+ y, y unbid  "the best suit" rare
  P   "for penalties" rare
  only
(4x) X#takeout:
  4S  5+ S, x is H  "to play"
  4S  4+ S, x is H, [0-3 H]  "to play"
  5y  6+ y, y unbid  "to play"
  5y  5+ y, y unbid, [0-1 x], 6+ hcp  "to play"
  P   "for penalties" #penalty
  only
(1x) X#takeout (2x/3x):
  4z  z major, 5+ z, 12+ sup z  "game"
  4z  z major, 4+ z, 13+ sup z, [11+ hcp]  "game"
  X   7+ hcp, 4+ S, 4+ H, x minor  "responsive: both majors" #responsive
  jz  4+ z, 10-11 hcp, z major, [best z or 5+ z], [level 2]  "invites game" #invite
  cz  4+ z, 5-10 hcp, z major, at 2  "the best suit"
  cz  4+ z, 7-10 hcp, z major, at 3  "the best suit"
  X   7+ hcp, 4+ C, 4+ D, x major, 0-3 oM, x is M  "responsive: both minors" #responsive
  X   8+ hcp, [4+ z], [0-3 x], [0-4 z]  "responsive: the unbid suits" #responsive rare
  more
(1x) X#takeout (1y/2y/2x/1N/3y/3x) | (1x) (P) X#takeout (1y/2y/2x/1N):
  4z  z major, 5+ z, 12+ sup z, z unbid  "game"
  4z  z major, 4+ z, 12+ sup z, z unbid  "game"
  jz  4+ z, 10-11 hcp, z unbid, z major, [best z or 5+ z]  "invites game" #invite
  cz  4+ z, 5-10 hcp, z unbid, z major, at 1-2  "the best suit"
  cz  5+ z, 5-10 hcp, z unbid, at 1-2  "the best suit"
  1N  7-10 hcp, stop x, at 1  "stopper"
  cz  4+ z, 7-10 hcp, z unbid, z major, at 3  "the best suit"
  X   7-14 hcp, 4 z, z unbid, [unbid 3+], level 2-3  "responsive: the unbid suits" #responsive rare
  cz  5+ z, 6-10 hcp, z unbid, at 3, [0-3 x]  "the best suit"
  cx! 12+ hcp, at 2-3  "cue bid: game values" f1 #cue
  2N  11-12 hcp, stop x, at 2  "invites game" #invite
  P   0-10 hcp  "too weak to bid"
  more
(1x) X#takeout (XX):
  4y  y major, 5+ y, 8+ hcp  "game"
  jy  5+ y, 4-9 hcp, y unbid, [best y]  "long suit" #preempt rare
  1y  4+ y, y unbid, y major, at 1, [best y]  "the best suit"
  cy  4+ y, y unbid, [best y]  "the best suit"
  cy  4+ y, y unbid  "the best suit"
  P   "no suit to show"
  only

== The doubler's second call ==

(3x) X#takeout 3y | (3x) (P) X#takeout 3y:
  4y  y major, 4+ y, 16+ hcp  "game"
  cz  5+ z, 17+ hcp, z unbid, [best z], at 3-4  "too strong for an overcall" anew
  4y  y major, 3+ y, 19+ hcp  "game"
  3N  18+ hcp, stop x  "to play"
  P   "no extra values"
  only

# in the pass-out seat one notrump has 12 to 15
(1x) (P) X#takeout 1y | (1x) (P) X#takeout 2y if x over y:
  1N  16-17 hcp, stop x, [semibal], [0-3 y], [no long suit]  "balanced, too strong for 1NT" anew
  2N  16-17 hcp, stop x, [semibal], [0-3 y], [no long suit], level 2  "balanced, too strong for 1NT" anew
  more
(1x) X#takeout 1y | (1x) X#takeout 2y if x over y | (2x) X#takeout 2y | (1x) (P) X#takeout 1y | (1x) (P) X#takeout 2y if x over y:
  4y  y major, 4+ y, 24+ sup y, [20+ hcp]  "game"
  4y  y major, 4+ y, 20+ hcp, [level 2], jump  "game"
  4y  y major, 4+ y, 22+ sup y, [18+ hcp], [level 2], jump  "game"
  4y  y major, 5+ y, 20+ sup y, [17+ hcp], [level 2], jump  "game"
  3y  4+ y, 20+ sup y, [19+ hcp], y major, [level 1]  "invites game" #invite
  2y  4+ y, 17-23 sup y, [15+ hcp], [level 1]  "extra values"
  3y  4+ y, 18-23 sup y, [16+ hcp], y major, [level 2]  "invites game" #invite
  3y  4+ y, 20+ sup y, [18+ hcp], y minor, [level 2], [0-1 x], [no long suit]  "extra values, invites game" #invite
  3z  6+ z, 21+ pts, z unbid, [tricks 9+], [z major], jump  "strong, invites game" anew f1
  jz  6+ z, 21+ pts, z unbid, [best z], at 2-3  "strong, a long suit" anew f1
  cz  5+ z, 17+ pts, z unbid, [best z], at 1-3  "too strong for an overcall" anew
  1N  18-20 hcp, [bal or stop x], [semibal]  "balanced, too strong for 1NT" anew
  2N  19-21 hcp, stop x, [semibal], level 2  "balanced, too strong for 2NT" anew
  2N  21-22 hcp, [semibal], stop x, level 1  "balanced, stronger still" anew
  3N  23+ hcp, [semibal]  "to play" anew
  cx! 20+ hcp, at 2-3  "strong" f1 #cue anew
  P   0-19 hcp  "no extra values"
  more
(1x) X#takeout 1N:
  2M  5+ M, 17+ pts, M unbid, [best M], at 2  "too strong for an overcall" anew f1
  3N  18+ hcp  "game"
  cy  5+ y, 17+ pts, y unbid, [best y], at 2  "too strong for an overcall" anew f1
  2N  16-17 hcp  "invites game" #invite
  P   0-17 hcp  "no extra values"
  more
(2x) X#takeout 3y if x over y | (2x) (P) X#takeout 3y if x over y:
  3N  18+ hcp, stop x, [semibal]  "to play" anew
  cz  5+ z, 17+ pts, z unbid, [best z], at 3  "too strong for an overcall" anew f1
  5y  4+ y, 19+ hcp, [0-1 x]  "game"
  4y  4+ y, 17+ hcp  "raise, invites game" #invite
  cx! 20+ hcp, at 3  "strong" f1 #cue anew
  P   0-19 hcp  "no extra values"
  only
(1x) X#takeout 2y if y over x | (1x) X#takeout 3y:
  4y  y major, 3+ y, 15+ sup y  "accepts"
  4y  y major, 4+ y, 14+ sup y  "accepts"
  cz  5+ z, 18+ pts, z unbid  "own suit, strong" anew f1
  3N  16+ hcp, stop x  "to play"
  P   0-15 hcp  "minimum"
  more
(1x) X#takeout 2N:
  3N  14+ hcp  "accepts"
  4y  y major, 5+ y, 15+ hcp, y unbid  "to play"
  P   0-14 hcp  "declines"
  more
# a redouble is not left in
(1x) X#takeout (XX) P (P):
  1y  4+ y, y unbid, at 1  "four cards"
  2y  5+ y, y unbid, at 2  "five cards"
  2y  4+ y, y unbid, at 2  "four cards"
  cy  3+ y, y unbid, at 1-2  "nothing better" rare
  only
(1x) X#takeout 2x#cue:
  jz  4+ z, 15+ hcp, z unbid, at 2-3  "extra values" gf
  cz  4+ z, z unbid, z major  "four cards" f1
  2N  15+ hcp, stop x, [semibal]  "stopper, extra values" f1
  cz  4+ z, z unbid  "four cards" f1
  2N  stop x  "stopper" f1
  cz  3+ z, z unbid  "nothing else" f1 rare
  only
(1x) X#takeout 2x#cue 2z:
  4z  z major, 4+ z, 12+ sup z  "game"
  3N  12+ hcp, stop x, [0-3 z or z minor]  "to play"
  cy  4+ y, y unbid  "natural" f1
  3z  3+ z  "fit" f1
  2N  [stop x]  "stopper" f1
  3z  "fit" f1 rare
  only

== Advancer's second call ==

# the doubler is balanced, and was too strong for a notrump overcall
(1x) X#takeout 1y 1N | (1x) (P) X#takeout 1y 1N:
  4y  y major, 6+ y, total 23+ pts  "game"
  3y  y major, 5 y, total 25+ hcp  "five cards, choose the game" gf
  3N  total 25+ hcp  "to play"
  2y  5+ y, total 0-22 hcp  "to play"
  2z  5+ z, z unbid, y over z, total 0-22 hcp, [not bal]  "long suit, to play"
  2N  total 23-24 hcp  "invites game" #invite
  P   total 0-22 hcp  "no game"
  only
# the doubler has a suit of their own, and seventeen points
(1x) X#takeout 1y 1z | (1x) X#takeout 1y 2z | (1x) X#takeout 2y 2z | (1x) (P) X#takeout 1y 1z | (1x) (P) X#takeout 1y 2z | (1x) (P) X#takeout 2y 2z:
  4z  z major, 3+ z, total 24+ sup z  "game"
  4y  y major, 6+ y, total 25+ pts  "game"
  3N  total 25+ hcp, stop x, [0-2 z or z minor]  "to play"
  3z  z major, 3+ z, total 21-23 sup z, jump  "invites game" #invite
  3z  3+ z, total 22+ sup z, not jump  "raise, invites game" #invite
  2z  z major, 3+ z, at 2, total 19-20 sup z  "raise"
  2N  total 23-24 hcp, stop x  "invites game" #invite
  2y  5+ y, [0-2 z], at 2  "five cards, to play"
  1N  total 21+ hcp, stop x, at 1  "stopper"
  P   "no game"
  only
# the doubler's cue bid has twenty points: a jump has some values
(1x) X#takeout 1y 2x#cue | (1x) (P) X#takeout 1y 2x#cue:
  4y  y major, 6+ y, 4+ hcp  "game"
  3N  7+ hcp, stop x, [0-4 y or y minor]  "to play"
  3y  y major, 5+ y, 5+ hcp  "five cards and some values" gf
  2y  5+ y  "five cards"
  2N  4+ hcp, stop x  "stopper" f1
  cz  4+ z, z unbid, at 2-3  "second suit" f1
  2y  "nothing else to say" rare
  only
(1x) X#takeout 2y 2x#cue:
  2N  4+ hcp, stop x  "stopper" f1
  cz  4+ z, z unbid, at 2-3  "second suit" f1
  3y  "nothing else to say"
  only
`;
