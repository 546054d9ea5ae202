/** Responses to one of a minor. */
export const minors = `
== Responses to one of a minor ==

1m:
  jx! 17+ hcp, 5+ x, [good x], [6+ x or 4+ m], at 2-3, not passed  "strong jump shift" gf
  jx! 15+ hcp, 6+ x, [top3 2+ x], at 2-3, not passed  "strong jump shift" gf
  1D  6+ hcp, 4+ D, m is C, [longest D], [D > S or 4 S], [D > H or 4 H]  "new suit" f1
  1S  6+ hcp, 5+ S, [S >= H], [longest S or 5-9 hcp], [longest S]  "new suit" f1
  1H  6+ hcp, 4+ H, [longest H or 0-11 hcp], [H > S or 4 S or 4 H], [D <= H or 0-11 hcp], [D <= H], [C <= H or 0-11 hcp]  "new suit" f1
  1D  6+ hcp, 4+ D, m is C, [longest D]  "new suit" f1
  2C  10+ hcp, 5+ C, m is D, [longest C], [12+ hcp or 0-3 S], [12+ hcp or 0-3 H]  "new suit" f1
  1H  6+ hcp, 4+ H, [H >= S]  "new suit" f1
  1S  6+ hcp, 4+ S  "new suit" f1
  1M  5 hcp, 5+ M, [longest M]  "new suit" f1
  1M  4 hcp, 6+ M  "new suit" f1
  3m  11-12 hcp, 4+ m, m is D, [5+ in m or 5+ m], 0-3 S, 0-3 H  "raise, invites game" #invite
  2C  11+ hcp, 4+ C, m is D, [not bal]  "new suit" f1
  1D  6-9 hcp, 4+ D, m is C  "new suit" f1
  1D  10+ hcp, 4+ D, m is C, [not bal]  "new suit" f1
  3N  16-18 hcp, bal, 0-3 S, 0-3 H  "balanced"
  3N  16-18 hcp, [semibal], [0-3 S], [0-3 H]  "balanced" rare
  2N  13-15 hcp, bal, 0-3 S, 0-3 H  "balanced, game values" gf
  2N  11-12 hcp, bal, 0-3 S, 0-3 H, passed  "balanced, invites game"
  1D  10+ hcp, 4+ D, m is C  "new suit" f1
  5m  12-15 hcp, 6+ m, 0-3 S, 0-3 H, [losers 0-6]  "raise to game" rare
  4m  13+ hcp, 6+ m, 0-3 S, 0-3 H, [not bal]  "raise, forcing" f1 rare
  3m  10-12 hcp, 5+ m, 0-3 S, 0-3 H  "raise, invites game" #invite
  2m  5-10 hcp, 4+ m, [10 hcp], [4+ in m], 0-3 S, 0-3 H  "raise"
  2m  5-9 hcp, 4+ m, 0-3 S, 0-3 H, [5+ m or m is D or not bal], [5+ m or not bal]  "raise"
  2m  5-9 hcp, 5+ m, [0-5 hcp]  "raise" rare
  3m  0-5 hcp, 6+ m, [not vul]  "preemptive raise" rare
  1N  6-11 hcp, bal, 0-3 S, 0-3 H  "no major"
  1N  6-10 hcp, 0-3 S, 0-3 H  "no major"
  2C  10+ hcp, 3+ C, m is D  "new suit" f1 rare
  1D  10+ hcp, 3+ D, m is C  "new suit" f1 rare
  2N  19+ hcp, 0-3 S, 0-3 H  "balanced, game values" gf rare
  P   0-5 hcp  "too weak to respond"
  only

1m 4m:
  4N! 18+ hcp, [aces 2/3/4], [losers 0-5]  "Blackwood: asks for aces" f1 #blackwood
  5m  "game"
  only

== After a raise of a minor ==

1m 2m:
  3N  18+ hcp, [all stopped or bal]  "game"
  2N  16-18 hcp, [bal]  "invites game" f1
  2x  15+ hcp, 3+ x, [4+ x or 3+ in x], [stop x], x over m  "values in the suit, suggests 3NT" f1
  3m  13-16 pts, 5+ m, [6+ m or not bal]  "preemptive"
  3M  17+ pts, 0-1 M, 5+ m  "short suit" f1 rare
  P   11-15 hcp  "no game"
  only
1m 2m 2x:
  3N  8-9 hcp, [all stopped]  "accepts"
  2N  6-8 hcp, [stop y]  "declines"
  2y  [stop y], [3+ in y], y over x  "values in the suit" f1
  3m  "declines"
  only
1m 2m 2x 2N:
  3N  18+ hcp  "game"
  3m  [not bal]  "to play"
  P   "to play"
  only
1m 2m 2N:
  3N  8-10 hcp  "accepts"
  3m  0-8 pts  "declines"
  only
1m 3m:
  4N! total 33+ sup m, 4+ m, 17+ hcp, [aces 2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  3N  15+ hcp  "game"
  3N  13-14 hcp, [bal], [stop S], [stop H]  "game"
  3N  13-14 hcp, [6+ m], [stop S], [stop H]  "game"
  3x  15+ pts, [stop x], [3+ x], x over m  "stopper, suggests 3NT" f1
  5m  16+ pts, [6+ m], [0-1 x]  "game"
  P   11-14 hcp  "no game"
  only
1m 3m 3x:
  3N  [all stopped]  "stopper"
  3z  [stop z], z over x, x over m  "stopper, suggests 3NT" f1
  4m  "no stopper"
  only
1m 2N:
  4N  19+ hcp, bal  "invites slam" #quantitative
  3m  6+ m  "long suit" f1
  3x  4+ x, [0-1 y], [not bal]  "second suit" f1
  3N  "to play"
  only
1m 3N:
  6N  18+ hcp, [bal or 6+ m]  "slam"
  4N  16-17 hcp, [6+ m]  "invites slam" #quantitative
  P   "to play"
  only
`;
