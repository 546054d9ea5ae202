/** Overcalls, jump overcalls, two-suited calls, calls over their notrump, balancing; and partner's answers. */
export const overcalls = `
== Overcalls ==

(1x):
  2x! 5+ S, 5+ H, x minor, 6-12 hcp, [2+ in S], [2+ in H], [top5 2+ S], [top5 2+ H], [5+ hcp]  "Michaels: both majors" f1 #twoSuits
  2x! 5+ S, 5+ H, x minor, 16+ hcp  "Michaels: both majors" f1 #twoSuits rare
  2x! 5+ H, x is S, 6-11 hcp, [1+ in H], [5+ C or 5+ D]  "Michaels: hearts and a minor" f1 #twoSuits
  2x! 5+ S, x is H, 6-9 hcp, [1+ in S], [5+ C or 5+ D]  "Michaels: the other major and a minor" f1 #twoSuits
  2x! 5+ M, x major, not x is M, 16+ hcp, [5+ C or 5+ D]  "Michaels: the other major and a minor" f1 #twoSuits rare
  2N! 5+ C, 5+ D, x major, 6-12 hcp, [good C or good D]  "unusual: both minors" f1 #twoSuits
  2N! 5+ C, 5+ D, x major, 16+ hcp  "unusual: both minors" f1 #twoSuits rare
  2N! 5+ H, 5+ om, x is m, 6-12 hcp, [good H or good om]  "unusual: the two lowest" f1 #twoSuits
  2N! 5+ H, 5+ om, x is m, 16+ hcp  "unusual: the two lowest" f1 #twoSuits rare
  1N  15-18 hcp, bal, stop x  "balanced, stopper"
  X   18+ hcp  "takeout, or too strong for an overcall" #takeout rare
  X   17+ hcp, [long 6+]  "takeout, or too strong for an overcall" #takeout rare
  4y  7+ y, 4-11 hcp, [best y], [can afford y], [8+ y or 4+ z], [y major or 8+ y]  "preempt" #preempt
  3y  7+ y, 4-10 hcp, jump, [best y], [can afford y], at 3  "preempt" #preempt
  2y  6-7 y, 4-11 hcp, jump, [best y], [can afford y], [0-4 x]  "weak jump" #preempt
  1y  5+ y, 7-17 hcp, [best y], [good y or 9+ hcp or 6+ y], [top3 1+ y or 11+ hcp], [8+ hcp or 6+ y]  "overcall"
  1y  4 y, 9-13 hcp, [top4 4 y], at 1  "overcall" rare
  2m  5+ m, 13-16 hcp, x is M, [good m], [best m], [0-3 oM]  "overcall"
  X   12+ hcp, 0-2 x, [3+ y], [3+ z], [unbid 3+ or 4 oM], x is M, [no long suit]  "takeout: the other suits" #takeout
  X   12+ hcp, 0-2 x, [unbid 3+], x minor, [no long suit]  "takeout: the other suits" #takeout
  X   11+ hcp, 0-1 x, [no long suit]  "takeout: the other suits" #takeout
  X   10+ hcp, 0 x, [unbid 3+]  "takeout: the other suits" #takeout rare
  X   12+ hcp, x minor, 0-3 x, 4 S, 3+ H, [no long suit]  "takeout: the other suits" #takeout
  X   12+ hcp, x minor, 0-3 x, 3+ S, 4 H, [no long suit]  "takeout: the other suits" #takeout
  X   15+ hcp, x minor, 0-3 x, [3+ S], [3+ H], [no long suit]  "takeout: the other suits" #takeout rare
  3y  6 y, 4-8 hcp, jump, x over y, [best y], [can afford y], [top3 1+ y], [not vul], [0-3 x], at 3  "weak jump" #preempt
  2y  5+ y, 11-18 hcp, x over y, [best y], [good y], [0-3 x]  "overcall"
  2y  6+ y, 9-18 hcp, x over y, [best y], [good y or 11+ hcp], [11+ pts]  "overcall"
  2y  5+ y, 9-18 hcp, x over y, [best y], [0-3 x], [not bal], not vul  "overcall"
  2y  5+ y, 12-18 hcp, x over y, [best y], [14+ hcp or 5+ z]  "overcall"
  X   17+ hcp  "takeout, or too strong for an overcall" #takeout rare
  P   0-16 hcp  "nothing to say"
  P   "nothing to say" rare
  only

(1x) (1y):
  1N  15-18 hcp, bal, stop x, stop y, at 1  "balanced, stoppers"
  2x! 5+ S, 5+ H, x minor, 8-12 hcp, [top5 2+ S], [top5 2+ H], y minor  "Michaels: both majors" f1 #twoSuits rare
  2N! 5+ z, 5+ m, not z is m, 7-12 hcp, z unbid, m unbid, [good z or good m]  "unusual: the two unbid suits" f1 #twoSuits
  X   10+ hcp, unbid 4+, [no long suit]  "takeout: the unbid suits" #takeout
  X   10+ hcp, 5 S, 5 H, S unbid, H unbid  "takeout: the unbid suits" #takeout
  X   12+ hcp, 4+ z, z unbid, [0-3 x], [0-3 y], [unbid 3+]  "takeout: the unbid suits" #takeout
  X   11+ hcp, [3+ z], z unbid, [0-2 x], [0-3 y], [no long suit]  "takeout: the unbid suits" #takeout rare
  3z  7+ z, 4-10 hcp, [can afford z], jump, z unbid, at 3  "preempt" #preempt
  2z  6-7 z, 4-11 hcp, [can afford z], [good z or 0-8 hcp], jump, z unbid, [best z]  "weak jump" #preempt
  1z  5+ z, 7-17 hcp, [best z], [good z or 10+ hcp or 6+ z or not bal], [8+ hcp or not bal], z unbid  "overcall"
  2z  5+ z, 11-17 hcp, [good z], z unbid, not jump, [best z], [6+ z or 13+ hcp]  "overcall"
  2z  6+ z, 9-17 hcp, [good z], z unbid, not jump, [best z]  "overcall"
  X   18+ hcp  "takeout, or too strong for an overcall" #takeout rare
  P   "nothing to say"
  only
(1x) (2x):
  2N! 5+ C, 5+ D, x major, 9-14 hcp, [good C or good D]  "unusual: both minors" f1 #twoSuits
  X   12+ hcp, 0-2 x, [no long suit], [4+ y]  "takeout: the other suits" #takeout
  X   11+ hcp, 0-1 x, [no long suit]  "takeout: the other suits" #takeout
  X   17+ hcp  "takeout, or too strong for an overcall" #takeout rare
  2y  5+ y, 10-16 hcp, [best y], [good y]  "overcall"
  3y  6+ y, 11-16 hcp, [best y], [good y], not jump  "overcall"
  3y  5+ y, 14-17 hcp, [best y], [good y], not jump  "overcall"
  P   "nothing to say"
  only
(1x) (3x):
  X   15+ hcp, 0-3 x, [no long suit]  "takeout, strong" #takeout rare
  X   12+ hcp, 0-2 x, [no long suit], [4+ y], [unbid 3+]  "takeout: the other suits" #takeout
  X   11+ hcp, 0-1 x, [no long suit], [unbid 3+]  "takeout: the other suits" #takeout
  3y  5+ y, 13-17 hcp, [best y], [good y], not jump  "overcall"
  3y  6+ y, 11-17 hcp, [best y], [good y], not jump  "overcall"
  4M  6+ M, 14+ hcp, [good M], M unbid  "to play"
  X   17+ hcp  "takeout, strong" #takeout rare
  P   "nothing to say"
  only
(1x) (1N):
  2x! 5+ S, 5+ H, x minor, 8-14 hcp  "Michaels: both majors" f1 #twoSuits
  2x! 5+ oM, x is M, 8-14 hcp, [5+ C or 5+ D], [good oM]  "Michaels: the other major and a minor" f1 #twoSuits
  2N! 5+ C, 5+ D, x major, 8-14 hcp, [good C or good D]  "unusual: both minors" f1 #twoSuits
  X   15+ hcp  "takeout, strong" #takeout rare
  X   13+ hcp, 0-2 x, [no long suit]  "takeout: the other suits" #takeout
  2y  5+ y, 9-15 hcp, [good y], [best y], not jump, [6+ y or 11+ hcp]  "overcall"
  2y  6+ y, 7-15 hcp, [good y], [best y]  "overcall"
  3y  7+ y, 4-10 hcp, [can afford y], [best y], jump  "preempt" #preempt
  P   "nothing to say"
  only
# they are about to play one notrump
(1x) (1N) (P):
  as (1x) (1N) less 2
  only

== Over their preempts ==

(2x) | (3x) | (2x) (3x):
  3x! 5+ M, x major, not x is M, 11+ hcp, [5+ C or 5+ D], [good M or 13+ hcp]  "Michaels: the other major and a minor" f1 #twoSuits
  2N  15-20 hcp, bal, stop x  "balanced, stopper"
  3N  15-21 hcp, bal, stop x, [level 3]  "to play"
  X   18+ hcp  "takeout, strong" #takeout rare
  X   17+ hcp, [long 6+], [losers 0-4]  "takeout, strong" #takeout rare
  3N  18+ hcp, [semibal], stop x, [level 3 or 20+ hcp]  "to play"
  3N  16+ hcp, [semibal], stop x, [level 3]  "to play"
  3N  14+ hcp, [6+ m], [top3 3 m], stop x  "to play"
  4M  6+ M, 13-16 hcp, [good M], [losers 0-5], [level 3 or 7+ M], M unbid  "to play"
  X   12+ hcp, 0-2 x, [no long suit], [4+ y], [level 2 or 13+ hcp]  "takeout: the other suits" #takeout
  X   11+ hcp, 0-1 x, [no long suit], [level 2 or 12+ hcp]  "takeout: the other suits" #takeout
  2y  5+ y, 11-17 hcp, [good y or 13+ hcp or 6+ y], [best y]  "overcall"
  3y  5+ y, 13-17 hcp, [good y], [best y], not jump, [6+ y or 14+ hcp]  "overcall"
  3y  6+ y, 11-17 hcp, [good y], [best y], not jump  "overcall"
  X   16+ hcp, 0-3 x  "takeout, strong" #takeout rare
  P   "nothing to say"
  only
(4x):
  X   14+ hcp, 0-2 x, [no long suit or x major]  "takeout, or for penalties" #takeout
  4S  6+ S, 12+ hcp, [good S], x is H  "overcall"
  4S  5+ S, 15+ hcp, [good S], x is H  "overcall"
  X   17+ hcp  "takeout, or for penalties" #takeout
  5m  7+ m, 14+ hcp, [good m]  "overcall"
  P   "nothing to say"
  only
(2C):
  X   5+ hcp, 5+ C, [top5 3+ C]  "clubs" #penalty
  2x  6+ x, 6+ hcp, [good x]  "overcall"
  3x  7+ x, [good x], jump  "preempt" #preempt
  P   "nothing to say"
  only

== Over their notrump ==

(1N) | (1N) (P):
  X   15+ hcp, [16+ hcp or long 5+], [semibal or 17+ hcp or long 6+]  "penalty: as strong as they are" #penalty
  2D! 5+ S, 4+ H, 8-16 hcp, [5+ H or 10+ hcp], [5+ H or not vul or 11+ hcp]  "both majors" #twoSuits
  2D! 5+ H, 4+ S, 10-16 hcp, [not vul or 11+ hcp], [not bal]  "both majors" #twoSuits
  2M! 5+ M, [5+ C or 5+ D], 8-16 hcp  "the major and a minor" #twoSuits
  2N! 5+ C, 5+ D, 8-14 hcp, [6+ m or 10+ hcp]  "both minors" f1 #twoSuits
  3x  7+ x, 5-12 hcp, [top5 3+ x]  "preempt" #preempt
  3m  6+ m, 9-13 hcp, [top4 3+ m], [good m]  "preempt" #preempt
  2C! 8-16 hcp, [6+ x], [longest x], [good x], [not x is C]  "a long suit" #oneSuit
  2C! 11-16 hcp, [5+ y], [longest y], [not bal], [good y], [not y is C]  "a long suit" #oneSuit rare
  P   "nothing to say"
  only
(1N) 2C#oneSuit | (1N) (P) 2C#oneSuit:
  2M  6+ M, 6+ hcp, [good M]  "own suit"
  P   6+ C, 0-8 hcp  "clubs"
  2D! "asks for the suit" #relay
  only
(1N) 2C#oneSuit 2D#relay | (1N) (P) 2C#oneSuit 2D#relay:
  2M  [longest M], 5+ M  "the long suit"
  3C  [longest C], 6+ C  "the long suit"
  P   [longest D]  "the long suit"
  2M  5+ M  "the long suit"
  P   "the long suit"
  only
(1N) 2D#twoSuits | (1N) (P) 2D#twoSuits:
  4M  4+ M, 12+ sup M, [10+ hcp]  "game"
  3M  4+ M, 9-12 sup M, [M > oM or M is S]  "invites game" #invite
  P   6+ D, 0-9 hcp, [0-2 S], [0-2 H]  "diamonds"
  P   5+ D, 0-9 hcp, [0-2 S], [0-2 H], [top5 3+ D]  "diamonds"
  3C  6+ C, [0-2 S], [0-2 H]  "clubs"
  2M  M > oM  "the better major"
  2H  "the better major"
  only
(1N) 2M#twoSuits | (1N) (P) 2M#twoSuits:
  4M  4+ M, 12+ sup M, [9+ hcp]  "game"
  3M  4+ M, 9-12 sup M  "invites game" #invite
  P   2+ M  "high enough"
  2N! [3+ C], [3+ D], 0-1 M  "asks for the minor" f1 #minorAsk
  3m  6+ m, [0-1 M]  "own suit"
  2N! [4+ C or 4+ D]  "asks for the minor" f1 #minorAsk
  P   "high enough"
  only
(1N) 2M#twoSuits 2N#minorAsk | (1x) 2x#twoSuits 2N#minorAsk if x major | (1N) (P) 2M#twoSuits 2N#minorAsk:
  4m  5+ m, 16+ hcp  "the minor, strong, invites game" #invite
  3m  5+ m  "the minor"
  only
(1N) 2M#twoSuits 2N#minorAsk 3m | (1N) (P) 2M#twoSuits 2N#minorAsk 3m:
  3M  3+ M, 10+ hcp  "invites game" #invite
  P   "no game opposite the minor"
  only
(1N) 2N#twoSuits | (1x) 2N#twoSuits if x major | (1N) (P) 2N#twoSuits:
  3M  7+ M, [0-2 C], [0-2 D], 0-13 hcp, not M theirs  "own long suit, to play"
  5m  m >= om, 5+ m, [losers 0-7]  "game"
  3C  C >= D, 0-10 hcp  "clubs are better"
  3D  D > C, 0-10 hcp  "diamonds are better"
  4m  m >= om, 4+ m, 9+ hcp  "invites game" #invite
  3C  C >= D  "clubs are better"
  3D  "diamonds are better"
  only
(1N) (2x):
  X   5+ x, [top5 3+ x], 5+ hcp  "for the lead" #penalty
  2y  6+ y, 9+ hcp, [good y], at 2  "overcall"
  3y  6+ y, 11+ hcp, [good y], at 3  "overcall"
  P   "nothing to say"
  only
(1N) X#penalty | (1N) (P) X#penalty:
  2H  5 H, 0-4 hcp, [5 S]  "to play, weak"
  2x  5+ x, 0-6 hcp, [best x], [6+ x or 0-4 hcp]  "to play, weak"
  P   "happy to play here"
  only

== Answers to two suits ==

(1m) 2m#twoSuits:
  4M  4+ M, 14+ sup M, [M >= oM]  "game"
  4M  5+ M, 8+ sup M, [M >= oM]  "game"
  3M  4+ M, 8-11 sup M, [M >= oM]  "invites game" #invite
  3N  14+ hcp, [all stopped]  "to play"
  2N! 14+ hcp  "asks for more" f1 rare
  3m! 12+ hcp, [3+ S or 3+ H]  "cue bid: at least invites game" f1 #cue
  2N  10+ hcp, [0-2 S], [0-2 H], stop m  "natural"
  3om 6+ om, [0-2 S], [0-2 H]  "own suit"
  2S  S >= H, [S > H or 3 S]  "spades"
  2H  H >= S  "hearts"
  2N  [0-2 S], [0-2 H], [4+ om]  "the fourth suit" rare
  2S  "spades"
  only
(1M) 2M#twoSuits:
  4oM 4+ oM, 9+ sup oM  "game"
  4oM 3+ oM, 12+ sup oM  "game"
  3oM 3+ oM, 8-12 sup oM, [4+ oM or 10+ sup oM]  "invites game" #invite
  cM! 13+ hcp  "cue bid: at least invites game" f1 #cue
  3m  7+ m, [0-1 oM], 0-12 hcp  "own long suit, to play"
  2N! 4+ C, 4+ D, [0-3 oM], 0-9 hcp, at 2  "asks for the minor" f1 #minorAsk
  coM 3+ oM, 0-9 hcp  "the major"
  2N! [3+ C], [3+ D]  "asks for the minor" f1 #minorAsk
  coM 2+ oM  "the major"
  2N! "asks for the minor" f1 #minorAsk
  only
(1x) (1y) 2N#twoSuits:
  4M  partner 5+ M, 4+ M, 10+ hcp  "game"
  3z  partner 5+ z, [best z]  "the better suit"
  3z  partner 5+ z  "the better suit"
  only
(2M) 3M#twoSuits:
  4oM 3+ oM  "game"
  4oM 2 oM, 8+ hcp  "game"
  4N! "asks for the minor" f1 #minorAsk
  only
(2M) 3M#twoSuits 4N#minorAsk:
  5D  5+ D  "the minor"
  5C  "the minor"
  only
(1m) 2N#twoSuits:
  4H  4+ H, 9+ sup H  "game"
  3S  7+ S, [0-2 H], 0-13 hcp  "own long suit, to play"
  3H  3+ H, [H >= om]  "hearts"
  3om 2+ om, [om > H or om >= H]  "the minor"
  3H  "hearts"
  only
(?x) 2?#twoSuits (?x) 4C | (?M) ?M#twoSuits (?) 4C:
  P   5+ C  "clubs"
  4D  5+ D  "diamonds"
  only
(?M) ?M#twoSuits (?) 4N:
  5m  5+ m  "the minor"
  only
(1N) 2M#twoSuits 3M | (1N) 2D#twoSuits 3M | (1N) (P) 2M#twoSuits 3M | (1N) (P) 2D#twoSuits 3M:
  4M  12+ hcp, [losers 0-6]  "accepts"
  4M  13+ hcp  "accepts"
  P   "declines"
  only

== Answers to an overcall ==

(1x) 1y (2x) | (1x) 2y (2x) | (1x) 1y (3x) | (1x) 2y (3x):
  X   8+ hcp, 4+ z, z unbid, [unbid 4+], [0-2 y]  "responsive: the unbid suits" f1 #responsive
  X   10+ hcp, [unbid 3+], [0-2 y], [0-3 x]  "responsive: the unbid suits" f1 #responsive rare
  more
# an overcall in the pass-out seat may be a king lighter
(1x) (P) 1y:
  cx! 13+ sup y, 3+ y, at 2  "cue bid: a good raise" f1 #cue
  4y  5+ y, y major, 0-9 hcp, [0-1 z]  "preemptive" #preempt
  2y  3+ y, 8-12 sup y  "raise"
  1z  5+ z, 9-15 hcp, z unbid, at 1  "new suit"
  1z  4+ z, 9-15 hcp, z unbid, at 1, [0-2 y]  "new suit" rare
  2z  5+ z, 10-15 hcp, [good z or 6+ z], z unbid, not jump, 0-2 y  "new suit"
  2N  13-15 hcp, stop x, at 2, [0-2 y]  "invites game" #invite
  1N  9-12 hcp, stop x, at 1, 0-2 y  "stopper, no fit"
  3N  16+ hcp, stop x  "to play"
  cx! 14+ hcp, x theirs, at 2  "cue bid: strong" f1 #cue
  P   0-12 hcp  "no fit"
  more
(1x) 1y | (1x) P (1z) 1y | (1x) 1y (1?/2?) | (1x) 1y (X):
  4y  4+ y, y major, 14+ sup y, 0-12 hcp  "game"
  cx! 10+ sup y, 4+ y, x theirs, at 2-3  "cue bid: a good raise" f1 #cue
  cx! 11+ sup y, 3+ y, x theirs, at 2-3  "cue bid: a good raise" f1 #cue
  4y  5+ y, y major, 0-9 hcp, [0-1 z]  "preemptive" #preempt
  3y  4+ y, 4-9 hcp, jump  "preemptive" #preempt
  3N  15+ hcp, [all stopped], stop x  "to play"
  2y  3+ y, 6-10 sup y  "raise"
  1z  5+ z, 8-15 hcp, z unbid, at 1  "new suit"
  1z  4+ z, 8-15 hcp, z unbid, at 1, [0-2 y], [best z]  "new suit" rare
  2z  5+ z, 9-15 hcp, [good z], z unbid, not jump, 0-2 y  "new suit"
  2N  13-14 hcp, stop x, at 2, [0-2 y]  "invites game" #invite
  1N  8-12 hcp, stop x, at 1, 0-2 y  "stopper, no fit"
  2z  5+ z, 10-15 hcp, [good z or 6+ z], z unbid, not jump, 0-2 y  "new suit"
  cx! 14+ hcp, x theirs, at 2  "cue bid: strong" f1 #cue
  3y  4+ y, 4-9 hcp  "raise" rare
  P   0-11 hcp  "no fit"
  more
(1x) (P) 2y if x over y:
  3N  16+ hcp, stop x  "to play"
  2N  13-15 hcp, stop x  "invites game" #invite
  cx! 14+ sup y, 3+ y, at 2  "cue bid: a good raise" f1 #cue
  3y  3+ y, 10-13 sup y  "raise"
  2z  5+ z, 11+ hcp, [good z or 6+ z], z over y, at 2  "new suit" f1
  P   0-13 hcp  "no fit"
  more
(1x) 2y if x over y | (1x) 2y (X/2?) if x over y:
  cx! 12+ sup y, 4+ y, [0-1 z], at 2  "cue bid: a good raise" f1 #cue
  4y  y major, 4+ y, 14+ sup y, [13+ hcp]  "game"
  3N  13+ hcp, stop x, [2+ y or 15+ hcp]  "to play"
  2N  11-12 hcp, stop x, [2+ y]  "invites game" #invite
  cx! 12+ sup y, 3+ y, at 2  "cue bid: a good raise" f1 #cue
  3y  3+ y, 7-11 sup y  "raise"
  2z  5+ z, 10+ hcp, [good z or 6+ z], z over y, at 2  "new suit" f1
  3z  6+ z, 11+ hcp, [good z], at 3, z unbid  "new suit" f1
  4y  5+ y, 0-10 hcp, y major, [0-1 z]  "preemptive" #preempt
  5y  5+ y, 5+ hcp, [0-1 z], y minor, [not vul]  "preemptive" #preempt rare
  cx! 14+ hcp, x theirs, at 2-3  "cue bid: strong" f1 #cue
  P   0-12 hcp  "no fit"
  more
# the overcaller hears a new suit at the two level
(1x) 1y 2z | (1x) 1y (X) 2z | (1x) 1y (1?/2?) 2z | (1x) (P) 1y 2z:
  4z  z major, 4+ z, 14+ sup z  "game"
  3N  15+ hcp, stop x, [2+ z]  "to play"
  3z  3+ z, 12+ sup z, [z major or 13+ hcp]  "invites game" #invite
  3y  6+ y, 14+ hcp, [good y]  "long suit, invites game" #invite
  2y  6+ y, at 2  "long suit"
  2y  5+ y, 0-1 z, [good y], at 2  "long suit"
  2N  13-16 hcp, stop x, [semibal], at 2  "invites game" #invite
  P   8-14 hcp  "high enough"
  more
# the overcaller hears a new suit
(1x) 1y 1z | (1x) 1y (X) 1z | (1x) (P) 1y 1z:
  4z  z major, 4+ z, 17+ sup z  "game"
  3z  4+ z, 14+ sup z  "invites game" #invite
  2z  3+ z, 10+ sup z  "fit"
  2z  4+ z  "fit"
  3y  6+ y, 14+ hcp, [good y]  "long suit, invites game" #invite
  2y  6+ y  "long suit"
  1N  10-15 hcp, stop x, [bal], at 1  "stopper"
  2M  4+ M, 12+ hcp, M unbid, y over M, at 2, [5+ y]  "second suit"
  2m  4+ m, 12+ hcp, m unbid, y over m, at 2, [5+ y]  "second suit"
  P   8-14 hcp  "high enough"
  more
# the overcaller hears notrump
(1x) 1y 1N | (1x) (P) 1y 1N:
  4y  y major, 6+ y, total 26+ pts, [16+ hcp]  "game"
  3N  total 25+ hcp, [semibal]  "to play"
  3z  4+ z, z unbid, total 25+ hcp  "second suit" gf
  3y  6+ y, total 24-25 pts  "long suit, invites game" #invite
  2z  4+ z, z unbid, y over z, at 2, [not bal]  "second suit"
  2y  6+ y  "long suit"
  2N  total 23-24 hcp, [semibal]  "invites game" #invite
  3N  total 25+ hcp  "to play"
  P   "no game"
  only
(1x) 1y 2N | (1x) (P) 1y 2N:
  4y  y major, 6+ y, total 24+ pts  "game"
  3N  total 24+ hcp  "accepts"
  3y  6+ y  "long suit, to play"
  P   "declines"
  only
(1x) 2y (*) 2x#cue:
  4y  y major, 15+ pts  "game"
  3N  15+ hcp, stop x  "to play"
  2N  12+ hcp, stop x, [semibal or y minor]  "stopper" f1
  2z  4+ z, z unbid, at 2  "second suit" f1
  cy  "minimum"
  only
(1x) 1y (*) 2x#cue | (1x) 1y (2x) 3x#cue | (1x) (P) 1y 2x#cue | (1x) 2y (*) 3x#cue:
  4y  y major, 14+ pts  "game"
  3N  15+ hcp, stop x, [all stopped]  "to play"
  3y  6+ y, 12+ hcp, at 3, jump  "extra values"
  2z  4+ z, 12+ hcp, z unbid, at 2  "second suit" f1
  cy  "minimum"
  only
# opposite a minimum a raise invites
(1x) 1y 2x#cue 2y | (1x) (P) 1y 2x#cue 2y:
  4y  y major, 3+ y, 16+ sup y  "game"
  3y  y major, 3+ y, 14-15 sup y  "invites game" #invite
  P   y major, 3+ y, 0-13 sup y  "no game opposite a minimum"
  more
(1x) 2y 3y if x over y:
  3N  14+ hcp, stop x, [6+ y or 16+ hcp]  "to play"
  P   "high enough"
  more
(1x) 1N:
  more
(2x) 2y | (2x) 3y | (2x) (P) 2y | (2x) (P) 3y | (2x) 2y (X/3x) | (2x) 3y (X/3x):
  4y  y major, 3+ y, 10+ sup y  "game"
  4y  y major, 2+ y, 11+ hcp  "game"
  3N  12+ hcp, stop x, [2+ y]  "to play"
  3N  10+ hcp, stop x, [2+ y], level 3, y minor  "to play"
  3y  3+ y, 7-10 sup y, level 2  "raise"
  3N  14+ hcp, stop x  "to play"
  2z  5+ z, 9+ hcp, z unbid, at 2, [good z]  "new suit" f1
  3z  6+ z, 10+ hcp, z unbid, at 3, [good z]  "new suit" f1
  4y  y minor, 4+ y, 8+ hcp  "raise"
  cx! 14+ hcp, at 3  "cue bid: strong" f1 #cue
  P   0-12 hcp  "no game"
  more
# partner is strong and balanced over a weak two
(2x) 2N | (2x) (P) 2N:
  4M  6+ M, 8+ hcp, M unbid  "to play"
  3M  5+ M, 9+ hcp, M unbid  "natural" f1
  3x! 9+ hcp, 4 M, M unbid, [not bal or shape 5332 or shape 4432]  "cue bid: asks for a four-card major" gf #stayman
  3N  9+ hcp  "to play"
  3N  8 hcp, [long 5+]  "to play"
  3y  6+ y, 0-7 hcp, y unbid  "to play"
  P   0-9 hcp  "no game"
  only
(2x) 2N 3M | (2x) (P) 2N 3M:
  4M  3+ M  "three-card support"
  3N  "no fit"
  only
(2x) 2N 3x#stayman | (2x) (P) 2N 3x#stayman:
  cM  4+ M, M unbid  "four cards" f1
  3N  "no four-card major"
  only
(1x) 2y#preempt | (1x) 3y#preempt:
  gy  y major, 3+ y, 14+ sup y  "game"
  gy  y major, 2+ y, 16+ hcp, [losers 0-6]  "game"
  4y  y major, 2+ y, 14+ hcp, [quick 3+], level 3  "game"
  3y  3+ y, 4-13 hcp, at 3  "raise"
  3N  16+ hcp, stop x, [2+ y]  "to play"
  2N! 15+ hcp, [2+ y or 18+ hcp], at 2  "asks for a feature" f1 #feature
  P   0-16 hcp  "nothing extra"
  only
`;
