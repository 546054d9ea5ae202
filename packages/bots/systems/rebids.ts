/** Opener's second call. */
export const rebids = `
== Opener's rebids ==

1x 1y | 1x (X) 1y | 1x (1?) 1y:
  4y  4+ y, 20+ sup y, [15+ hcp], y major  "game" 
  3y  4+ y, 17-19 sup y, [12+ hcp], y major  "invites game" #invite
  3y  4+ y, 17-21 sup y, [14+ hcp], y minor, [not bal]  "invites game" #invite
  2N  18-19 hcp, bal, 0-3 y  "balanced"
  2z  19+ hcp, 4+ z, [not bal], z over y, y over x, [longest x], at 2, jump  "jump shift" gf
  3z  18+ pts, 4+ z, x over z, [longest x], [16+ hcp], jump  "jump shift" gf
  4x  19+ hcp, 6+ x, x major, 0-3 y, [good x]  "long suit, to play"
  3N  19-21 hcp, 6+ x, 0-3 y, [all stopped], [2+ z]  "long suit, strong, to play"
  3N  17+ hcp, 6+ x, [top3 3 x], 0-3 y, stops  "long suit that should run, to play"
  2y  4+ y, 0-16 sup y  "raise"
  1H  4+ H, 11-20 pts, y is D, x is C  "new suit"
  1z  4+ z, 11-20 pts, at 1  "new suit"
  2z  17+ pts, 4+ z, z over x, [16+ hcp], [x > z], at 2, not jump  "reverse" f1
  2z  19+ pts, 3+ z, z over x, [6+ x], [0-3 y], at 2, not jump  "reverse" f1 rare
  3x  14-19 hcp, 6+ x, [17+ pts], [16+ hcp or tricks 8+ or 7+ x]  "long suit, invites game" #invite
  2x  11-17 pts, 7+ x  "long suit"
  2z  11-18 pts, 4+ z, x over z, at 2, [not bal]  "second suit"
  1N  $rebidNotrump hcp, bal, 0-3 y  "balanced"
  2x  11-18 pts, 6+ x  "long suit"
  2y  3 y, 0-16 sup y, [not bal]  "raise" rare
  1N  11-15 hcp, 0-1 y, [0-5 x], [2+ z]  "no fit" rare
  2x  11-16 pts, 5+ x  "long suit"
  3z  18+ hcp, 3+ z, x over z, [6+ x], jump  "values in the suit, a long first suit" gf rare
  2z  19+ hcp, 3+ z, z over x, [6+ x], at 2, jump  "values in the suit, a long first suit" gf rare
  2N  17-18 pts, 0-2 y  "strong" rare
  2N  18-20 hcp, 0-3 y  "strong" rare
  2x  "nothing else to say" rare
  1N  "nothing else to say" rare
  only

1x 1N | 1x (1?) 1N | 1x (X) 1N:
  4x  x major, 7+ x, 16+ hcp  "to play"
  4x  x major, 6+ x, 19+ pts, [18+ hcp or losers 0-4]  "to play"
  3N  19+ hcp, [bal]  "game"
  3N  17+ hcp, 6+ x, x minor, [top3 3 x]  "to play"
  3z  18+ hcp, 4+ z, x over z, [longest x], [not bal]  "jump shift" gf
  3z  16+ hcp, 5+ z, x over z, [longest x], [19+ pts]  "jump shift" gf
  3N  19+ hcp, 6+ x, [all stopped]  "to play"
  2N  17-18 hcp, [bal]  "invites game"
  2N  18-19 hcp, [semibal]  "invites game"
  2z  17+ pts, 4+ z, z over x, [x > z], [15+ hcp]  "reverse" f1
  2z  11-20 pts, 4+ z, x over z, [5+ in z], [0-17 hcp]  "second suit"
  3x  14-19 hcp, 6+ x, [17+ pts], [16+ hcp or tricks 8+ or 7+ x]  "long suit, invites game" #invite
  2x  11-17 pts, 6+ x, [good x]  "long suit"
  2z  11-20 pts, 4+ z, x over z, [not bal], [0-17 hcp]  "second suit"
  2x  11-17 pts, 6+ x  "long suit"
  2x  11-15 pts, 5+ x, x minor, [0-1 y]  "long suit"
  2z  11-18 pts, 3 z, x over z, [not bal]  "second suit" rare
  P   11-17 hcp  "no game"
  P   "no game" rare
  only

# over two of a lower suit, forcing
1x 2y if x over y:
  4y  y major, 4+ y, 16+ sup y, [0-1 z]  "fit" rare
  4y  y major, 3+ y, 15-17 hcp  "fit"
  3y  y major, 3+ y  "fit" f1
  3y  5+ y, 11+ hcp  "fit" f1
  3x  16+ pts, 6+ x, [top5 3+ x]  "long suit" gf
  3z! 0-1 z, 4+ y, 15+ hcp, jump, z over y  "short suit, with a fit" gf rare
  2z  4+ z, 10-21 hcp, x over z, at 2  "second suit" f1
  2z  16+ pts, 4+ z, z over x, at 2, [x > z]  "reverse" gf
  3z  4+ z, 15+ hcp, y over z, at 3, [5+ x]  "second suit" gf
  3y  4+ y, 11+ pts, [not bal]  "fit" f1
  2N  15+ hcp, bal  "balanced, extra values" gf
  3z  4+ z, 14+ hcp, z over y, x over z, at 3, [5+ z]  "second suit" gf
  2x  6+ x, 11-18 pts  "long suit" f1
  2N  12-14 hcp, bal, [all stopped or 4 x]  "balanced" f1
  2x  4 x, 11-15 hcp, x minor, [not bal]  "rebid" f1 rare
  2x  5+ x, 11-15 pts  "rebid" f1
  3y  4+ y  "fit" f1
  2x  [5+ x]  "rebid" f1 rare
  2N  "nothing else to say" f1 rare
  only
1D 2C:
  more
1x 2y 3y 4y if y major:
  4N! 18+ hcp, [losers 0-5], [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only

# after a new suit over their overcall
1x (1y) 2z if x over z | 1x (2y) 2z if x over z | 1x (2y) 3z if x over z:
  4z  z major, 4+ z, 14+ hcp  "game"
  4z  z major, 3+ z, 16+ sup z  "game"
  3z  3+ z, 11-15 hcp, z major  "fit" f1
  2x  6+ x, 11-15 hcp  "long suit"
  3x  6+ x, 15+ hcp  "long suit" gf
  3N  15-19 hcp, stops, [semibal]  "to play"
  2N  11-14 hcp, stops, [semibal]  "stopper"
  2z  4+ z  "fit"
  cM  4+ M, M unbid, x over M, [5+ x], at 2-3  "second suit" f1
  cm  4+ m, m unbid, x over m, [5+ x], at 2-3  "second suit" f1
  3z  4+ z, z minor, [not bal]  "fit"
  cM  4+ M, M unbid, [16+ hcp], at 2-3  "second suit" f1
  cm  4+ m, m unbid, [16+ hcp], at 2-3  "second suit" f1
  2x  5+ x  "nothing more"
  3z  3+ z  "fit"
  3x  5+ x  "nothing more"
  more
1x (1y) 2z if z over x | 1x (2y) 2z if z over x | 1x (2y) 3z if z over x:
  4z  z major, 4+ z, 14+ hcp  "game"
  4z  z major, 3+ z, 16+ sup z  "game"
  3z  3+ z, z major, 11-15 hcp  "fit"
  2N  11-14 hcp, stops, [semibal]  "stopper"
  3N  15-19 hcp, stops, [semibal]  "to play"
  3x  6+ x, 11-15 hcp  "long suit"
  3z  4+ z  "fit"
  cM  4+ M, M unbid, [5+ x], at 2-3  "second suit" f1
  cm  4+ m, m unbid, [5+ x], at 2-3  "second suit" f1
  3x  5+ x  "nothing more"
  3z  3+ z  "nothing more"
  more

# after a strong jump shift
1x 2y if y over x:
  3y  3+ y  "fit" gf
  2N  bal, 0-2 y  "balanced" gf
  3x  6+ x  "long suit" gf
  3z  4+ z, at 3  "second suit" gf
  2N  "no fit" gf
  only
1x 3y if x over y:
  4y  4+ y  "fit" f1
  3x  6+ x  "long suit" gf
  3z  4+ z, at 3  "second suit" gf
  3x  5+ x, [good x]  "long suit" gf
  3N  "no fit"
  only
`;
