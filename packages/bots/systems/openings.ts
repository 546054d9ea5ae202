/** Openings: five-card majors, a strong notrump, weak twos, an artificial and strong two clubs. */
export const openings = `
== Openings ==

open:
  3N   25-27 hcp, bal  "opening"
  2C!  22+ hcp  "the strongest opening" f1 #strong
  2C!  17+ hcp, [tricks 10+], [6+ x], [x major], [top3 2+ x]  "the strongest opening, by playing tricks" f1 #strong rare
  2C!  12+ hcp, [tricks 10+], [7+ x], [top3 2+ x]  "the strongest opening, by playing tricks" f1 #strong rare
  2C!  24+ pts, [18+ hcp]  "the strongest opening" f1 #strong rare
  2N   $strongNotrump hcp, bal  "opening"
  1N   $notrump hcp, bal  "opening"
  more
open:
  4M  7+ M, [longest M], 4-11 hcp, seat 1-3, [can afford M], [8+ M or 4+ x]  "preempt" #preempt
  4M  7+ M, [longest M], 8-11 hcp, seat 4, [can afford M], [good M]  "long suit, to play"
  2M  6 M, 10-14 hcp, [good M], seat 4, [longest M]  "long suit, little else"
  more

# five-card majors, the longer minor; the higher of two long suits, the lower of two short ones; light by the rule of twenty
open if seat 1-3:
  1M  12-23 pts, 5+ M, [longest M], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
  1D  12-23 pts, 4+ D, [longest D or 0-4 S], [longest D or 0-4 H], [D >= C], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
  1C  12-23 pts, 3+ C, [longest C or 0-4 S], [longest C or 0-4 H], [C > D or 3 C], [C >= D], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
  1D  12-23 pts, 3+ D, [0-4 S], [0-4 H], [D > C], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
  more
open if seat 3:
  1M  11+ pts, 5-6 M, [longest M], [11+ hcp or good M], [9+ hcp], [top3 1+ M], [0-12 hcp]  "opening"
  1m  11+ pts, 4+ m, [longest m], [11+ hcp], [7+ in m]  "opening"
  more

# in fourth seat with fifteen points and spades
open if seat 4:
  1S  11-23 pts, 5+ S, [longest S], [pearson 15+], [10+ hcp or 7+ S]  "opening"
  1H  11-23 pts, 5+ H, [longest H], [pearson 15+ or 12+ hcp]  "opening"
  1D  11-23 pts, 4+ D, [longest D or 0-4 S], [longest D or 0-4 H], [D >= C], [pearson 15+ or 13+ hcp]  "opening"
  1C  11-23 pts, 3+ C, [longest C or 0-4 S], [longest C or 0-4 H], [C > D or 3 C], [C >= D], [pearson 15+ or 13+ hcp]  "opening"
  1D  11-23 pts, 3+ D, [0-4 S], [0-4 H], [D > C], [pearson 15+ or 13+ hcp]  "opening"
  P   0-13 hcp  "not enough to open"
  only

open:
  4m  7+ m, [longest m], 4-11 hcp, [can afford m], [0-4 S], [0-4 H], [8+ m or 5+ x]  "preempt" #preempt
  3x  7+ x, 3-11 hcp, [can afford x], [0-3 S or x is S], [0-3 H or x is H]  "preempt" #preempt
  3C  6 C, 4-10 hcp, [can afford C], [top3 1+ C], [0-3 S], [0-3 H]  "preempt" #preempt
  2M  6 M, 5-11 hcp, [can afford M], [top5 2+ M or 5-8 hcp], [top5 2+ M or top3 1+ M], [0-3 oM], [not void]  "weak two" #preempt
  2M  6-7 M, 4-11 hcp, [can afford M], [seat 3], [0-4 oM]  "weak two" #preempt
  2D  6 D, 5-11 hcp, [can afford D], [top5 2+ D], [not void], [0-3 S], [0-3 H]  "weak two" #preempt
  2D  6-7 D, 4-11 hcp, [can afford D], [seat 3], [0-4 S], [0-4 H]  "weak two" #preempt
  2M  7 M, 5-11 hcp, [can afford M], [0-3 oM]  "weak two" #preempt
  2D  7 D, 5-11 hcp, [can afford D], [0-3 S], [0-3 H]  "weak two" #preempt
  2M  5 M, 6-10 hcp, [top5 3+ M], [can afford M], [seat 3], [0-3 oM], [not vul]  "weak two" #preempt rare
  P   0-12 hcp  "not enough to open"
  P   "not enough to open" rare
  only
`;
