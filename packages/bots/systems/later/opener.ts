/** Both sides have bid after our opening, and they go on: opener's and responder's later calls. */
export const opener = `
== Opener and responder: they go on ==

# partner has passed: opener speaks again with a long suit or much more than promised
1x (*) P (?) if not game bid | 1x (?) P (P) if not game bid:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  4x  x major, 7+ x, 15+ hcp, [good x], [losers 0-4]  "to play"
  4x  x major, 8+ x, [good x], [losers 0-4]  "to play"
  jz  4+ z, 19+ hcp, z major, z unbid, [5+ x], [not bal], at 3  "second suit, strong"
  cz  4+ z, 18+ hcp, z major, z unbid, [5+ x], [not bal], [0-3 their], at 2-3  "second suit, strong"
  cx  7+ x, 14+ pts, [good x], at 2-3  "long suit"
  cx  6+ x, 12+ pts, [good x], at 2  "long suit"
  cx  6+ x, 17+ pts, [good x], at 3  "long suit, strong"
  1z  4+ z, 14+ hcp, z unbid, [5+ x]  "second suit"
  X   12+ hcp, 0-1 their, [unbid 3+], level 1, not notrump bid  "takeout: short in their suit" #takeout
  X   16+ hcp, 0-2 their, level 1-3, not notrump bid  "takeout: extra values" #takeout
  X   17+ hcp, 0-3 their, [unbid 3+], level 1-2, not notrump bid, [4+ M or not bal]  "takeout: strong" #takeout rare
  X   17+ hcp, notrump bid, level 1-2  "strong" #penalty rare
  cz  5+ z, 15+ pts, z unbid, at 2, [not bal], [0-2 their]  "second suit"
  cz  5+ z, 17+ pts, z unbid, at 3, [not bal], [0-2 their]  "second suit"
  P   "nothing more to say"
  only
# they are in game, and partner has said nothing
1x (*) P (?) | 1x (*) P (*) P (?) if game bid | 1x (?) P (P):
  X   18+ hcp, level 3-5, I opened  "strong" #takeout rare
  P   "nothing more to say"
  only

# responder, who passed, over opener's pass: support that was too weak for a raise
1x (*) P (*) P (*) if not game bid, they bid, undoubled:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  3x  fit 9+ x, 4-9 hcp, [can make -0.5 x]  "raise"
  2x  fit 8+ x, 3-9 hcp, [can make -0.5 x]  "raise"
  cz  6+ z, 5-9 hcp, [good z], z unbid, at 1-2, [0-2 x]  "long suit"
  P   "nothing more to say"
  only

# partner has raised
1x (*) ?x (?) if not game bid:
  X   sum 23+ hcp, notrump bid  "penalty: they should go down" #penalty
  X   sum 24+ hcp, [4+ their], level 3-4, not notrump bid  "penalty: they should go down" #penalty
  4x  x major, total 24+ sup x  "game"
  4x  x major, total 22+ sup x, [can make 0.2 x]  "game"
  4x  x major, partner 4+ x, fit 9+ x, total 23+ sup x, [losers 0-7]  "game"
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  5x  x minor, fit 8+ x, [can make -1 x], [not bal]  "game"
  cz! total 25+ hcp, z theirs, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  3x  x major, invite 24 sup x, at 3  "invites game" #invite
  cx  fit 9+ x, [can make -0.5 x], at 2-3  "to play"
  cx  6+ x, [can make -0.5 x], at 2  "to play"
  cx  6+ x, [can make x], at 3  "to play"
  P   "nothing more to say"
  only
1x (*) ?x (X) if not game bid:
  4x  x major, total 24+ sup x  "game"
  4x  x major, total 22+ sup x, [can make 0.2 x]  "game"
  3x  x major, invite 24 sup x  "invites game" #invite
  3N  total 24+ hcp, [all stopped], [not wild]  "to play"
  3x  x minor, invite 26 pts  "invites game" #invite
  P   "high enough"
  only

# partner has doubled for the unbid suits, and they go on
1x (*) X (?) if not game bid:
  X   sum 23+ hcp, notrump bid  "penalty: they should go down" #penalty
  4M  M unbid, 4+ M, fit 8+ M, total 24+ sup M  "game"
  4M  M unbid, 4+ M, fit 8+ M, total 22+ sup M, [can make 0.2 M]  "game"
  4x  x major, 7+ x, 13+ hcp, [good x], [losers 0-5]  "to play"
  3x  6+ x, 17+ pts, [good x], [15+ hcp or 7+ x], jump  "long suit, invites game" #invite
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  cz! total 25+ hcp, z theirs, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  3M  M unbid, 4+ M, fit 8+ M, invite 24 sup M, at 3  "invites game" #invite
  cz  4+ z, z unbid, fit 8+ z, [can make -0.5 z], at 2-3  "support"
  cx  6+ x, [can make -0.5 x], at 2  "long suit"
  cx  6+ x, [can make x], at 3  "long suit"
  X   15+ hcp, 0-2 their, [not notrump bid], level 1-3  "takeout: extra values" #takeout
  cN  total 18-24 hcp, stops, [all stopped], [semibal], at 1  "stopper"
  2N  total 22-23 hcp, stops, [all stopped], [semibal]  "stopper"
  P   "nothing more to say"
  only

# partner has a suit of their own, and they go on
1x (*) ?z (?) if not game bid:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  X   sum 23+ hcp, notrump bid  "penalty: they should go down" #penalty
  X   sum 24+ hcp, [4+ their], level 3-4, not notrump bid  "penalty: they should go down" #penalty
  4x  x major, 7+ x, 13+ hcp, [good x], [losers 0-5]  "to play"
  3x  6+ x, 17+ pts, [good x], [15+ hcp or 7+ x], jump  "long suit, invites game" #invite
  4z  z major, fit 8+ z, total 24+ sup z  "game"
  4z  z major, fit 8+ z, total 22+ sup z, [can make 0.2 z]  "game"
  4x  x major, 6+ x, total 25+ pts, [7+ x or partner 2+ x]  "game"
  3N  total 24+ hcp, stops, [all stopped], [not wild or 6+ x]  "to play"
  5z  z minor, fit 8+ z, [can make -1 z], [not bal]  "game"
  cy! total 25+ hcp, y theirs, at 2-3  "cue bid: game values, asks for a stopper" gf #cue
  3z  z major, fit 8+ z, invite 24 sup z, at 3  "raise, invites game" #invite
  cz  fit 8+ z, [can make -0.5 z], at 2  "raise"
  cz  fit 9+ z, [can make -0.5 z], at 3  "raise"
  cx  6+ x, [can make -0.5 x], at 2  "long suit"
  cx  6+ x, [can make x], at 3  "long suit"
  cy  5+ y, y unbid, 15+ pts, at 2, [not bal]  "second suit"
  cy  4+ y, y unbid, 14+ pts, at 2, [not bal], [5+ x], [0-2 their]  "second suit"
  2N  total 22-23 hcp, stops, [all stopped], [semibal]  "stopper"
  1N  total 18-24 hcp, stops, [all stopped], [semibal]  "stopper"
  X   15+ hcp, 0-2 their, nofit, level 1-3, not notrump bid  "takeout: extra values" #takeout
  P   "nothing more to say"
  only
1x (*) ?z (X) if not forced:
  4z  z major, fit 8+ z, total 24+ sup z  "game"
  3z  z major, fit 8+ z, invite 24 sup z, at 3  "raise, invites game" #invite
  cz  3+ z, z major, [can make -0.5 z], fit 8+ z, at 2  "raise"
  cx  6+ x, at 2, [0-2 z]  "long suit"
  P   "high enough"
  only

# they are in game, over a partner who has spoken
1x (*) ?x (?) if game bid | 1x (*) X (?) if game bid | 1x (*) ?z (?) if game bid | 1x (*) ?N (?) if game bid | 1x (*) ?x (*) * (?) if game bid | 1x (*) X (*) * (?) if game bid | 1x (*) ?z (*) * (?) if game bid | 1x (*) ?N (*) * (?) if game bid:
  4S  x is S or z is S, fit 9+ S, total 22+ sup S, level 4  "game in our fit"
  X   sum 23+ hcp, 5+ hcp, level 3-4, [2+ their or notrump bid]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 7+ hcp, level 5, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 9+ hcp, level 6-7, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   7+ hcp, 4+ their, [top4 2+ their], level 4-7, not notrump bid  "penalty: tricks in their trumps" #penalty
  X   game forced  "penalty: we were going to game" #penalty rare
  5x  fit 10+ x, 0-12 hcp, [0-1 y], favourable, level 4  "sacrifice" #preempt
  5z  fit 10+ z, partner 5+ z, 0-12 hcp, [0-1 y], favourable, level 4  "sacrifice" #preempt
  P   "nothing more to say"
  only

# partner has passed twice
1x (*) P (*) P (*) P (*) if they bid, undoubled, not game bid:
  as 1x (*) P (?) if not game bid | 1x (?) P (P) if not game bid
  only
1x (*) P (*) P (*) P (*) P (*) if they bid, undoubled:
  P   "nothing more to say"
  only

# they have come in, and partner has bid game all the same
1x (*) * (*) 3N if not forced | 1x (*) * (*) * (*) 3N if not forced:
  as 1x .. 3N if not forced
  only
1x (*) 4M if not forced | 1x (*) * (*) 4M if not forced | 1x (*) * (*) * (*) 4M if not forced:
  as 1x .. 4M if not forced
  only

# our notrump is in their hands
1N (*) P (?) if not game bid | 1N (*) P (*) P (?) if not game bid:
  X   5+ their, [top5 3+ their], their artificial  "for the lead" #penalty
  X   16+ hcp, 0-2 their, level 1-2, not notrump bid, I opened, [4+ M]  "takeout: a maximum, short in their suit" #takeout rare
  2N! 5+ C, 5+ D, not I opened, level 2, 4-8 hcp  "both minors" f1 #twoSuits
  cz  6+ z, 4-8 hcp, z unbid, at 2-3, not I opened, [7+ z or good z]  "long suit"
  P   "nothing more to say"
  only
1N (P) P (X) | 1N (*) P (P) | 1N (X) P (P):
  P   "happy to play here"
  only
# a preempt has told everything
2x#preempt (*) P (*) | 3x#preempt (*) P (*) | 4x#preempt (*) P (*) | 2x#preempt (*) ?x (*) | 3x#preempt (*) ?x (*):
  P   "the preempt has said it all"
  only
`;
