/** The calls when no sequence of the system is on: by what both hands are known to hold. */
export const general = `
== Answers to a late double ==

# partner has doubled and asks: a pass is for penalties
when they bid, doubled, partner #takeout or partner #responsive or partner #support or partner #negative:
  P   5+ their, [top5 3+ their], level 2-7  "for penalties: good trumps" #penalty
  P   4+ their, [top4 2+ their], level 3-7  "for penalties: good trumps" #penalty
  P   4+ their, [top4 3+ their], level 2  "for penalties: good trumps" #penalty
  gx  x major, not x theirs, fit 8+ x, total 24+ sup x, partner 3+ x  "game in our fit"
  gx  x major, x unbid, 5+ x, total 24+ sup x, [level 2-3]  "game"
  3N  total 24+ hcp, stops, [semibal]  "to play"
  jx  x unbid, 4+ x, total 22-23 sup x, [best x], at 2-3  "invites game" #invite
  cx  fit 8+ x, 3+ x, x partners, at 1-3  "support"
  cx  6+ x, x mine, at 1-4  "own long suit"
  cx! total 24+ hcp, 10+ hcp, x theirs, at 2-3  "cue bid: game values" f1 #cue
  cx  4+ x, x unbid, [best x], at 1-4, [level 1-2 or 5+ x]  "the best suit"
  cx  5+ x, x mine, me 4 x, at 1-3  "own long suit"
  cN  stops, 6+ hcp, at 1-2  "stopper"
  cx  4+ x, x unbid, at 1-3  "the best suit"
  cx  3+ x, x partners, at 1-3  "preference"
  cx  5+ x, x mine, at 1-3  "own long suit"
  cx  3+ x, x unbid, at 1-3  "the best suit" rare
  cx  2+ x, x partners, at 1-3  "preference" rare
  P   level 3-7  "leaves it in"
  P   "nothing else" rare
  only

# an overcaller doubled in his second, shorter suit
when we bid, doubled, partner silent, level 1:
  cx  5+ x, x mine, y bid, [x > y], at 1-2  "the longer suit"

# our side is doubled in a suit that was shown with another
when we bid, doubled, partner #twoSuits:
  cx  partner 5+ x, 3+ x, not x bid  "the better suit"
  cx  partner 5+ x, 2+ x, not x bid, notrump bid  "the better suit"
  P   x bid, partner 5+ x  "high enough"
  2N! m unbid, partner 5+ M, 0-2 M  "asks for the minor" f1 #minorAsk
  cx  partner 5+ x  "the known suit"
  only

== Slam ==

when we bid, not game bid, not we #blackwood, not they bid:
  4N! total 32+ sup trump, raised, [total 31+ hcp or losers 0-6], [aces 1/2/3/4], [total 28+ hcp], [trump major or aces 2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  7N  total 37+ hcp, not raised, [aces 1/2/3/4]  "37 points between us"
  6N  total 33-36 hcp, not raised, [not wild]  "33 points between us"
  6x  total 32+ sup x, fit 8+ x, x partners, not raised, [aces 2/3/4]  "slam in our fit"
  6x  total 33+ hcp, x partners, partner 6+ x, not raised, 1+ x, [aces 2/3/4 or total 35+ hcp]  "slam in your suit" 
  4N  total 31-32 hcp, partner limited, partner bal, notrump bid, [bal], not raised  "invites slam: bid six with extra values" #quantitative

when we bid, game bid, partner bid, not we #blackwood, level 3-4, not they bid:
  4N! total 33+ sup trump, raised, [total 29+ hcp], [total 31+ hcp or losers 0-6], [aces 1/2/3/4], [trump major or aces 2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  6N  total 33-36 hcp, not raised, [bal]  "33 points between us"
  4N  total 31-32 hcp, partner limited, notrump bid, [semibal], not raised  "invites slam: bid six with extra values" #quantitative

== A double that was no takeout ==

when we bid, partner bid, I #takeout, our calls 2, level 1-4:
  gM  fit 8+ M, 4+ M, total 25+ sup M, [19+ hcp], M partners  "game in our fit"
  cx  5+ x, 17+ pts, x unbid, [best x], at 1-3, not game bid  "too strong for an overcall" anew f1
  4M  5+ M, 17+ pts, M unbid, [best M], level 3-4, not game bid  "too strong for an overcall" anew

when we bid, partner bid, I #twoSuits, not game bid, level 1-3:
  4M  6+ M, 11+ hcp, [losers 0-4], M partners or M bid  "a long suit and shape, to play"
  4M  5+ M, M bid, 15+ hcp, [losers 0-4]  "to play"
  3M  5+ M, M bid, 14+ hcp, [losers 0-5], level 2  "invites game" #invite

== Game reached ==

when we bid, game bid:
  4M  fit 8+ M, [not shape 4333], 3N stands, partner bid, known 0-7 M, partner 5+ M  "our fit is better than notrump"
  6x  total 33+ sup x, x bid, x major, raised, partner bid, level 5, not we #blackwood, they silent  "accepts the invitation to slam"
  6x  total 35+ sup x, x bid, raised, [aces 2/3/4], [total 31+ hcp], level 4-5  "slam"
  P   "high enough"

== Game ==

when we bid, not game bid, not partner silent:
  gM  fit 8+ M, total 24+ sup M, not M theirs, partner 3+ M  "game in our fit"
  gM  fit 8+ M, total 22+ sup M, [can make 0.2 M], partner 6+ pts, not M theirs, partner 3+ M  "game in our fit"
  gM  fit 8+ M, total 24+ sup M, 5+ M, [losers 0-7], not M theirs, partner 3+ M, [total 20+ hcp]  "game in our fit"
  gM  fit 8+ M, game forced, M unbid or M mine or M partners, partner 4+ M, not forced  "game in our fit"
  gM  fit 8+ M, game forced, partner 4+ M, [level 3]  "game in our fit"
  gM  6+ M, total 25+ pts, [not partner 0 M], not M theirs, [partner 2+ M or partner bal or 7+ M]  "game in own long suit"
  gM  7+ M, total 25+ pts, not M theirs  "game in own long suit"
  3M  3 M, game forced, M partners, partner 4-5 M, me 0-2 M, at 3  "three-card support" gf
  3M  game forced, M mine, 6+ M, me 4-5 M, [good M], at 3  "own long suit" gf
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  3N  total 24+ hcp, stops, [all stopped], [not wild], [long 5+]  "to play"
  3N  game forced, stops, [all stopped], [not wild]  "to play"
  3N  game forced, notrump bid, they silent  "to play"
  5m  fit 8+ m, total 28+ sup m, [total 25+ hcp], not m theirs, partner 3+ m, [not bal]  "game in our fit"
  cx! total 25+ hcp, x unbid, unbid suits 1, they silent, not raised, not we #fourthSuit, at 1-3  "fourth suit: asks for more" gf #fourthSuit
  cx  total 25+ hcp, 4+ x, x unbid, partner 0-3 x, not I #takeout, not unbid suits 1, at 1-3, [x >= y or y theirs or y mine]  "new suit" gf
  3x  game forced, x mine, 6+ x, [good x]  "own long suit" gf
  cx! total 25+ hcp, x theirs, at 1-3  "cue bid: game values, asks for a stopper" gf #cue
  4m  fit 8+ m, total 27+ pts, not m theirs, partner 3+ m, [not bal]  "raise" f1
  4m  fit 8+ m, 3+ m, game forced, not m theirs, partner 4+ m  "fit, no stopper" f1
  5m  fit 8+ m, game forced, not m theirs, partner 3+ m, level 4  "game"
  cx  6+ x, x mine, total 25+ hcp, at 3, not game forced, me 0-5 x  "long suit" f1 rare
  cx  6+ x, x mine, game forced, at 3, me 0-5 x  "long suit" rare
  3N  total 24+ hcp, [not wild]  "to play" rare

when we bid, not game bid, not partner silent, not game forced:
  3N  total 25+ hcp, stops, [all stopped]  "to play"

== Invitations ==

when we bid, not game bid, partner bid, not game forced:
  3M  fit 8+ M, invite 24 sup M, partner 3+ M, not M theirs  "invites game" #invite
  3M  6+ M, invite 25 pts, M mine, not I #signoff  "own long suit, invites game" #invite
  2N  invite 24 hcp, stops, [all stopped], [not wild], nofit  "invites game" #invite
  3m  fit 8+ m, invite 26 pts, partner 3+ m, not m theirs  "raise, invites game" #invite
  3m  6+ m, invite 25 pts, m mine  "own long suit, invites game" #invite

== Part scores ==

when we bid, not game bid, not partner silent, not game forced, not forced, partner bid, not notrump bid:
  2M  fit 8+ M, 6-11 sup M, partner 4+ M, not M theirs, level 1  "raise"
  cx  2+ x, x partners, not x bid, not x mine, [0-12 hcp], better x, at 1-3, calls 0-2, our calls 1-5  "back to the first suit"
  cx  6+ x, x mine, at 1-2, misfit  "own long suit"
  1N  6-11 hcp, [all stopped], misfit  "no fit yet"

when we bid, not game bid, not partner silent, not game forced, not forced, partner bid, notrump bid:
  cx  6+ x, x mine, at 2-3, 0-12 pts, not I #signoff  "own long suit"
  cx  5+ x, x mine, at 2, [not bal], calls 1, 0-12 pts  "own long suit"
  cx  3+ x, x partners, partner 5+ x, at 2, [not bal], 0-12 pts  "back to the suit" 
  P   "high enough"

when we bid, not forced:
  5m  fit 8+ m, partner 3+ m, not m theirs, [can make -0.8 m], [not bal], [total 21+ hcp], level 3-4  "game in our fit"
  P   "high enough"

== Forced to go on ==

when we bid:
  cx  3+ x, x partners, partner 5+ x, at 1-4  "nothing better to bid"
  cN  [all stopped], at 1-3  "nothing better to bid"
  cx  5+ x, x mine, at 1-3  "nothing better to bid"
  cx  2+ x, x partners, at 1-4  "nothing better to bid"
  cx  6+ x, x mine, at 4  "nothing better to bid"
  cN  at 1-3  "nothing better to bid" rare
  cx  x partners, at 1-5  "nothing better to bid" rare
  cx  x mine, at 1-5  "nothing better to bid" rare
  cN  at 1-4  "nothing better to bid" rare
  cx  [longest x]  "nothing better to bid" rare

== When the opponents have the bid ==

# what they bid is no suit of theirs: a double asks for its lead
when they bid, undoubled, their artificial, level 2-6:
  X   5+ their, [top5 3+ their]  "for the lead" #penalty
  X   4+ their, [top4 3+ their], level 3-6  "for the lead" #penalty
  X   [top3 2+ their], 3+ their, level 4-6  "for the lead" #penalty

when they bid, undoubled, not game bid, not partner silent:
  X   sum 23+ hcp, 5+ hcp, notrump bid  "penalty: they should go down" #penalty
  X   sum 24+ hcp, 5+ hcp, [4+ their], level 3-4, not notrump bid  "penalty: they should go down" #penalty
  X   sum 23+ hcp, 5+ hcp, [3+ their], level 4, not notrump bid, nofit  "penalty: they should go down" #penalty
when they bid, undoubled, game bid, not partner silent:
  4S  fit 9+ S, total 22+ sup S, not S theirs, partner 3+ S, level 4  "game in our fit"
  X   sum 23+ hcp, 5+ hcp, level 3-4, [2+ their or notrump bid]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 7+ hcp, level 5, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   sum 21+ hcp, 9+ hcp, level 6-7, [aces 1/2/3/4]  "penalty: they should go down" #penalty
  X   5+ hcp, 4+ their, [top4 2+ their], [7+ hcp], level 4-7, not notrump bid  "penalty: tricks in their trumps" #penalty
  X   game forced  "penalty: we were going to game" #penalty rare
  gM  fit 10+ M, 0-12 hcp, [losers 0-8], favourable, [0-1 x], partner 5+ M, not M theirs  "sacrifice" #preempt
  5x  fit 10+ x, 0-12 hcp, [0-1 y], favourable, partner 5+ x, not x theirs, level 4  "sacrifice" #preempt
  5m  fit 8+ m, partner 3+ m, not m theirs, [can make -1 m], [not bal], level 3-4  "game in our fit"
  P   "nothing more to say"

when they bid, undoubled, game bid, partner silent, calls 1+:
  X   18+ hcp, level 3-5  "strong" #takeout rare
when they bid, undoubled, game bid, partner silent, calls 1+:
  P   "nothing more to say"
when they bid, undoubled, game bid, partner silent, first:
  X   19+ hcp, level 3-5  "strong" #takeout rare
  X   16+ hcp, 0-2 their, level 3-4, [no long suit]  "takeout" #takeout
  P   "nothing to say"

when they bid, not game bid, not partner silent, I opened, calls 1, level 1-3:
  4M  7+ M, M mine, [good M], [losers 0-5], 13+ hcp  "to play"
  3x  6+ x, x mine, 17+ pts, [good x], [15+ hcp or 7+ x], jump  "long suit, invites game" #invite
when they bid, not game bid, not partner silent:
  gM  fit 8+ M, total 24+ sup M, not M theirs, partner 3+ M  "game in our fit"
  gM  fit 8+ M, total 22+ sup M, [can make 0.2 M], partner 6+ pts, not M theirs, partner 3+ M  "game in our fit"
  gM  fit 9+ M, total 23+ sup M, not M theirs, partner 4+ M, [losers 0-7]  "game in our fit"
  gM  6+ M, total 25+ pts, not M theirs, [partner 2+ M or 7+ M], M mine  "game in own long suit"
  3N  total 24+ hcp, stops, [all stopped], [not wild]  "to play"
  3N  total 24+ hcp, stops, [all stopped], [not wild], [long 6+]  "to play"
  5m  fit 9+ m, total 28+ sup m, not m theirs, partner 3+ m, [not bal]  "game in our fit"
  cx! total 25+ hcp, x theirs, at 2-3, undoubled  "cue bid: game values, asks for a stopper" gf #cue
  3M  fit 8+ M, invite 24 sup M, partner 3+ M, not M theirs, at 3  "raise, invites game" #invite
  cx  fit 8+ x, x partners, [can make -0.5 x], not x theirs, at 2, me 0-3 x  "raise"
  cx  fit 9+ x, [can make -0.5 x], not x theirs, partner 3+ x, at 2-4  "to play"
  cx  6+ x, x mine, [can make -0.5 x], at 2  "own long suit"
  cx  6+ x, x mine, [can make x], at 3  "own long suit"
  cx  5+ x, x mine, [can make -0.5 x], at 2, me 0-4 x, last, not notrump bid  "own long suit"
  cx  5+ x, x unbid, 15+ pts, at 2, [not bal], me 11+ pts, calls 1  "second suit"
  cx  4+ x, x unbid, 14+ pts, at 2, [not bal], me 11+ pts, calls 1, [long 5+], [0-2 their]  "second suit"
  2N  total 22-23 hcp, stops, [all stopped], [semibal]  "stopper"
  1N  total 18-24 hcp, stops, [all stopped], [semibal]  "stopper"
  X   15+ hcp, 0-2 their, nofit, undoubled, level 1-3, not notrump bid, calls 1, unbid suits 1+, not we #penalty  "takeout: extra values" #takeout
  X   11+ hcp, 0-2 their, nofit, undoubled, level 1-2, not notrump bid, last, calls 1, unbid suits 1+, not we #penalty  "takeout: asks partner to choose" #takeout
  X   game forced, undoubled, last  "penalty: we were going to game" #penalty rare
  4M  6+ M, M mine, not M theirs, [can make -1 M], [wild], level 3  "long suit and shape"
  5m  fit 8+ m, partner 3+ m, not m theirs, [can make -1 m], [not bal], level 3-4  "game in our fit"
  P   "nothing more to say"

# partner has said nothing: I opened or overcalled and they go on
when they bid, not game bid, partner silent, calls 1+, level 1-3:
  4M  7+ M, 15+ hcp, M mine, [good M], [losers 0-4]  "to play"
  4M  8+ M, M mine, [losers 0-4], [good M]  "to play"
when they bid, not game bid, partner silent, calls 1+:
  jx  4+ x, 19+ hcp, x unbid, at 3, [x major], [long 5+], [not bal], I opened, calls 1  "second suit, strong"
  cx  4+ x, 18+ hcp, x unbid, at 2-3, [x major], [long 5+], [not bal], [0-3 their], I opened, calls 1  "second suit, strong"
  cx  7+ x, x mine, 14+ pts, at 2-3, [good x]  "own long suit"
  cx  6+ x, x mine, 12+ pts, at 2, [good x]  "own long suit"
  cx  6+ x, x mine, 17+ pts, at 3, [good x]  "own long suit, strong"
  cx  5+ x, 17+ pts, x unbid, ever #takeout, at 1-3, [best x]  "too strong for an overcall" anew
  cx  4+ x, 14+ hcp, x unbid, at 1, [long 5+], calls 1  "second suit"
  X   12+ hcp, 0-1 their, unbid 3+, undoubled, level 1, not notrump bid, calls 1, I opened  "takeout: short in their suit" #takeout
  X   16+ hcp, 0-2 their, undoubled, level 1-3, not notrump bid, calls 1  "takeout: extra values" #takeout
  X   17+ hcp, 0-3 their, unbid 3+, undoubled, level 1-2, not notrump bid, calls 1, I opened, [4+ M or not bal]  "takeout: strong" #takeout rare
  X   19+ hcp, 0-3 their, undoubled, level 1-3, not notrump bid, calls 1, not I opened  "takeout: far more than shown" #takeout rare
  X   17+ hcp, notrump bid, undoubled, calls 1, level 1-2  "strong" #penalty rare
  cx  5+ x, x unbid, 15+ pts, at 2, [not bal], [0-2 their], calls 1  "second suit"
  cx  5+ x, x unbid, 17+ pts, at 3, [not bal], [0-2 their], calls 1  "second suit"
  P   "nothing more to say"

# neither of us has spoken, they are settling
when they bid, first, partner silent:
  X   13+ hcp, 0-2 their, undoubled, level 1-3, not notrump bid, [no long suit]  "takeout" #takeout
  X   13+ hcp, 0-2 their, undoubled, level 4, not notrump bid, [4+ M]  "takeout" #takeout
  cx  6+ x, 11+ hcp, [good x], x unbid, at 2-3  "overcall"
  cx  5+ x, 13+ hcp, [good x], x unbid, at 2-3  "overcall"
  X   17+ hcp, undoubled, level 1-3  "strong" #takeout rare
  4M  7+ M, 12+ hcp, [good M], M unbid  "to play"
  P   "nothing to say"

# partner has doubled for penalties
when they bid, doubled:
  P   "leaves the double in"

# our contract is doubled
when we bid, doubled:
  P   "high enough"
`;
