/** The strong opening of two clubs and the weak answer, positive ones, the second negative. */
export const strong = `
== Two clubs ==

2C#strong:
  2M  8+ hcp, 5+ M, [good M], [longest M]  "good suit" gf
  3m  8+ hcp, 5+ m, [top3 2+ m], [longest m]  "good suit" gf
  3m  7+ hcp, 6+ m, [top3 2+ m], [longest m]  "good suit" gf
  2N  8+ hcp, bal, 0-4 S, 0-4 H  "balanced" gf
  2D! "waiting" f1 #waiting
  only
2C#strong 2D#waiting:
  2N  22-24 hcp, bal  "balanced" #strong
  3N  25+ hcp, bal  "balanced"
  3M  6+ M, [top4 4 M or 7+ M], [top3 3 M], [0-3 oM]  "sets trumps: no loser in the suit" gf
  2M  5+ M, [longest M]  "natural, almost game values" f1
  3D  5+ D, [longest D], [D > C]  "natural, almost game values" f1
  3C  5+ C, [longest C]  "natural, almost game values" f1
  2N  [20+ hcp]  "balanced" rare
  3m  4+ m  "natural" f1 rare
  only
2C#strong 2D#waiting (2x/3x):
  X   4+ x, [top4 2+ x]  "penalty: good trumps" #penalty
  2N  22-24 hcp, bal, stop x, at 2  "balanced" #strong
  3N  25+ hcp, bal, stop x  "balanced"
  cy  5+ y, [best y]  "natural, almost game values" f1
  X   [0-4 x]  "takeout: strong" #takeout rare
  only
2C#strong 2D#waiting 2M:
  3C! 0-3 hcp, 0-2 M  "second negative: nothing at all" f1 #waiting
  4M  0-5 hcp, 3+ M, [aces 0], [kings 0]  "fit, no ace or king"
  3M  3+ M, 3+ hcp  "fit" gf
  2S  5+ S, M is H, 4+ hcp  "natural" gf
  3x  5+ x, 5+ hcp, [6+ x or good x], at 3  "natural" gf
  2N  3+ hcp  "no fit" gf
  3M  3+ M  "fit" gf rare
  3C! "second negative: nothing at all" f1 #waiting
  only
2C#strong 2D#waiting 2M 3M 4M:
  4N! 8+ hcp  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
2C#strong 2N 3M 4M:
  4N! [6+ M], [losers 0-4], [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  P   "game is high enough"
  only
2C#strong 2D#waiting 2M 3C#waiting:
  4M  6+ M, 17+ hcp, [tricks 9+], [23+ pts or tricks 10+]  "to play"
  3N  24+ hcp, [bal]  "to play"
  3x  4+ x, x over C, x is oM or x is D, [23+ pts]  "second suit" f1
  3M  "nothing more"
  only
2C#strong 2D#waiting 2M 3C#waiting 3M:
  4M  1+ hcp, 3+ M  "a few points"
  P   "nothing"
  only
2C#strong 2D#waiting 3m:
  3M  5+ M, 3+ hcp  "natural" gf
  3N  [stop S or stop H]  "no fit"
  4m  3+ m  "fit" f1
  3D! m is C  "no suit to show" f1 #waiting
  3N  "no fit"
  only
2C#strong 2D#waiting 3C 3D#waiting:
  3M  4+ M, [M >= oM]  "natural" f1
  3N  [semibal]  "to play"
  4C  6+ C  "long suit" f1
  3N  "to play"
  only
2C#strong 2M:
  4N! 22+ hcp, [3+ M], [aces 2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  3M  3+ M  "fit" gf
  2S  5+ S, [longest S], M is H  "natural" gf
  3x  5+ x, [longest x], at 3  "natural" gf
  2N  bal  "balanced" gf
  3x  4+ x, at 3  "natural" gf rare
  2N  "no fit" gf rare
  only
2C#strong 3m:
  4N! 22+ hcp, 4+ m, [aces 2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  3x  5+ x, [longest x], at 3  "natural" gf
  4m  4+ m  "fit" gf
  3N  "balanced"
  only
2C#strong 2N:
  3C! [4 S or 4 H], bal  "Stayman: asks for a four-card major" f1 #stayman
  3M  5+ M, [longest M]  "natural" gf
  6N  25+ hcp, bal  "slam"
  4N  22-24 hcp, bal  "invites slam" #quantitative
  3m  5+ m, [longest m]  "natural" gf
  3N  "to play"
  only
2C#strong 2N 3M:
  4M  3+ M  "fit" 
  3N  0-2 M  "no fit"
  only
`;
