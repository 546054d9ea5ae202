/** The opponents came in after our notrump, our strong two clubs or our preempt. */
export const disturbed = `
== They come in over our notrump ==

1N (X):
  2C! [4 S or 4 H], 8+ hcp, [0-4 S], [0-4 H]  "Stayman: asks for a four-card major" f1 #stayman rare
  2H! 5+ S  "transfer: asks for 2♠" f1 #transfer
  2D! 5+ H  "transfer: asks for 2♥" f1 #transfer
  XX! [6+ m], 0-7 hcp  "asks for 2♣, to play in a minor" f1 #relay
  XX! [5+ m], 0-4 hcp  "asks for 2♣, to play in a minor" f1 #relay rare
  P   "happy to play here"
  only
1N (X) XX#relay:
  2C! "as requested" #completion
  only
1N (X) XX#relay 2C:
  2D  [D > C]  "diamonds" #signoff
  P   "clubs"
  only
1N (2C):
  X!  8+ hcp, [4 S or 4 H]  "Stayman: asks for a four-card major" f1 #stayman
  2D! 5+ H  "transfer: asks for 2♥" f1 #transfer
  2H! 5+ S  "transfer: asks for 2♠" f1 #transfer
  3N  10-15 hcp  "to play"
  2N  8-9 hcp  "invites game" #invite
  P   0-9 hcp  "nothing to say"
  only
1N (2C) X#stayman:
  2H  4-5 H  "four hearts"
  2S  4-5 S, 0-3 H  "four spades"
  2D! 0-3 H, 0-3 S  "no four-card major"
  only
1N (2C) X#stayman 2D:
  as ... 1N 2C#stayman 2D
  only
1N (2C) X#stayman 2M | 1N (2C) X#stayman (2x) 2M:
  as ... 1N 2C#stayman 2M
  only
1N (2N):
  4M  6+ M, 9+ hcp  "to play"
  3M  5+ M, 9+ hcp  "natural" gf
  3N  10+ hcp, [stop C], [stop D], [0-4 S], [0-4 H]  "to play"
  X   9+ hcp  "penalty: we have most of the points" #penalty
  3M  6+ M, 5-8 hcp  "to play"
  P   0-8 hcp  "nothing to say"
  only
1N (2x):
  3M  5+ M, total 25+ pts, M unbid, [longest M], not jump  "natural" gf
  3M  5+ M, total 25+ pts, M unbid, [longest M]  "natural" gf
  cx! 10+ hcp, 4 M, M unbid, at 3  "Stayman in their suit" gf #stayman
  3N  10-15 hcp, stop x  "to play"
  2y  5+ y, 0-9 hcp, [best y], y unbid, at 2, [4+ hcp or 6+ y]  "to play"
  2N  8-9 hcp, stop x  "invites game" #invite
  3N  10-15 hcp, [0-3 S], [0-3 H]  "to play" rare
  3m  6+ m, 5-9 hcp, m unbid, not x is m, [good m], not jump  "to play"
  X   8+ hcp, 3+ x, [top4 1+ x]  "penalty: they are in trouble" #penalty
  X   9+ hcp  "penalty: we have the points" #penalty rare
  P   0-9 hcp  "nothing to say"
  only
1N (3x):
  X   9+ hcp, 4+ M, M unbid, 0-3 x, [0-4 M]  "negative" f1 #negative
  3M  5+ M, 9+ hcp, M unbid  "natural" gf
  3N  9+ hcp, stop x  "to play"
  4M  6+ M, 8+ hcp, M unbid  "to play"
  3N  10+ hcp  "to play" rare
  P   "nothing to say"
  only
1N (2x) X#penalty | 1N (3x) X#penalty | 1N (2N) X#penalty:
  P   "for penalties" #penalty
  only
1N (2x) 2y:
  P   "to play"
  only
1N 2C#stayman (2x/3x) | 2N 3C#stayman (3x):
  X   4+ x  "four cards in that suit" #penalty
  cM  4+ M, M unbid  "four cards"
  P   "no four-card major"
  only
# their bid may only ask which suit the two clubs showed
1N (2C) X#stayman (2x/3x):
  2M  4+ M, M unbid, at 2  "four cards"
  X   4+ x  "four cards in that suit" #penalty
  3M  4+ M, M unbid, at 3  "four cards"
  P   "no four-card major"
  only
1N 2C#stayman (2x) 2M:
  as ... 1N 2C#stayman 2M
  only
# opener has passed: no four-card major
1N 2C#stayman (2x/3x) P (P) | 1N (2C) X#stayman (2x/3x) P (P):
  3N  total 25+ hcp, stop x  "to play"
  3M  5+ M, 4 oM, total 25+ hcp, M unbid, at 3  "five cards, forcing" gf
  2M  5+ M, total 23-24 hcp, at 2  "five cards, invites game" #invite
  2N  total 23-24 hcp, stop x, at 2  "invites game" #invite
  X   total 23+ hcp  "we have the points, no stopper" #takeout
  P   total 0-22 hcp  "no game"
  only
1N 2D#transfer (2x/3x) | (1y) 1N 2D#transfer (2x/3x):
  3H  3+ H, 16+ hcp, not x is H, at 3, [top3 1+ H]  "three good trumps, extra values" #completion
  3H  4+ H, at 3  "four trumps" #completion
  2H  3+ H  "three trumps" #completion
  X   4+ x, [good x]  "penalty: good trumps" #penalty
  P   "nothing to add"
  only
1N 2H#transfer (2x/3x) | (1y) 1N 2H#transfer (2x/3x):
  2S  3+ S  "three trumps" #completion
  3S  4+ S, at 3, not x is S  "four trumps" #completion
  3S  3+ S, 16+ hcp, at 3, [top3 1+ S]  "three good trumps, extra values" #completion
  X   4+ x, [good x]  "penalty: good trumps" #penalty
  P   "nothing to add"
  only

== They come in over our strong or weak two ==

2C#strong (?x):
  X!  0-3 hcp  "nothing at all" #waiting
  3y  5+ y, 5+ hcp, [good y], not jump  "natural" gf
  2y  5+ y, 5+ hcp, [good y], not jump  "natural" gf
  P   4+ hcp  "some values" gf
  only
2C#strong (X):
  2M  5+ M, 7+ hcp, [good M]  "natural" gf
  XX  5+ C, [top4 2+ C]  "clubs"
  P   0-4 hcp  "nothing"
  2D! "waiting" f1 #waiting
  only
2x#preempt (X) | 2x#preempt (?y) | 2x#preempt (?N):
  4x  4+ x, x major, [0-1 z or 5+ x]  "preemptive"
  4x  x major, 3+ x, 15+ hcp  "game"
  4x  x major, 2+ x, 17+ hcp  "game"
  XX  16+ hcp, doubled, [0-2 x]  "we have most of the points" f1
  3N  17+ hcp, undoubled, [2+ x], [all stopped], [semibal]  "to play"
  X   15+ hcp, undoubled, [0-1 x]  "penalty" #penalty
  3x  3+ x, 3-13 hcp  "preemptive"
  4x  x major, 4+ x  "preemptive"
  P   0-15 hcp  "nothing to say"
  only
3x#preempt (X) | 3x#preempt (?y) | 3x#preempt (?N):
  4x  3+ x, x major, [0-1 z or 4+ x]  "preemptive"
  5x  4+ x, x minor, [not vul]  "preemptive"
  4x  3+ x, x minor, [4+ x or not vul], [0-1 z]  "preemptive"
  P   0-15 hcp  "nothing to say"
  more
`;
