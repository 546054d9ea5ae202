/** Responder's second call, the fourth suit, opener's third. */
export const responderRebids = `
== Responder's rebids ==

# opener is balanced with 12 to 14
1x 1y 1N:
  4y  y major, 6+ y, total 25+ pts  "game"
  3y  y major, 6+ y, total 23-24 pts  "invites game" #invite
  3z  5+ y, 5+ z, total 25+ pts, y over z, [z unbid]  "second suit" gf
  2S  y is H, 4+ S, 5+ H, total 25+ pts  "reverse" gf
  3H  y is S, 4+ H, 5+ S, total 25+ hcp  "second suit" gf
  6N  total 33+ hcp, [semibal]  "to play"
  4N  total 31-32 hcp, [semibal]  "invites slam" #quantitative
  3N  total 25-30 hcp, [not wild]  "to play"
  3N  total 24 hcp, [long 5+], [not wild]  "to play"
  3N  total 25+ hcp  "to play"
  2H  y is S, 4+ H, 5+ S, 0-10 hcp, [0-5 S or 5+ H]  "choose"
  2y  5+ y, 0-10 hcp, [not bal]  "to play"
  2N  total 23-24 hcp  "invites game"
  2N  total 22 hcp, [long 5], [semibal]  "invites game"
  2y  6+ y, 0-9 hcp  "to play"
  2x  4+ x, 0-10 hcp, [not bal]  "better than notrump"
  2z  4+ z, 5+ y, y over z, 0-10 hcp, [not bal]  "to play"
  P   0-10 hcp  "no game"
  more
1x 1y 1N 3z if y major:
  4z  z major, 4+ z  "fit"
  3y  3 y  "three-card support" gf
  3N  "no fit"
  only
1x 1y 1N 2S if y is H:
  4S  4+ S  "fit"
  3H  3 H  "three-card support" gf
  3N  [stop z]  "no fit"
  2N  "no fit" gf
  only
1x 1y 1N 3y if y major:
  4y  3+ y, 13+ hcp  "accepts"
  4y  2+ y, 14 hcp  "accepts"
  4y  3+ y, [aces 2/3]  "accepts"
  P   "declines"
  only

# opener has at least six
1x 1y 2x:
  2z  4+ z, total 24+ hcp, z over x, at 2, [y > z], [12+ hcp], [0-2 x], z unbid  "second suit" f1
  4x  x major, 2+ x, total 24+ sup x  "game"
  3x  x major, 2+ x, total 22-23 sup x  "invites game" #invite
  4y  y major, 6+ y, total 25+ pts  "game" 
  3N  total 24+ hcp, [all stopped]  "to play"
  2z  total 24+ pts, [4+ z], z over x, at 2, [12+ hcp]  "new suit" f1
  3y  y major, 6+ y, total 23-24 pts  "invites game" #invite
  3y  6+ y, 13+ hcp  "long suit" gf
  3z  4+ z, total 25+ pts, at 3, [5+ y]  "new suit" gf
  2y  6+ y, y over x, 0-10 hcp, [0-1 x]  "to play"
  2y  5+ y, y over x, 0-10 hcp, [0-1 x]  "to play"
  2N  total 22-23 hcp, [all stopped], [total 23+ hcp]  "invites game"
  3z  3+ z, total 25+ hcp, at 3, x over z  "new suit, no stopper" gf rare
  3N  total 26-30 hcp, [semibal]  "to play" rare
  3x  x minor, 3+ x, total 22-24 hcp  "invites game" #invite
  3x  x minor, 3+ x, total 23+ hcp  "invites game" rare
  P   0-10 hcp  "no game"
  more

# after two over one
1x 2y 2z if x over z:
  3y  6+ y, 10-12 hcp, [0-2 x], [0-3 z]  "long suit"
  3x  x major, 3+ x, 10-11 hcp  "fit, invites game" f1
  4x  x major, 3+ x, 12-14 hcp  "game"
  4z  z major, 4+ z, 12-14 hcp  "game"
  3z  z major, 4+ z, 10-11 hcp  "raise, invites game" #invite
  more
1x 1N 2N:
  4x  x major, 3+ x, 8+ hcp  "game"
  4y  6+ y, y major, 8+ hcp  "game"
  3N  8+ hcp  "accepts"
  3y  6+ y, 5-7 hcp, at 3  "long suit, to play"
  3x  x major, 3+ x, 5-7 hcp, [0-1 z or 0-5 hcp]  "to play"
  P   0-7 hcp  "declines"
  only
1x 1N 3x:
  4x  x major, 3+ x, 7+ hcp  "accepts"
  4x  x major, 2+ x, 8+ hcp  "accepts"
  3N  8-10 hcp, [all stopped or x minor]  "to play"
  4x  x major, 9+ hcp  "accepts"
  P   0-8 hcp  "declines"
  only
1x 2y 2N if x over y:
  6N  total 33+ hcp, [semibal]  "to play"
  4N  total 31-32 hcp, [semibal]  "invites slam" #quantitative
  4x  x major, 3+ x, 10-14 hcp, [not bal or 4+ x]  "game"
  3x  x major, 3+ x  "three-card support" gf
  3z  4+ z, y over z, z unbid, [not bal], at 3  "second suit" gf
  3z  4+ z, z over y, z major, [y > z], [not bal], at 3  "second suit" gf
  3y  6+ y, 9-11 hcp, [not all stopped or 0-1 x]  "long suit"
  3y  6+ y, 15+ hcp, [good y]  "long suit, slam try" gf rare
  3N  10+ hcp  "to play"
  3y  5+ y  "nothing more"
  more
1x 2y 2N 3x:
  4x  5+ x  "game"
  3N  17+ hcp, [bal]  "to play"
  4x  "game"
  only
1x 2y 2x if x over y:
  4x  x major, 3+ x, total 24+ sup x, [12+ hcp or 0-1 z]  "game"
  4x  x major, 2 x, [top3 1+ x], 13+ hcp, [not all stopped], [0-5 y]  "game"
  3x  x major, 3+ x, 10-12 hcp  "fit, invites game" f1
  2N  10-12 hcp, [all stopped], [0-5 y]  "invites game" #invite
  3y  6+ y, 10-11 hcp  "long suit"
  3x  x major, 2 x, 10-12 hcp, [top3 1+ x], [0-4 y or not good y]  "invites game" #invite
  3y  5+ y, 10-11 hcp  "nothing more"
  3z  4+ z, 12+ hcp, z major, y over z, [y > z], [0-1 x], z unbid  "second suit" gf
  3z  4+ z, 12+ hcp, z major, z over y, [y > z], [0-1 x], z unbid, at 3  "second suit" gf
  more

1x 2y 3y if x over y, y minor:
  4x  x major, 3+ x  "game"
  3N  11+ hcp, [all stopped]  "to play"
  3x  x major, 2 x, 10-12 hcp  "preference" f1
  3z  [stop z], 3+ z, at 3, z unbid  "stopper, suggests 3NT" f1
  5y  14+ hcp, [not bal], [losers 0-6]  "game"
  3N  12+ hcp, [bal]  "to play"
  4y  "nothing more"
  more
1x 1y 3z if x over z | 1x 1N 3z if x over z | 1x 1y 2z if z over y, y over x:
  4z  z major, 4+ z, 6+ hcp  "fit"
  4x  x major, 3+ x, 5-9 hcp  "fit"
  3x  x major, 3+ x  "fit" gf
  3x  x minor, 4+ x, [12+ hcp or not all stopped], at 3  "fit" gf
  3y  6+ y, y major, at 3  "long suit" gf
  3N  [all stopped], [0-3 z]  "to play"
  3x  x major, 2 x, at 3  "preference" gf
  3y  5+ y, at 3, [good y]  "long suit" gf
  2N  [all stopped], at 2  "stopper" gf
  4z  4+ z  "fit" gf
  3N  "to play"
  more
1x 1N 3z 3N if x over z:
  4z  z major, 5+ z  "five cards"
  4x  x major, 6+ x  "long suit"
  P   "to play"
  only
1x 2y 2N 3N if x over y:
  4N  18-19 hcp, bal  "invites slam" #quantitative
  P   "to play"
  only
1x 1N 3z 3x if x over z:
  4x  x major, 6+ x  "long suit"
  3N  [all stopped]  "to play"
  4x  x major, 5+ x  "partner has two- or three-card support"
  3N  "to play"
  only
1x 1y 2x 2y if y over x:
  3y  y major, 3+ y, 15+ hcp  "invites game" #invite
  3x  7+ x, 0-1 y  "long suit"
  P   "high enough"
  only
1x 1y 2x 2N:
  3y  3 y, y major, 13+ hcp, [0-1 z]  "three-card support" f1
  4x  x major, 6+ x, 14+ hcp  "accepts"
  3N  14+ hcp  "accepts"
  3N  13+ hcp, [top3 2+ x], [6+ x]  "accepts"
  3x  11-13 hcp, 6+ x, [not bal]  "declines"
  P   11-14 hcp  "declines"
  more
1x 1y 2x 2z if z over x:
  4z  z major, 4+ z, 14+ hcp  "fit"
  3z  z major, 4+ z  "fit" f1
  3y  y major, 3+ y, 14+ hcp  "three-card support" f1
  2y  y major, 3+ y, y over z  "three-card support" f1
  3N  15+ hcp, [all stopped]  "to play"
  2N  [all stopped]  "stopper" f1
  3y  y major, 3+ y  "three-card support" f1
  3x  "nothing more"
  more
1x 1y 3z 3y:
  4y  2+ y, y major, [3+ y or top3 1+ y]  "fit"
  3N  [all stopped]  "to play"
  4y  2+ y, y major  "fit"
  more
1x 1y 3x 3y:
  4y  3+ y, y major  "fit"
  4x  7+ x, x major, [0-1 y]  "long suit"
  4y  2 y, y major, [top3 1+ y], [not all stopped or 0-1 z]  "fit"
  3N  [all stopped]  "to play"
  4y  2 y, y major  "fit"
  3N  "to play"
  only
1x 1y 1z 1S:
  4S  4+ S, 19+ sup S  "game"
  3S  4+ S, 16-18 sup S  "invites game" #invite
  2S  4+ S, 11-15 sup S  "raise"
  3N  18+ hcp, [stop S]  "to play"
  2N  16-18 hcp, [stop S], [semibal]  "invites game" #invite
  1N  11-15 hcp, [stop S]  "stopper"
  2y  3 y, y is D  "three-card support"
  3x  6+ x, 15+ hcp  "long suit, invites game" #invite
  2x  5+ x  "long suit"
  2S  3 S, [0-3 y]  "three-card support" rare
  1N  "nothing more" rare
  only

# opener has both suits, partner may be weak
1x 1y 1z | 1x 1y 2z if x over z:
  gz  z major, 4+ z, total 24+ sup z  "game"
  2z  4+ z, at 2, 6-10 sup z, [0-8 hcp]  "raise"
  3z  4+ z, total 22-23 sup z, z major  "invites game" #invite
  2z  4+ z, at 2, 6-10 sup z  "raise"
  gx  x major, 3+ x, total 24+ sup x, 0-12 hcp  "game" rare
  4y  y major, 7+ y, total 24+ pts  "game" 
  1S  4+ S, 6+ hcp, S unbid, at 1  "new suit" f1
  3N  total 24-30 hcp, [all stopped], [0-4 y or y minor], [0-2 x or x minor]  "to play"
  3N  total 24-30 hcp, [all stopped], [5 y], [2 x or 1 x], [semibal]  "to play"
  more

1x 1y 1z | 1x 1y 2z if x over z | 1x 2y 2z if x over z | 1x 2y 2z if x over y:
  2S! total 25+ hcp, 0-3 S, S unbid, jump, at 2, unbid suits 1  "fourth suit: asks for more" gf #fourthSuit
  1S  4+ S, 6+ hcp, S unbid, at 1  "new suit" f1
  3y  6+ y, 10-12 hcp, jump, [10+ hcp], [total 22+ hcp]  "invites game" #invite
  cm! total 25+ pts, 10+ hcp, m unbid, unbid suits 1, level 1-2, not we #fourthSuit  "fourth suit: asks for more" gf #fourthSuit
  cM! total 25+ pts, 10+ hcp, M unbid, unbid suits 1, level 1-2, not we #fourthSuit  "fourth suit: asks for more" gf #fourthSuit
  3x  x major, 3+ x, total 22-23 sup x  "invites game" #invite
  3y  6+ y, total 22-24 pts, [10+ hcp], jump  "invites game" #invite
  3x  x minor, 4+ x, total 22-24 pts, [5+ x or not bal], jump  "invites game" #invite
  3z  z minor, 4+ z, total 22-24 pts, [5+ z or not bal]  "invites game" #invite
  2N  total 22-23 hcp, [total 23+ hcp or long 5+], [all stopped]  "invites game" #invite
  2y  6+ y, 0-10 hcp, at 2  "to play" #signoff
  2x  3+ x, 0-10 hcp, at 2, x major, [x >= z]  "the first suit"
  2x  2 x, 0-10 hcp, at 2, [z <= x], level 2  "the first suit"
  2x  4+ x, 6-10 hcp, at 2, x minor, [not all stopped]  "the first suit"
  1N  6-10 hcp, 0-3 z  "no fit"
  2x  3+ x, 0-10 hcp, at 2, [x >= z]  "the first suit"
  2x  2+ x, 0-10 hcp, at 2, [x >= z], x major  "the first suit"
  2x  4+ x, 0-10 hcp, at 2, x minor  "the first suit"
  2y  5+ y, 0-9 hcp, at 2, [0-2 z], [0-1 x]  "to play"
  2x  2+ x, 9-10 hcp, at 2  "the first suit"
  P   0-10 hcp, [z >= x]  "no game"
  P   0-10 hcp  "no game" rare
  more

# opener has a second suit, responder is weak and has fewer than four spades
1x 1N 2z if x over z:
  3N  10 hcp, [all stopped], partner 17+ pts  "to play"
  2x  3 x, 0-10 hcp, x major  "the first suit"
  3z  5+ z, 8-10 hcp, z minor  "raise"
  3z  4+ z, 8-10 hcp, [6+ y or z major]  "raise"
  2y  6+ y, at 2, 0-10 hcp, [0-2 x]  "long suit, to play"
  3y  6+ y, at 3, 0-9 hcp, [0-1 x], [0-2 z], [7+ y or good y]  "long suit, to play"
  2y  5+ y, at 2, 0-9 hcp, [0-1 x], [0-2 z]  "long suit, to play"
  2N  9-10 hcp, [0-2 x], [0-3 z], [all stopped]  "invites game" #invite
  2x  2 x, 0-10 hcp, [x >= z or 0-3 z], x major  "the first suit"
  P   3+ z, 0-10 hcp  "to play"
  2x  2 x, 0-10 hcp  "the first suit"
  P   "to play"
  only
1x 2y 2z if x over z:
  2x  2 x, x major, 10-11 hcp, [not all stopped]  "preference" f1
  more

1x 1y 1z 1N:
  3N  19+ hcp, [semibal]  "game"
  2N  16-18 hcp, [not wild], [17+ hcp or long 5]  "invites game" #invite
  3y  3 y, y major, 17+ hcp  "three-card support" f1
  3x  6+ x, 15-19 hcp  "long suit, invites game" #invite
  2z  5+ z  "long second suit"
  2y  3 y, y major, [not bal], [0-1 S or 0-1 H or 0-1 D or 0-1 C]  "three-card support"
  2x  6+ x  "long suit"
  2x  5+ x, [0-1 y]  "long suit"
  P   11-16 hcp  "no game"
  P   "no game" rare
  only
1x 1y 1z 2N:
  4y  3 y, y major, 14+ hcp, [not bal]  "game"
  3N  14+ hcp, [not wild]  "accepts"
  3y  3 y, y major, [not bal]  "three-card support"
  3x  6+ x, [not bal]  "long suit, to play"
  P   11-14 hcp  "declines"
  only

# answers to the fourth suit
... ?#fourthSuit if not they bid:
  jx  partner 4-5 x, 3+ x, x partners, x major, me 0-3 x, 15+ hcp, at 3  "three-card support, extra values" gf
  cx  partner 4-5 x, 3+ x, x partners, x major, me 0-3 x  "three-card support" gf
  cx  4+ x, x bid, at 3-4, [not all stopped or 5+ x]  "four-card support there too" gf
  cx  5+ x, x mine, me 0-4 x, [6+ y], y mine  "five cards, and six in the first suit" gf
  cx  6+ x, x mine, me 4-5 x, [top3 2+ x or not all stopped]  "long suit" gf
  3N  15+ hcp, [all stopped]  "stopper, to play" rare
  3N  14+ hcp, [all stopped], [bal], jump  "stopper, to play" rare
  2N  [all stopped]  "stopper" gf
  3N  [all stopped]  "stopper"
  cx  6+ x, x mine, me 4-5 x  "long suit" gf
  cx  5+ x, x mine, me 0-4 x  "long suit" gf
  cx  3+ x, x partners  "support" gf rare
  cx  5+ x, x mine  "nothing else to say" gf rare
  cN  "nothing else to say" rare

1x ?y ?z ?#fourthSuit 2N if not they bid:
  6N  total 33+ hcp, [semibal]  "to play"
  4N  total 31-32 hcp, [semibal]  "invites slam" #quantitative
  3x  3+ x, x major  "three-card support" gf
  3x  4+ x, x minor, 17+ hcp, [not bal]  "fit, slam try" gf
  3y  6+ y, at 3, [y major or not all stopped or 15+ hcp]  "long suit" gf
  3z  4+ z, at 3, [z major or 15+ hcp]  "fit" gf
  3N  "to play"
  only
# responder's minor after a jump to two notrump asks for three cards in their major
1x 1y 2N 3x if x minor | 1x 1y 2N 3z if z minor, y over z:
  3y  3 y, y major  "three-card support" gf
  3H  4 H, y is S, H unbid  "four cards" gf
  4x  5+ x, [not all stopped]  "fit" f1
  3N  "to play"
  only
# a long suit over two notrump is to play
1x 1N 2N 3y | 1x 1N 2N 3x:
  P   "to play"
  only

# opener hears a preference or a raise
1x 1y 1z 2x | 1x 1y 2z 2x if x over z | 1x 2y 2z 2x if x over y:
  3N  18+ hcp, [bal]  "game"
  3x  16-18 pts, 5+ x  "invites game" #invite
  gx  x major, 19+ pts, 6+ x  "game"
  2N  17-18 hcp  "invites game"
  gx  x major, 19+ pts, 5+ x  "game"
  P   0-16 pts  "no game"
  more
1x 1y 2z 3y if x over z:
  4y  y major, 2+ y, 13+ hcp  "accepts"
  4y  y major, 3+ y, 12+ hcp  "accepts"
  3N  14+ hcp, [all stopped]  "to play"
  P   11-14 hcp  "declines"
  only
1x 1y 2y:
  4y  y major, 5+ y, total 24+ sup y  "game"
  4y  y major, 4 y, total 26+ sup y, [not bal]  "game"
  3N  total 24-30 hcp, [0-4 y], [bal]  "choose the game"
  4y  y major, total 24+ sup y  "game"
  3y  y major, 5+ y, total 23 sup y  "invites game" #invite
  2N  total 22-23 hcp, [0-4 y]  "invites game"
  3y  y major, total 23 sup y  "invites game" #invite
  3N  y minor, total 24+ hcp  "to play"
  3y  y minor, 5+ y, total 22-24 pts  "invites game" #invite
  P   0-10 pts  "no game"
  more
1x (*) 1y (*) 2y if y major:
  4y  total 24+ sup y  "game"
  3y  total 23 sup y  "invites game" #invite
  P   0-10 pts  "no game"
  more
1x 1y 2y 3N:
  4y  4+ y, y major, [not shape 4333]  "eight trumps"
  P   "to play"
  only
1x 1y 2N:
  4y  y major, 6+ y, 6+ pts, [0-12 hcp]  "game"
  3x  x major, 3+ x, 6+ hcp  "three-card support" gf
  3H  4+ H, 5+ S, y is S, x minor  "five spades and four hearts" gf
  3y  y major, 5+ y  "natural" f1
  3H  4 H, 4+ S, y is S  "natural" f1
  3M  4 M, M unbid, y minor, [not bal]  "four cards" f1
  3x  4+ x, x minor, 11+ hcp, [not semibal]  "fit, slam try" gf
  6N  total 33+ hcp  "to play"
  4N  total 31-32 hcp  "invites slam" #quantitative
  3x  4+ x, [x minor], 8+ pts, [5+ x]  "natural" f1 rare
  3N  6+ hcp  "to play"
  P   0-6 hcp  "no game"
  more
1x 1y 2N 3x if x major:
  4x  "five trumps"
  only
1x 1y 2N 3y:
  4y  3+ y, y major  "fit"
  3N  "no fit"
  only
1x 1y 2N 3z:
  4z  4+ z, z major  "fit"
  3y  3 y, y major, y over z  "three-card support" f1
  3N  "no fit"
  only
1x 1y 3y:
  4N! y major, total 32+ sup y, [12+ hcp], [aces 1/2/3], [not wild or aces 2/3]  "Blackwood: asks for aces" f1 #blackwood
  4z! y major, total 30+ sup y, control z, [11+ hcp], at 4, y over z  "control, slam try" f1 #cue
  4y  y major, 8+ sup y  "accepts"
  4y  y major, 5+ y, 7+ pts  "accepts"
  3N  y minor, 9+ hcp  "to play"
  P   0-8 hcp  "declines"
  more
1x 1y 3x | 1x 1y (X) 3x:
  4x  x major, 2+ x, 7+ pts  "accepts"
  4y  y major, 6+ y, 8+ pts  "to play"
  3y  5+ y, 8+ pts, y over x  "natural" f1
  3N  8+ hcp, [all stopped]  "to play"
  3z  [stop z], 3+ z, z over x, at 3, 8+ hcp, [x minor]  "stopper, suggests 3NT" f1
  3N  8+ hcp  "to play"
  P   0-7 pts  "no game"
  more

# opener's reverse: weak hands rebid five cards, or else two notrump
1x 1y 2z if z over x | 1x 1N 2z if z over x:
  4y  y major, 7+ y, [good y], 6-9 hcp, y over z  "to play"
  3y  y major, 6+ y, [good y], 8+ hcp, y over z  "long suit" gf
  3y  6+ y, z over y, y over x  "long suit" f1
  2y  5+ y, y over z  "long suit" f1
  3N  9-13 hcp, [all stopped], [bal], [0-3 z], [0-4 y], [0-3 x]  "to play"
  3x  3+ x, 9+ hcp  "fit" gf
  4z  z major, 4+ z, 9+ hcp  "game" 
  3z  4+ z, 9+ hcp  "fit" gf
  3N  9+ hcp, [all stopped]  "to play"
  2N  0-8 hcp  "weak" f1
  2N  "nothing else to say" f1 rare
  more
1x 1y 2z 2y if z over x:
  4y  y major, 3+ y, 19+ hcp  "game"
  3y  3+ y  "fit" f1
  3N  19+ hcp, [all stopped]  "to play"
  3z  5+ z  "long suits" f1
  3x  6+ x  "long suit"
  2N  [all stopped]  "stopper" f1
  3x  "nothing else"
  only
1x 1y 2z 2y 3x if z over x | 1x 1y 2z 2N 3x if z over x:
  3N  8+ hcp, [all stopped]  "to play"
  4x  9+ hcp, 3+ x  "fit" f1
  3y  6+ y, at 3  "long suit, to play"
  P   0-8 hcp  "no game"
  more
1x 1y 2z 2y 2N if z over x:
  3N  7+ hcp  "to play"
  3y  6+ y, at 3  "long suit"
  3z  4+ z  "fit"
  3x  2+ x, 0-7 hcp  "the first suit, to play"
  3N  "to play"
  only
1x 1y 2z 2N if z over x | 1x 1N 2z 2N if z over x:
  3y  3 y, y major  "three-card support" f1
  3z  5+ z  "long suits" f1
  3N  18+ hcp, m unbid, [stop m]  "to play"
  3N  18+ hcp, M unbid, [stop M]  "to play"
  3N  19+ hcp  "to play"
  3x  5+ x  "the first suit, to play"
  3N  "to play"
  only
1x 1y 2z 3y if z over x:
  4y  y major, 2+ y  "fit"
  3N  [all stopped]  "to play"
  4z  5+ z  "long suits"
  4y  y major, 1+ y  "high enough"
  4x  "long suit"
  only
1x 1y 2z 3x if z over x | 1x 1y 2z 3z if z over x:
  4z  z bid, z major, 17-19 hcp  "fit"
  3y  3 y, y major  "three-card support" gf
  3N  [all stopped]  "to play"
  more
`;
