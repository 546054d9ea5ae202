/**
 * Two-over-one game forcing: as SAYC, but two of a lower suit forces to game, 1NT is forcing and 4NT asks for key
 * cards.
 */
export const twoOverOne = `
system Two-over-one game forcing
let notrump = 15-17
let strongNotrump = 20-21
let rebidNotrump = 12-14

== Key cards ==

... 4N#blackwood if raised:
  5C! keys 0/3  "none or three of the five key cards" f1 #keys
  5D! keys 1/4  "one or four of the five key cards" f1 #keys
  5H! keys 2/5, [not has Q trump]  "two of the five key cards, without the queen of trumps" f1 #keys
  5S! keys 2/5  "two of the five key cards, with the queen of trumps" f1 #keys
  only
... 4N#blackwood ?#keys:
  7trump  all keys, total 38+ sup trump, [kings 2/3/4]  "grand slam"
  6trump  keys missing 0-1  "small slam"
  5trump  keys missing 2-5  "two key cards are missing" #signoff
  P   keys missing 2-5  "two key cards are missing"
  6trump  "small slam"
  only

== Responses to one of a major ==

1M if not passed:
  jx! 17+ hcp, 6+ x, [good x], at 2-3  "strong jump shift" gf
  2N! 13+ sup M, 4+ M, 11+ hcp  "Jacoby 2NT: asks for a short suit" gf #raise
  4M  5+ M, 0-9 hcp, [losers 0-10]  "preemptive" #preempt
  1S  4+ S, 13+ hcp, M is H, [5+ S or 4+ H or longest S]  "new suit" f1
  2H  13+ pts, 5+ H, M is S, [longest H], [12+ hcp]  "natural, game values" gf
  2m  13+ pts, 4+ m, [longest m or 4 oM], [m > om or om is D], [m >= om], [12+ hcp], [5+ m or 3+ M or M is S or 0-3 S]  "natural, game values" gf
  3N  13-15 hcp, bal, shape 4333, 2-3 M  "balanced"
  3M  10-12 sup M, 4+ M  "raise, invites game" #invite
  2M  6-9 sup M, 3+ M, 0-9 hcp  "raise"
  1S  6+ hcp, 4+ S, M is H  "new suit" f1
  2D  13+ hcp, 4+ D  "natural, game values" gf
  2C  13+ hcp, 3+ C  "natural, game values" gf
  1N! 6-12 pts, 0-12 hcp  "forcing: any hand below game values" f1
  1N! 5-12 hcp  "forcing: any hand below game values" f1 rare
  P   0-6 hcp  "too weak to respond"
  only

== Opener over the forcing notrump ==

1M 1N:
  4M  7+ M, 16+ hcp  "to play"
  4M  19+ hcp, 6+ M  "to play"
  3x  18+ hcp, 4+ x, M over x, [not bal]  "jump shift" gf
  3x  16+ hcp, 5+ x, M over x, [19+ pts]  "jump shift" gf
  3N  19+ hcp, [bal]  "game"
  2N  18-19 hcp, [semibal]  "invites game" #invite
  3M  15-18 hcp, 6+ M, [17+ pts], [16+ hcp or tricks 8+]  "long suit, invites game" #invite
  2S  17+ pts, 4+ S, M is H, [15+ hcp]  "reverse" f1
  2M  11-18 pts, 6+ M, 11-16 hcp  "long suit"
  2H  4+ H, 11-18 pts, M is S  "second suit"
  2D  4+ D, 11-18 pts, [D >= C]  "second suit"
  2C  4+ C, 11-18 pts  "second suit"
  2D  3 D, 11-17 pts, [D > C]  "the longer minor"
  2C  3 C, 11-17 pts  "the longer minor"
  2M  "nothing else" rare
  only
1M 1N 2x:
  4M  3+ M, 12+ hcp, [losers 0-7]  "game"
  3M  3+ M, 10-12 sup M  "three cards, invites game" #invite
  3x  5+ x, 9-11 hcp, [0-2 M]  "raise" #invite
  2N  10-12 hcp, [0-2 M]  "invites game" #invite
  2y  6+ y, 5-9 hcp, at 2, [0-2 M]  "long suit, to play"
  P   5+ x, 0-9 hcp, [0-2 M]  "to play"
  2M  2+ M, 0-9 hcp, [x minor or M >= x]  "preference"
  P   3+ x, 0-9 hcp  "to play"
  2M  0-10 hcp  "preference"
  P   "to play"
  only

== Opener after two over one ==

1x 2y if x over y, x major, not partner passed:
  4y  y major, 4+ y, 12-14 pts  "fit, minimum"
  3y  y major, 3+ y  "fit" gf
  3x  15+ pts, 6+ x, [good x]  "long suit" gf
  2z  4+ z, x over z, at 2  "second suit" gf
  2z  16+ pts, 4+ z, z over x, at 2, [x > z]  "reverse" gf
  3y  4+ y, [not bal]  "fit" gf
  2x  6+ x  "long suit" gf
  2N  12-14 hcp, bal  "balanced" gf
  2N  18+ hcp, bal  "balanced" gf rare
  3z  4+ z, y over z, at 3, 14+ hcp  "second suit" gf
  2x  5+ x  "rebid" gf
  only

== The systems' common ground ==

include common
`;
