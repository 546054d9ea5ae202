/**
 * Acol as English Standard has it: a weak notrump, four-card majors, three weak twos. Where it says nothing it is as
 * SAYC.
 */
export const acol = `
system Acol
let notrump = 12-14
let strongNotrump = 20-22
let rebidNotrump = 15-17

== Openings ==

# the longest suit; of two of four cards hearts before spades, a major before a minor, diamonds before clubs
open if seat 1-3:
  2C!  23+ hcp  "the strongest opening" f1 #strong
  2C!  17+ hcp, [tricks 10+], [6+ x], [x major], [top3 2+ x]  "the strongest opening, by playing tricks" f1 #strong rare
  2N   20-22 hcp, bal  "opening"
  1N   12-14 hcp, bal, 0-4 S, 0-4 H  "opening"
  1N   12-14 hcp, bal  "opening strength, with a five-card major" rare
  4M   8+ M, [longest M], 5-11 hcp  "preempt" #preempt
  1S   12-23 pts, 5+ S, [longest S], [rule 20+ or 13+ hcp]  "opening"
  1H   12-23 pts, 4+ H, [longest H], [5+ H or 0-4 S], [rule 20+ or 13+ hcp]  "opening"
  1S   12-23 pts, 4 S, [longest S], [rule 20+ or 13+ hcp]  "opening"
  1m   12-23 pts, 4+ m, [longest m], [rule 20+ or 13+ hcp]  "opening"
  more

== Responses to one of a major ==

1M:
  2N! 13+ sup M, 4+ M, 11+ hcp, not passed  "Jacoby 2NT: at least game values" gf #raise
  jx! 16+ hcp, 5+ x, [good x], [6+ x or 4+ M], at 2-3  "strong jump shift" gf
  4M  5+ M, 0-9 hcp, [losers 0-10]  "preemptive" #preempt
  4M  4+ M, 0-9 hcp, 10+ sup M, [losers 0-8], [0-1 x]  "preemptive" #preempt
  3M  10-12 sup M, 4+ M  "raise, invites game" #invite
  2M  6-9 sup M, 4+ M, 0-9 hcp  "raise"
  1S  6+ hcp, 4+ S, M is H  "new suit" f1
  3N  13-15 hcp, bal, [shape 4333 or 2 M], 2-3 M, not passed  "balanced"
  2H  9+ hcp, 5+ H, M is S, [longest H]  "new suit" f1
  2m  9+ hcp, 4+ m, [longest m or 4 oM], [m > om or om is D], [m >= om]  "new suit" f1
  2D  9+ hcp, 4+ D, [D > C]  "new suit" f1
  2C  9+ hcp, 4+ C  "new suit" f1
  2M  6-9 hcp, 3 M, [not bal], [0-1 x or has A M or has K M or has Q M]  "raise" rare
  1N  6-9 hcp, 0-3 M  "no fit, no suit to show"
  2C  9+ hcp, 3+ C  "new suit" f1 rare
  P   0-6 hcp  "too weak to respond"
  only

== After Jacoby 2NT ==

1M 2N#raise:
  4M  11-14 pts  "minimum"
  3x! 0-1 x, 15+ pts, not x is M  "short suit, extra values" gf #shortness
  3M  5+ M, 15+ pts  "long suit, extra values" gf
  3N  15-17 hcp, bal, 4 M  "balanced" gf
  4M  "no slam"
  only

== Opener's rebids ==

1x 1N:
  3N  19 hcp, bal  "game"
  2N  17-18 hcp, bal  "invites game"
  P   15-16 hcp, bal  "no game"
  more
1x 2y if x over y:
  4y  y major, 4+ y, 16+ sup y  "fit"
  3y  y major, 3+ y  "fit" f1
  2N  15-19 hcp, bal  "balanced, game values" gf
  2x  5+ x, 11-15 pts  "rebid"
  more

== Leads ==

lead suit:
  xxx  2  "middle of three small cards: no honour"

== The systems' common ground ==

include common
`;
