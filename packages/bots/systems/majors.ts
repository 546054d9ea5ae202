/** Responses to one of a major, five cards long. */
export const majors = `
== Responses to one of a major ==

1M:
  5N! 18+ pts, 4+ M, [top3 1 M], [losers 0-2], [aces 2/3]  "grand slam try: seven with two of the top three trumps" f1 #grandForce rare
  2N! 14+ sup M, 4+ M, 12+ hcp, not passed, [0-20 hcp]  "Jacoby 2NT: asks for a short suit" gf #raise
  jx! 17+ hcp, 5+ x, [good x], [6+ x or 3+ M], at 2-3  "strong jump shift" gf
  jx! 15+ hcp, 6+ x, [top3 2+ x], [tricks 8+], at 2-3  "strong jump shift" gf rare
  2N! 18+ hcp, 3 M, bal, not passed  "Jacoby 2NT: asks for a short suit" gf #raise rare
  2N! 13+ sup M, 4+ M, 11+ hcp, not passed  "Jacoby 2NT: asks for a short suit" gf #raise
  2N! 13-16 hcp, 3 M, 4 oM, M is S, not passed, [shape 4333]  "Jacoby 2NT: asks for a short suit" gf #raise rare
  4M  5+ M, 0-9 hcp, [losers 0-10]  "preemptive" #preempt
  1S  4+ S, 13+ hcp, M is H, [4+ H or 5+ S]  "new suit" f1
  3N  15-17 hcp, bal, 2-3 M, not passed, [0-3 oM or M is S], [0-4 oM]  "balanced"
  2m  5+ m, 3+ M, 13+ sup M, [longest m], not passed  "new suit" f1
  2H  5+ H, 3+ S, 13+ sup S, M is S, [longest H], not passed  "new suit" f1
  2m  4+ m, 3+ M, 13+ sup M, [m > om or om is D], [m >= om], not passed  "new suit" f1
  3M  10-12 sup M, 3+ M  "raise, invites game" #invite
  2M  6-10 sup M, 3+ M, 0-9 hcp, [6-9 sup M or 0-8 hcp]  "raise"
  3M  10-12 sup M, 3+ M, [4+ hcp]  "raise, invites game" #invite
  4M  13+ sup M, 4+ M  "raise to game"
  1S  6+ hcp, 4+ S, M is H  "new suit" f1
  1S  5 hcp, 5+ S, M is H  "new suit" f1
  2H  10+ hcp, 5+ H, M is S, [longest H]  "new suit" f1
  2m  10+ hcp, 4+ m, [longest m or 4 oM], [m > om or om is D], [m >= om]  "new suit" f1
  2D  10+ hcp, 4+ D, [D > C]  "new suit" f1
  2C  10+ hcp, 4+ C  "new suit" f1
  2x  9 hcp, 6+ x, [longest x], [good x], M over x  "new suit" f1
  2m  10+ hcp, 3 m, [m is C or 3 C]  "new suit" f1 rare
  1N  6-10 pts, 0-3 S, 0-3 M  "no fit, no suit to show"
  1N  6-9 hcp, 0-3 M  "no fit, no suit to show"
  P   0-6 hcp  "too weak to respond"
  only

1S P | 1H P if passed:
  more

== After Jacoby 2NT ==

1M 2N#raise:
  4x  5+ x, [5+ in x], M over x  "second suit" f1
  4H  5+ H, [5+ in H], M is S  "second suit" f1
  3C! 0-1 C  "short suit" gf #shortness
  3D! 0-1 D  "short suit" gf #shortness
  3H! 0-1 H  "short suit" gf #shortness
  3S! 0-1 S  "short suit" gf #shortness
  3M! 18+ pts  "no short suit, strong" gf
  3N! 15-17 pts  "no short suit, extra values" gf
  4M  11-14 pts  "no short suit, minimum"
  only
1M 2N#raise 4x 4M:
  P   "game is high enough"
  only
1M 2N#raise 3x 4M:
  4N! 19+ sup M, 16+ hcp, [losers 0-5], [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
# what is held opposite a short suit is no help
1M 2N#raise 3x#shortness:
  4N! likely 33+ sup M, [0-1 in x or has A x], [2+ x], [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  4N! total 29+ hcp, [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  4y! control y, total 30+ sup M, [2+ x], at 4, M over y  "control, slam try" f1 #cue
  gM  "no slam"
  P   "no slam"
  only
1M 2N#raise ?:
  4N! likely 33+ sup M, [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  4x! control x, total 31+ sup M, at 4, M over x  "control, slam try" f1 #cue
  gM  "no slam"
  P   "no slam"
  only

== After a raise ==

1M 2M | 1M (?) 2M | 1M (X) 2M:
  4N! 24+ sup M, [tricks 9+], [aces 2/3], [not wild]  "Blackwood: asks for aces" f1 #blackwood
  4M  19+ pts, [not bal or 19+ hcp]  "game"
  4M  16+ hcp, [losers 0-5], [5+ x]  "game"
  4M  14+ hcp, [losers 0-4]  "game"
  3N  18-19 hcp, bal  "choose the game"
  2N  16-17 hcp, bal  "invites game" f1
  cx  16-19 pts, 4+ x, x unbid, [2+ in x], [losers 0-6], [longest M]  "help suit: game try" f1
  3M  15-18 pts, 6+ M  "invites game" #invite
  cx  16-18 pts, 3+ x, x unbid, [2+ in x], [12+ hcp]  "help suit: game try" f1
  cx  13-18 pts, 3+ x, x unbid, [losers 0-5], [12+ hcp]  "help suit: game try" f1 rare
  P   11-17 pts  "no game"
  only
1M 2M 2N | 1M (?) 2M 2N | 1M (X) 2M 2N:
  4M  8-10 sup M, [4+ M or 0-1 x]  "accepts"
  3N  8+ hcp, [bal], 3 M  "accepts"
  4M  9+ sup M  "accepts"
  3M  0-8 sup M  "declines"
  only
1M 2M 2x/3x | 1M (?) 2M 2x/3x | 1M (X) 2M 2x/3x:
  4M  10+ sup M  "accepts"
  4M  8+ sup M, [4+ in x or 0-1 x or 4+ M]  "accepts"
  3M  0-9 sup M  "declines"
  only
1M 2M 3M | 1M (?) 2M 3M | 1M (X) 2M 3M:
  4M  8+ sup M  "accepts"
  P   0-8 sup M  "declines"
  only
1M 3M | 1M (1?) 3M | 1M (2?) 3M:
  4N! 20+ sup M, [aces 1/2/3], [losers 0-4], [not wild]  "Blackwood: asks for aces" f1 #blackwood
  4C! 18+ sup M, control C, [losers 0-5], [losers 0-4 or 19+ sup M], [aces 1/2/3/4]  "control, slam try" f1 #cue
  4D! 18+ sup M, control D, [losers 0-5], [losers 0-4 or 19+ sup M], [aces 1/2/3/4]  "control, slam try" f1 #cue
  4H! 18+ sup M, control H, M is S, [losers 0-5], [losers 0-4 or 19+ sup M], [aces 1/2/3/4]  "control, slam try" f1 #cue
  4M  14+ hcp  "game"
  4M  13+ hcp, [0-1 x], [6+ in M]  "game"
  4M  11+ hcp, 6+ M, [losers 0-6]  "game"
  4M  12+ hcp, [losers 0-6], [0-1 x], not partner passed  "game"
  4M  11+ hcp, [void]  "game"
  4M  11+ hcp, [5+ x], [losers 0-5]  "game"
  3N  16-18 hcp, shape 5332, [all stopped]  "choose the game"
  P   8-14 pts  "minimum"
  P   "minimum" rare
  only
# each control as low as possible: who passes one by does not hold it
1M 3M 4x#cue | 1M (1?) 3M 4x#cue | 1M (2?) 3M 4x#cue:
  4D! control D, D over x  "control" f1 #cue
  4H! control H, H over x, M is S  "control" f1 #cue
  4M  "no control below game"
  only
1M 3M 4x#cue (?) | 1M 3M 4x#cue 4z#cue (?) | 1M 3M 4x#cue (X) | 1M 3M 4x#cue 4z#cue (X):
  X   4+ their, [top4 2+ their], undoubled  "penalty: good trumps" #penalty
  4M  "no slam"
  P   "nothing to add"
  only
1M 3M 4x#cue 4z#cue | 1M (1?) 3M 4x#cue 4z#cue | 1M (2?) 3M 4x#cue 4z#cue:
  4N! control y, 20+ sup M, [losers 0-4 or 21+ sup M], [5+ in M or 6+ M], [aces 1/2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  4M  "a suit may be open"
  only
1M 3M 4x#cue 4z#cue 4M if x over y | 1M (1?) 3M 4x#cue 4z#cue 4M if x over y | 1M (2?) 3M 4x#cue 4z#cue 4M if x over y:
  4N! control y, 11+ sup M, [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
1M 3M 4x#cue 4M | 1M (1?) 3M 4x#cue 4M | 1M (2?) 3M 4x#cue 4M:
  4N! control y, control z, 20+ sup M, [losers 0-4], [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
1M 4M:
  4N! 20+ hcp, [losers 0-3], [aces 2/3]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
1M 3N:
  4N! total 34+ pts, 6+ M, 16+ hcp, [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  4N  18-19 hcp, bal  "invites slam" #quantitative
  4M  6+ M  "to play"
  4x  5+ x, 13+ hcp, M over x  "second suit" f1
  P   "to play"
  only
`;
