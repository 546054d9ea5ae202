/** Blackwood, Gerber, the grand slam force: the answers and what follows. Read before all else. */
export const slam = `
== Slam ==

... 4N#blackwood:
  5C! aces 0/4  "no aces or all four" f1 #aces
  5D! aces 1  "one ace" f1 #aces
  5H! aces 2  "two aces" f1 #aces
  5S! aces 3  "three aces" f1 #aces
  only
# over interference: double none, pass one, then steps
... 4N#blackwood (5?):
  X   aces 0  "no ace" #aces
  P   aces 1  "one ace" #aces
  P   "one ace" rare
  only
... 4N#blackwood ?#aces:
  7trump  all aces, total 37+ sup trump, [kings 2/3/4]  "grand slam"
  5N! all aces, total 35+ sup trump  "asks for kings" f1 #kingAsk
  6trump  missing 0-1  "small slam"
  5trump  missing 2-4  "two aces are missing" #signoff
  P   missing 2-4  "two aces are missing"
  6trump  "small slam"
  only
... 5N#kingAsk:
  6C! kings 0/4  "no kings or all four" f1 #kings
  6D! kings 1  "one king" f1 #kings
  6H! kings 2  "two kings" f1 #kings
  6S! kings 3  "three kings" f1 #kings
  only
... 5N#kingAsk ?#kings:
  7trump  all kings  "grand slam"
  6trump  "small slam"
  P   "small slam"
  7trump  "too high to stop in six" rare
  only
... 4C#gerber:
  4D! aces 0/4  "no aces or all four" f1 #aces
  4H! aces 1  "one ace" #aces
  4S! aces 2  "two aces" #aces
  4N! aces 3  "three aces" f1 #aces
  only
... 4C#gerber 4?#aces:
  5C! all aces  "asks for kings" f1 #gerber
  6trump  missing 0-1, raised  "small slam"
  6M  missing 0-1, fit 8+ M, M partners  "small slam"
  6x  missing 0-1, 6+ x, [longest x]  "small slam"
  6N  missing 0-1  "small slam"
  4trump  missing 2-4, raised  "to play"
  P   missing 2-4, fit 8+ M, M partners, M bid  "to play"
  cM  missing 2-4, fit 8+ M, M partners, at 4-5  "to play" #signoff
  4x  missing 2-4, 6+ x, [longest x]  "to play"
  P   missing 2-4, trump bid  "to play"
  4N  missing 2-4  "to play" #signoff
  5x  6+ x, [longest x]  "to play"
  P   "to play"
  only
... 5C#gerber:
  5D! kings 0/4  "no kings or all four" f1 #kings
  5H! kings 1  "one king" f1 #kings
  5S! kings 2  "two kings" f1 #kings
  5N! kings 3  "three kings" f1 #kings
  only
... 5C#gerber 5?#kings:
  7M  all kings, fit 8+ M, M partners  "grand slam"
  6M  fit 8+ M, M partners  "small slam"
  7x  all kings, 6+ x, [longest x]  "grand slam"
  7N  all kings  "grand slam"
  6x  6+ x, [longest x]  "small slam"
  6N  "small slam"
  only
# a jump to five notrump asks for the top trumps when nothing else is missing
2M#preempt | 3M#preempt | 4M#preempt | 1M 3x 3M if M over x:
  5N! 3+ M, 18+ hcp, [top3 1 M], [losers 0-2], [aces 3/4 or void]  "grand slam try: seven with two of the top three trumps" f1 #grandForce rare
  more
... ? if raised, our calls 2+, not we #blackwood, not we #gerber, not they bid, level 1-4:
  5N! raised, total 35+ sup trump, 6+ trump, [top3 1 trump], [losers 0-2], [trump major]  "grand slam try: seven with two of the top three trumps" f1 #grandForce rare
  5N! raised, total 37+ sup trump, [top3 1 trump], [losers 0-2], [aces 3/4 or void], [trump major]  "grand slam try: seven with two of the top three trumps" f1 #grandForce rare
  more
# a fit is known and the points for a slam are likely
... ? if raised, our calls 2+, not we #raise, not we #blackwood, not we #gerber, not they bid, level 1-4:
  4N! likely 33+ sup trump, [total 27+ hcp], [likely 30+ hcp or losers 0-5], [aces 1/2/3], [not void], [trump major or aces 2/3]  "Blackwood: asks for aces" f1 #blackwood
  more
... ? if not raised, our calls 2+, not we #strong, not we #stayman, not we #raise, not we #blackwood, not we #gerber, not they bid, level 1-3:
  4N! likely 33+ sup M, fit 8+ M, M partners, M bid, [total 26+ hcp], [likely 30+ hcp or losers 0-4], [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  more
... 5N#grandForce:
  7trump  [top3 2+ trump]  "two of the top three trumps"
  6trump  "not two of the top three trumps"
  only
`;
