/** Both sides have bid after their opening, and they go on: overcaller's, doubler's and advancer's later calls. */
export const overcaller = `
== Overcaller and advancer: they go on ==

(1x) ?y (?) if not game bid | (1x) P (*) ?y (?) if not game bid:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  X   sum 23+ hcp, 5+ hcp, notrump bid  "penalty: they should go down" #penalty
  X   sum 24+ hcp, 5+ hcp, [4+ their], level 3-4, not notrump bid  "penalty: they should go down" #penalty
  4y  y major, fit 8+ y, total 24+ sup y  "game"
  4y  y major, fit 8+ y, total 22+ sup y, [can make 0.2 y]  "game"
  4y  y major, partner 4+ y, fit 9+ y, total 23+ sup y, [losers 0-7]  "game"
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  5y  y minor, fit 8+ y, [can make -1 y], [not bal]  "game"
  cz! total 25+ hcp, z theirs, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  3y  y major, fit 8+ y, invite 24 sup y, at 3  "raise, invites game" #invite
  cy  fit 8+ y, [can make -0.5 y], at 2  "raise"
  cy  fit 9+ y, [can make -0.5 y], at 3  "raise"
  2N  total 22-23 hcp, stops, [all stopped], [semibal]  "stopper"
  P   "nothing more to say"
  only
(1x) ?y (X) | (1x) P (*) ?y (X) | (1x) P (?) ?y (P) if not forced:
  4y  y major, fit 8+ y, total 24+ sup y  "game"
  3y  y major, fit 8+ y, invite 24 sup y, at 3  "raise, invites game" #invite
  cy  fit 8+ y, [can make -0.5 y], doubled, at 2-3  "raise"
  3N  total 25+ hcp, stops, [all stopped]  "to play"
  P   "high enough"
  only
# the overcaller's partner has passed
(1x) ?y (*) P (?) if not game bid | (1x) ?y (?) P (P) if not game bid:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  4y  y major, 7+ y, 15+ hcp, [good y], [losers 0-4]  "to play"
  4y  y major, 8+ y, [good y], [losers 0-4]  "to play"
  cy  7+ y, 14+ pts, [good y], at 2-3  "long suit"
  cy  6+ y, 12+ pts, [good y], at 2  "long suit"
  cy  6+ y, 17+ pts, [good y], at 3  "long suit, strong"
  cz  4+ z, 14+ hcp, z unbid, at 1, [5+ y]  "second suit"
  X   16+ hcp, 0-2 their, level 1-3, not notrump bid  "takeout: extra values" #takeout
  X   17+ hcp, notrump bid, level 1-2  "strong" #penalty rare
  cz  5+ z, 15+ pts, z unbid, at 2, [not bal], [0-2 their]  "second suit"
  cz  5+ z, 17+ pts, z unbid, at 3, [not bal], [0-2 their]  "second suit"
  P   "nothing more to say"
  only
(1x) ?y (P) P (X):
  cz  5+ z, z unbid, [0-5 y], at 1-2, [z > y or z = y]  "a better suit"
  P   "high enough"
  only
(1x) ?y (*) P (?) if game bid | (1x) ?y (?) P (P) if game bid | (1x) ?y (*) P (*) P (?) if game bid:
  X   18+ hcp, level 3-5  "strong" #takeout rare
  P   "nothing more to say"
  only
# partner has raised the overcall
(1x) ?y (*) ?y (P) if not game bid | (1x) ?y (*) ?y (X) if not game bid:
  4y  y major, total 24+ sup y  "game"
  4y  y major, total 22+ sup y, [can make 0.2 y]  "game"
  4y  y major, fit 8+ y, total 24+ sup y, 5+ y, [losers 0-7]  "game"
  4y  y major, 6+ y, total 25+ pts  "game"
  3N  total 25+ hcp, stops, [all stopped], [not wild]  "to play"
  3y  y major, invite 24 sup y, [total 23+ sup y]  "invites game" #invite
  3y  y minor, 6+ y, invite 25 pts  "invites game" #invite
  P   "high enough"
  only
(1x) ?y (*) ?y (?) if not game bid:
  X   sum 23+ hcp, notrump bid  "penalty: they should go down" #penalty
  X   sum 24+ hcp, [4+ their], level 3-4, not notrump bid  "penalty: they should go down" #penalty
  4y  y major, total 24+ sup y  "game"
  4y  y major, total 22+ sup y, [can make 0.2 y]  "game"
  4y  y major, partner 4+ y, fit 9+ y, total 23+ sup y, [losers 0-7]  "game"
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  3y  y major, invite 24 sup y, at 3  "invites game" #invite
  cy  fit 9+ y, [can make -0.5 y], at 2-3  "to play"
  cy  6+ y, [can make -0.5 y], at 2  "to play"
  cy  6+ y, [can make y], at 3  "to play"
  P   "nothing more to say"
  only
# they are in game, over a partner who has spoken
(1x) ?y (*) ?y (?) if game bid | (1x) ?y (?) if game bid | (1x) P (*) ?y (?) if game bid:
  X   sum 23+ hcp, 5+ hcp, level 3-4, [2+ their or notrump bid]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 7+ hcp, level 5, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 9+ hcp, level 6-7, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   7+ hcp, 4+ their, [top4 2+ their], level 4-7, not notrump bid  "penalty: tricks in their trumps" #penalty
  4y  y is S, fit 9+ y, total 22+ sup y, level 4  "game in our fit"
  5y  fit 10+ y, 0-12 hcp, [0-1 z], favourable, level 4  "sacrifice" #preempt
  P   "nothing more to say"
  only
# the doubler hears nothing, or the least
(1x) X (*) P (?) if not game bid | (1x) X (?) P (P) if not game bid:
  cz  5+ z, 17+ pts, z unbid, [best z], at 1-3  "too strong for an overcall" anew
  X   16+ hcp, 0-2 their, level 1-3, not notrump bid  "takeout: extra values" #takeout
  X   19+ hcp, 0-3 their, level 1-3, not notrump bid  "takeout: far more than shown" #takeout rare
  P   "nothing more to say"
  only
# opposite an answer that may have no points
(1x) X (*) ?z (?) if not game bid, partner 0-4 pts:
  4z  z major, 4+ z, 24+ sup z, [20+ hcp]  "game"
  4z  z major, 6+ z, 20+ sup z, [16+ hcp]  "game"
  3z  z major, 4+ z, 20+ sup z, [18+ hcp], at 3  "extra values, invites game" #invite
  2z  z major, 4+ z, 16-22 sup z, [14+ hcp], at 2  "extra values"
  3z  z major, 4+ z, 17-20 sup z, [15+ hcp], at 3, not jump  "extra values"
  cy  5+ y, 17+ pts, y unbid, [best y], at 2-3  "too strong for an overcall" anew
  cz  z minor, 4+ z, 16+ hcp, at 2-3, not jump  "extra values"
  X   17+ hcp, 0-2 their, level 1-3, not notrump bid  "takeout: extra values" #takeout
  X   19+ hcp, 0-3 their, level 1-3, not notrump bid  "takeout: far more than shown" #takeout rare
  P   "nothing more to say"
  only
(1x) X (*) ?z (?) if not game bid:
  X   sum 23+ hcp, notrump bid  "penalty: they should go down" #penalty
  4z  z major, fit 8+ z, total 24+ sup z  "game"
  4z  z major, fit 8+ z, total 22+ sup z, [can make 0.2 z], partner 6+ pts  "game"
  4z  z major, fit 9+ z, total 23+ sup z, [losers 0-7]  "game"
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  cy! total 25+ hcp, y theirs, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  cy  5+ y, 17+ pts, y unbid, [best y], at 2-3  "too strong for an overcall" anew
  3z  z major, fit 8+ z, invite 24 sup z, at 3  "raise, invites game" #invite
  cz  fit 8+ z, [can make -0.5 z], at 2  "raise"
  cz  fit 9+ z, [can make -0.5 z], at 3  "raise"
  X   17+ hcp, 0-2 their, level 1-3, not notrump bid  "takeout: extra values" #takeout
  P   "nothing more to say"
  only
(1x) X (?) ?z (P) if not forced:
  4z  z major, fit 8+ z, total 24+ sup z  "game"
  3N  total 25+ hcp, stops, [all stopped], [not wild]  "to play"
  cy  5+ y, 17+ pts, y unbid, [best y], at 2-3  "too strong for an overcall" anew
  3z  z major, fit 8+ z, invite 24 sup z, at 3  "raise, invites game" #invite
  P   "high enough"
  only
(1x) P (*) X (?) if not game bid:
  4z  z major, z unbid, 5+ z, 11+ hcp  "game"
  cz  5+ z, z unbid, 5-10 hcp, at 2, [good z or 6+ z or 7+ hcp]  "the best suit"
  cz  5+ z, z unbid, 8-10 hcp, at 3, [good z or 6+ z]  "the best suit"
  cz  4+ z, z unbid, z major, 6-10 hcp, at 1-2  "the best suit"
  P   "nothing to say"
  only
# advancer has passed, and the overcaller too
(1x) ?y (*) P (*) P (*) if not game bid, they bid, undoubled:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  cy  3+ y, 3-9 hcp, [can make -0.5 y], at 2-3  "raise"
  cz  6+ z, 6-11 hcp, [good z], z unbid, at 1-2, [0-1 y]  "long suit"
  P   "nothing more to say"
  only
(1x) ?y (*) P (*) P (*) P (*) if they bid, undoubled, not game bid:
  as (1x) ?y (*) P (?) if not game bid | (1x) ?y (?) P (P) if not game bid
  only
# partner has bid game over their opening
(1x) * (*) 3N if not forced | (1x) * (*) * (*) 3N if not forced:
  as 1x .. 3N if not forced
  only
(1x) * (*) 4M if not forced | (1x) * (*) * (*) 4M if not forced:
  as 1x .. 4M if not forced
  only
`;
