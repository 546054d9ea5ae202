/** After weak twos and higher preempts. */
export const preempts = `
== After a weak two ==

2x#preempt:
  4N! 18+ hcp, [3+ x], [aces 1/2/3/4], [losers 0-4]  "Blackwood: asks for aces" f1 #blackwood
  gx  [x major], 16-18 hcp, 2+ x, [losers 0-6]  "to play"
  gx  [x major], 4+ x, 4+ hcp  "to play, or preemptive"
  gx  [x major], 3+ x, 14+ sup x, [0-1 y]  "to play"
  3N  16+ hcp, [6+ m], [top3 3 m], [all stopped]  "to play"
  2N! 19+ hcp, [1+ x]  "asks for a feature" f1 #feature
  2y  14+ hcp, 5+ y, [good y], y over x  "natural" f1
  3y  14+ hcp, 6+ y, [good y], [y major], x over y  "natural" f1
  2N! 15+ hcp, [2+ x or 18+ hcp]  "asks for a feature" f1 #feature
  2N! 14+ hcp, [3+ x]  "asks for a feature" f1 #feature
  2N! 16+ hcp  "asks for a feature" f1 #feature
  3x  3+ x, 0-14 hcp, [5+ hcp or 4+ x]  "preemptive"
  P   0-16 hcp  "no game"
  only
2x#preempt 2N#feature | (1?) 2x#preempt 2N#feature:
  3N! [top3 3 x]  "solid suit"
  3y! 8-11 hcp, [has A y or has K y or top5 2+ y], [2+ in y]  "feature, extra values" f1 #feature
  3x  5-11 hcp  "minimum"
  only
2x#preempt 2N#feature ? | (1?) 2x#preempt 2N#feature ?:
  4N! 20+ hcp, [aces 2/3/4], [3+ x]  "Blackwood: asks for aces" f1 #blackwood
  3N  14+ hcp, [all stopped], x minor  "to play"
  3N  [2+ y], 14+ hcp, [all stopped], [0-2 x]  "to play"
  3N  15+ hcp, [top3 3 x], x minor  "the long suit runs, to play"
  gx  [x major], 15+ hcp  "to play"
  gx  [x major], 13+ hcp, 3+ x, [level 3]  "to play"
  3N  16+ hcp  "to play"
  cx  "to play"
  P   "to play"
  only
2x#preempt 2y:
  3y  3+ y  "fit"
  4y  3+ y, 9+ hcp  "fit"
  2N  8+ hcp, 0-2 y  "no fit"
  3x  0-8 hcp  "minimum"
  3x  "no fit"
  only
2x#preempt 3y if y minor or y major:
  4y  3+ y, y major  "fit"
  3N  [top3 3 x]  "solid suit"
  3N  9+ hcp, [y minor]  "no fit"
  4y  3+ y  "fit"
  3x  "no fit"
  4x  "no fit"
  only
2x#preempt 3x | 2x#preempt ?x | 3x#preempt ?x | 2x#preempt 3N | 3x#preempt 3N | 4x#preempt ?:
  P   "nothing more to show"
  only

== After higher preempts ==

3x#preempt:
  4N! 18+ hcp, [2+ x], [aces 2/3/4], [losers 0-4]  "Blackwood: asks for aces" f1 #blackwood
  4N! 16+ hcp, [2+ x], [aces 2/3], x major, [top5 3+ y], [5+ y]  "Blackwood: asks for aces" f1 #blackwood
  4x  x major, 14+ hcp, [2+ x or 18+ hcp], [losers 0-7], [not all stopped or 3+ x or 0-1 y]  "to play"
  4x  x major, 16+ hcp, [losers 0-5]  "to play"
  4x  x major, 4+ x  "preemptive"
  4x  x major, 3+ x, 9+ hcp, [0-1 y]  "to play"
  3y  16+ hcp, 6+ y, [good y], [y major], y over x  "natural" f1
  3y  14+ hcp, 5+ y, [good y], [y major], y over x, [not all stopped]  "natural" f1
  4x  x major, 15+ hcp, [1+ x], [aces 2/3/4], [losers 0-7]  "to play"
  3N  15+ hcp, [all stopped], [1+ x]  "to play"
  3N  16+ hcp, [1+ x], x minor  "to play"
  3y  14+ hcp, 6+ y, [good y], y over x  "natural" f1
  4y  16+ hcp, 6+ y, [good y], y major, x over y  "natural"
  5x  x minor, 4+ x, 5+ hcp, [0-1 y]  "preemptive"
  4x  x minor, 3+ x, [0-1 y or 4+ x or not vul]  "preemptive"
  4x  x major, 3+ x, [not vul], 5+ hcp  "preemptive"
  P   0-17 hcp  "no game"
  only
3x#preempt 3y:
  4y  3+ y  "fit"
  4y  2+ y, y major, [has A y or has K y or has Q y]  "fit"
  3N  [top3 2+ x], x minor  "no fit"
  4x  "no fit"
  only
4x#preempt:
  4N! 18+ hcp, [aces 2/3], [losers 0-4]  "Blackwood: asks for aces" f1 #blackwood
  5x  x minor, 12+ hcp, [aces 2/3/4]  "game"
  P   "no slam"
  only
`;
