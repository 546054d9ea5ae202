/** Openings: five-card majors, a strong notrump, weak twos, an artificial and strong two clubs. */
export const openings = `
== Openings ==

open:
  2C!  22+ hcp  "the strongest opening" f1 #strong
  2C!  17+ hcp, [tricks 10+], [6+ x], [x major], [top3 2+ x]  "with tricks for it, the strongest opening" f1 #strong rare
  2C!  12+ hcp, [tricks 10+], [7+ x], [top3 2+ x]  "with tricks for it, the strongest opening" f1 #strong rare
  2C!  24+ pts, [18+ hcp]  "the strongest opening" f1 #strong rare
  2N   $strongNotrump hcp, bal  "opening"
  1N   $notrump hcp, bal  "opening"
  more
open:
  4M  8+ M, [longest M], 5-11 hcp, seat 1-3  "preempt" #preempt
  4M  7 M, [top3 3 M], 8-11 hcp, [4+ x]  "preempt" #preempt
  2M  6 M, 10-14 hcp, [good M], seat 4, [longest M]  "long suit, not much more"
  more

# five-card majors, the longer minor; the higher of two long suits, the lower of two short ones; light by the rule of twenty
open if seat 1-3:
  1S  12-23 pts, 5+ S, [longest S], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
  1H  12-23 pts, 5+ H, [longest H], [rule 20+ or 13+ hcp or quick 2+], [12+ hcp or rule 20+]  "opening"
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
  P   0-13 hcp  "no opening"
  only

open:
  4m  8+ m, [longest m], 5-11 hcp, [0-3 S], [0-3 H]  "preempt" #preempt
  3x  7 x, 4-10 hcp, [top5 2+ x], [top3 1+ x], [0-3 S or x is S], [0-3 H or x is H], [not vul or good x]  "preempt" #preempt
  3C  6 C, 5-10 hcp, [top3 2+ C], [0-3 S], [0-3 H]  "preempt" #preempt rare
  2S  6 S, 5-11 hcp, [good S], [0-3 H], [not void]  "weak two" #preempt
  2H  6 H, 5-11 hcp, [good H], [0-3 S], [not void]  "weak two" #preempt
  2D  6 D, 5-11 hcp, [good D], [not void], [0-3 S], [0-3 H]  "weak two" #preempt
  2M  6 M, 5-10 hcp, [seat 3], [top5 2+ M], [not vul]  "weak two" #preempt
  P   0-12 hcp  "no opening"
  P   "no opening" rare
  only
`;
