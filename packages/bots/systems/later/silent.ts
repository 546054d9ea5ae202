/** They bid on, and we have only passed: late overcalls and doubles, balancing, and doubles for a lead. */
export const silent = `
== Over their answer ==

# two over one, or a new suit over a weak two: they have the points, and we need a good suit or both others
(1x) (2y) if x over y:
  2N! 5+ z, 5+ m, not z is m, 7-12 hcp, z unbid, m unbid, [good z or good m]  "unusual: the two unbid suits" f1 #twoSuits
  X   12+ hcp, unbid 4+, [no long suit]  "takeout: the unbid suits" #takeout
  X   13+ hcp, 0-2 y, [0-3 x], [unbid 3+], [no long suit]  "takeout: the unbid suits" #takeout
  3z  7+ z, 5-11 hcp, jump, [can afford z], z unbid, at 3  "preempt" #preempt
  cz  6+ z, 11-16 hcp, [good z], z unbid, at 2-3  "overcall"
  cz  5+ z, 13-16 hcp, [good z], z unbid, at 2-3  "overcall"
  X   17+ hcp  "takeout, strong" #takeout rare
  P   0-16 hcp  "nothing to say"
  P   "nothing to say" rare
  only
(1x) (2y) 2N#twoSuits:
  4M  partner 5+ M, 4+ M, 10+ hcp  "game"
  3z  partner 5+ z, [best z]  "the better suit"
  3z  partner 5+ z  "the better suit"
  only
(2x) (2y) if not x is C:
  as (1x) (2y) if x over y
  only
(2C) (2x):
  X   5+ x, [top5 3+ x], their artificial  "for the lead" #penalty
  as (2C)
  only

# a jump: only shape and a good suit are worth a call
(1x) (2y) if y over x | (1x) (3y) | (2x) (3y) if not x is C:
  X   14+ hcp, 0-2 y, [unbid 3+], [no long suit]  "takeout: the unbid suits" #takeout
  cz  6+ z, 11-17 hcp, [good z], z unbid, at 2-3, not jump  "overcall"
  cz  5+ z, 13-17 hcp, [good z], z unbid, at 2-3, not jump  "overcall"
  P   "nothing to say"
  only

# a raise of notrump's kind: they know where they are going
(1x) (2N) | (2x) (2N) if not x is C:
  3y  7+ y, 5-12 hcp, [good y], [can afford y]  "long suit, for the lead" #preempt
  3y  6+ y, 8-15 hcp, [good y], [can afford y]  "long suit, for the lead" #preempt
  X   15+ hcp, 0-2 x, [no long suit]  "takeout: the other suits" #takeout
  P   "nothing to say"
  only
(4x) (P):
  X   13+ hcp, 0-2 x, [4+ M], M unbid  "takeout, or for penalties" #takeout
  as (4x)
  only
(1x) (4x):
  X   16+ hcp, 0-2 x, [no long suit]  "takeout, or for penalties" #takeout
  X   18+ hcp  "strong" #takeout rare
  4S  6+ S, 13+ hcp, [good S], x is H  "overcall"
  P   "nothing to say"
  only
(2x) (4x) | (3x) (4x):
  X   13+ hcp, 0-2 x, [4+ M], M unbid, x minor  "takeout, or for penalties" #takeout
  X   16+ hcp, 0-2 x, [no long suit]  "takeout, or for penalties" #takeout
  X   18+ hcp  "strong" #takeout rare
  4S  6+ S, 12+ hcp, [good S], x is H  "overcall"
  4M  7+ M, 11+ hcp, [good M], M unbid  "overcall"
  P   "nothing to say"
  only
(1N) (3x) | (1N) (4x) | (2N) (3x) | (2N) (4x):
  X   5+ x, [top5 3+ x]  "for the lead" #penalty
  X   4+ x, [top4 3+ x]  "for the lead" #penalty
  3M  5+ M, 12+ hcp, [good M], M unbid, not x is M  "overcall"
  P   "nothing to say"
  only
(2N):
  3x  7+ x, 4-12 hcp, [top5 3+ x], [can afford x]  "long suit" #preempt
  3x  6+ x, 8-14 hcp, [top4 3+ x], [can afford x]  "long suit" #preempt
  P   "nothing to say"
  only

== They go on, and we have passed once ==

# who passed over the opening has no overcall and no takeout double, unless length in the suit opened kept them silent
(1x) (1y) (1z) | (1x) (1y) (2z):
  X   12+ hcp, 0-2 z, [unbid 4+], [no long suit]  "takeout: the fourth suit, with length in the first" #takeout
  X   15+ hcp, 0-2 z  "takeout: strong" #takeout
  cM  6+ M, 9-14 hcp, [good M], M unbid, at 1-3  "overcall"
  cm  6+ m, 10-14 hcp, [good m], m unbid, at 1-3  "overcall"
  P   "nothing to say"
  only
(1x) (1y) (1N) | (1x) (1y) (2x) | (1x) (1N) (2x) | (1x) (2y) (2x) if x over y | (1x) (1y) (2N) | (1x) (2y) (2N):
  cM  6+ M, 10-15 hcp, [good M], M unbid, at 1-3  "overcall"
  cm  6+ m, 11-15 hcp, [good m], m unbid, at 1-3  "overcall"
  cz  5+ z, 13-15 hcp, [good z], z unbid, at 2-3  "overcall"
  X   13+ hcp, 0-2 x, not notrump bid, [no long suit]  "takeout: the other suits" #takeout
  P   "nothing to say"
  only
# they have found a fit, or opener has a second suit
(1x) (1y) (2y) | (1x) (1N) (2y) | (1x) (2y) (2z) if x over y | (1x) (2y) (3y) if x over y:
  X   12+ hcp, 0-2 their, [unbid 4+], [no long suit]  "takeout: the unbid suits" #takeout
  X   13+ hcp, 0-2 their, [unbid 3+ or 4+ x], [no long suit]  "takeout: the unbid suits" #takeout
  cM  6+ M, 10-15 hcp, [good M], M unbid, at 2-3  "overcall"
  cm  6+ m, 11-15 hcp, [good m], m unbid, at 2-3  "overcall"
  cM  5+ M, 13-15 hcp, [good M], M unbid, at 2-3  "overcall"
  P   "nothing to say"
  only
# a raise, and opener asks for more
(1x) (2x) (?) | (1x) (3x) (?) | (1x) (2N) (?) if not game bid:
  X   5+ their, [top5 3+ their], not notrump bid, not x bid  "for the lead" #penalty
  X   4+ their, [top4 3+ their], not notrump bid, not x bid  "for the lead" #penalty
  X   13+ hcp, 0-2 x, x bid, [no long suit]  "takeout: the other suits" #takeout
  P   "nothing to say"
  only
# opener jumps: shape, or a long suit
(1x) (1y) (3x) | (1x) (1y) (3y) | (1x) (1y) (3z) | (1x) (1N) (3y) | (1x) (1N) (2N) | (1x) (2y) (3z) | (1x) (2y) (3x):
  X   14+ hcp, 0-1 their, [unbid 3+], not notrump bid, [no long suit]  "takeout: the unbid suits" #takeout
  cM  6+ M, 11-15 hcp, [good M], M unbid, at 3  "overcall"
  P   "nothing to say"
  only
# an answer to a transfer or to Stayman, or to a weak two
(2x) (2N) (?) if not game bid | (2x) (2y) (?) if not game bid | (1N) (2x) (2N) if partner silent | (1N) (2x) (3y) if partner silent | (1N) (3x) (3y) if partner silent:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  X   4+ their, [top4 3+ their], their artificial, level 3-6  "for the lead" #penalty
  cM  6+ M, 11-15 hcp, [good M], M unbid, at 2-3  "overcall"
  P   "nothing to say"
  only
(1N) (2x) (2y) if partner silent | (2N) (3x) (3y) if partner silent | (2C) (2D) (2y) if partner silent | (2C) (2D) (3y) if partner silent:
  X   5+ y, [top5 3+ y], their artificial  "for the lead" #penalty
  X   13+ hcp, 0-2 y, [no long suit]  "takeout: the other suits" #takeout
  cz  5+ z, 13+ hcp, [good z], at 2-3, z unbid, not jump  "overcall"
  cz  6+ z, 10-15 hcp, [good z], at 2-3, z unbid, not jump  "overcall"
  P   "nothing to say"
  only

== They stop low ==

# two of a suit is passed to us: somebody on our side has cards, the more surely when they have a fit
(1x) (..) (2y) (P) | (1x) (..) (2x) (P):
  X   10+ hcp, 0-2 their, [unbid 4+], they fit, [no long suit]  "takeout: the unbid suits" #takeout
  X   11+ hcp, 0-2 their, [unbid 3+], they fit, [no long suit]  "takeout: the unbid suits" #takeout
  X   12+ hcp, 0-2 their, [unbid 3+], [no long suit]  "takeout: the unbid suits" #takeout
  cM  5+ M, 8-13 hcp, [good M or 6+ M], M unbid, at 2, they fit  "balancing overcall"
  cM  6+ M, 9-14 hcp, [good M], M unbid, at 2-3  "balancing overcall"
  cm  6+ m, 9-14 hcp, [good m], m unbid, at 2-3, they fit  "balancing overcall"
  cm  6+ m, 11-14 hcp, [good m], m unbid, at 2-3  "balancing overcall"
  P   "lets them play"
  only
(1N) (..) (2x) (P) | (2y) (..) (2x) (P):
  X   10+ hcp, 0-2 x, [no long suit]  "takeout: the other suits" #takeout
  cM  5+ M, 8-14 hcp, [good M or 6+ M], at 2, M unbid  "balancing overcall"
  cy  6+ y, 9-14 hcp, [good y], at 2-3, y unbid  "balancing overcall"
  P   "lets them play"
  only
(1x) (..) (1N) (P) | (1x) (1y) (1z) (P) | (1x) (1y) (P):
  cM  5+ M, 9-14 hcp, [good M], M unbid, at 1-2, [not bal]  "balancing overcall"
  cm  6+ m, 9-14 hcp, [good m], m unbid, at 1-2  "balancing overcall"
  X   12+ hcp, 0-2 their, [unbid 3+], not notrump bid  "takeout: the unbid suits" #takeout
  P   "lets them play"
  only
(?) (..) (2N) (P) | (?) (..) (3x) (P):
  X   12+ hcp, 0-1 their, [unbid 3+], not notrump bid, [no long suit]  "takeout: the unbid suits" #takeout
  X   14+ hcp, 0-2 their, [unbid 3+], not notrump bid, [no long suit]  "takeout: the unbid suits" #takeout
  cM  6+ M, 11-15 hcp, [good M], M unbid, at 3  "balancing overcall"
  X   17+ hcp, not notrump bid  "takeout, strong" #takeout rare
  P   "lets them play"
  only

== They bid game or slam ==

# a double by the hand that does not lead asks for dummy's suit; the hand on lead has the tricks
(?) (..) (3N) | (?) (..) (3N) (P):
  X   [5+ x], [top3 3 x], I lead  "penalty: the long suit runs" #penalty
  X   [6+ x], [top4 3+ x], [quick 3+], I lead  "penalty: the long suit, and an entry" #penalty
  X   [5+ x], [top4 3+ x], x dummys, partner leads  "for the lead of dummy's suit" #penalty
  P   "nothing to say"
  only
(?) (..) (4M) | (?) (..) (4M) (P) | (?) (..) (5m) | (?) (..) (5m) (P):
  X   4+ their, [top4 3+ their], [quick 2+]  "penalty: tricks in trumps, and an ace" #penalty
  P   "nothing to say"
  only
# against a slam that they bid freely a double by the hand that does not lead asks for an unusual lead
(?) (..) (6x) | (?) (..) (6x) (P) | (?) (..) (6N) | (?) (..) (6N) (P):
  X   aces 2/3  "penalty: two aces" #penalty
  X   aces 1, [void], partner leads, not notrump bid  "Lightner: an unusual lead, for a ruff" #penalty rare
  X   4+ their, [top5 4+ their]  "penalty: tricks in trumps" #penalty rare
  P   "nothing to say"
  only

== We have passed twice ==

# no more than a lead is to be had
(1x) (?) (?) (..) (?) | (1N) (?) (?) (..) (?) | (2x) (?) (?) (..) (?) | (2N) (?) (?) (..) (?):
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  X   4+ their, [top4 3+ their], their artificial, level 3-6  "for the lead" #penalty
  X   [top3 2+ their], 3+ their, their artificial, level 4-6  "for the lead" #penalty
  P   "nothing to say"
  only
`;
