/** The others are silent: opener's third call, and what follows when we have reached a game. */
export const alone = `
== Opener's third call ==

# responder has signed off
1x 1y 1N 2y | 1x 1y 1N 2x:
  P   "high enough"
  only
1x 1y 1N 2z if y over z:
  2y  3+ y, [y > z or y = z]  "the first suit"
  2y  2 y, [0-2 z]  "the first suit"
  P   "high enough"
  only
1x 1y 1z 2y | 1x 1y 2z 2y if x over z:
  4y  y major, 3+ y, 18+ sup y  "game"
  3y  y major, 3+ y, invite 24 sup y  "invites game" #invite
  3y  y major, 2 y, 16-18 hcp, [top3 1+ y]  "invites game" #invite
  2N  17-18 hcp, [semibal]  "invites game" #invite
  3x  6+ x, 16-18 hcp, [0-1 y]  "long suit, invites game" #invite
  P   "high enough"
  only
# a preference may be two cards
1x 1N 2y 2x if x over y:
  4x  x major, 6+ x, 18+ pts, [losers 0-5]  "game"
  3N  19+ hcp, [semibal]  "to play"
  3x  6+ x, 16-18 pts  "long suit, invites game" #invite
  3y  5+ y, 16+ hcp, [5+ x], y minor  "both suits, invites game" #invite
  2N  17-18 hcp, [semibal]  "invites game" #invite
  P   "high enough"
  only
1x 1N 2y 2z if x over y:
  4z  z major, 3+ z, 18+ sup z  "game"
  3z  3+ z, 16-17 sup z, z major  "invites game" #invite
  3N  19+ hcp, [all stopped], [2+ z]  "to play"
  2N  17-18 hcp, [semibal or all stopped]  "invites game" #invite
  2x  6+ x, at 2, [0-1 z]  "long suit"
  P   "high enough"
  only

# responder hears opener's suit again, or a second time a minimum over two over one
1x 1N 2x:
  4x  x major, 3+ x, 9+ hcp, [losers 0-8]  "game"
  3x  2+ x, 9-11 hcp, [x major or 3+ x]  "invites game" #invite
  2N  10-11 hcp, [all stopped], 0-2 x  "invites game" #invite
  cz  6+ z, 5-9 hcp, z unbid, at 2, [0-1 x]  "long suit, to play"
  P   "high enough"
  only
1x 2y 2x if x over y:
  3N  total 24+ hcp, [all stopped], [not wild]  "to play"
  2z  4+ z, 12+ hcp, z unbid, at 2, [y >= z]  "second suit" f1
  3z  4+ z, 12+ hcp, z unbid, at 3, [y > z]  "second suit" gf
  3z  3+ z, 12+ hcp, z unbid, at 3, [stop z]  "values there, suggests 3NT" f1
  3N  total 24+ hcp  "to play"
  more

# responder invites
1N 2N:
  3N  total 25+ hcp  "accepts"
  3N  total 24+ hcp, [long 5+]  "accepts"
  P   "declines"
  only
1x 1y 1N 2N:
  4y  y major, 3+ y, partner 5+ y, total 24+ hcp  "game"
  3N  total 24+ hcp  "accepts"
  P   "declines"
  only
1x 1N 2y 2N if x over y | 1x 2y 2x 2N if x over y | 1x 2y 2z 2N if x over y, x over z | 1x 1y 2z 2N if x over z:
  4x  x major, 6+ x, 15+ hcp  "accepts"
  3N  total 24+ hcp  "accepts"
  3N  total 23+ hcp, [6+ x]  "accepts"
  3x  6+ x, 11-14 hcp, [not bal]  "long suit, to play"
  P   "declines"
  only
1x 1y 2y 2N:
  4y  y major, 4+ y, 14+ hcp  "accepts, in the suit"
  4y  y major, 4+ y, 15+ sup y  "accepts, in the suit"
  3N  14+ hcp, [bal]  "accepts"
  3y  4+ y, y major  "declines, in the suit"
  P   "declines"
  only
1x 1y 2y 3y:
  4y  y major, 15+ sup y  "accepts"
  4y  y major, 4+ y, 14+ hcp  "accepts"
  3N  y minor, 14+ hcp, [all stopped]  "to play"
  P   "declines"
  only
1x 1N 2y 3y if x over y:
  4y  y major, 15+ sup y  "accepts"
  4x  x major, 6+ x, 16+ hcp  "long suit"
  3N  y minor, 16+ hcp, [all stopped]  "to play"
  P   "declines"
  only
1x 1y 2x 3x | 1x 2y 2x 3x if x over y:
  4x  x major, 14+ hcp  "accepts"
  4x  x major, 12+ hcp, [losers 0-6]  "accepts"
  3N  x minor, 14+ hcp, [not wild]  "accepts"
  5x  x minor, 15+ hcp, 6+ x, [losers 0-6]  "accepts, not every suit is stopped"
  P   "declines"
  only

# responder's third suit is forcing
1x 2y 2x 2z if x over y | 1x 2y 2x 3z if x over y:
  4z  z major, 4+ z, 13+ hcp  "fit"
  3z  4+ z, z major, at 3  "fit" f1
  3N  14+ hcp, [all stopped]  "to play"
  2N  [all stopped], at 2  "stopper" f1
  cz  4+ z, at 3-4  "fit" f1
  3y  3+ y, at 3  "three-card support" f1
  3x  6+ x, at 3  "long suit" f1
  3N  [all stopped]  "to play"
  4y  3+ y, at 4  "three-card support" f1
  cx  6+ x, at 3-4  "long suit" f1
  more

== Game reached ==

# nobody has come in; partner has bid the game
1x .. 3N if not forced:
  4N! total 33+ sup trump, raised, [total 31+ hcp], [aces 1/2/3/4], [trump major or aces 2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  6N  total 33-36 hcp, [bal]  "33 points between us"
  4N  total 31-32 hcp, partner limited, [semibal], not raised  "invites slam: bid six with extra values" #quantitative
  4M  fit 8+ M, [not shape 4333], known 0-7 M, partner 5+ M  "our fit is better than notrump"
  P   "high enough"
  only
1N .. 3N | 2N .. 3N | 2C#strong .. 3N:
  6N  total 33-36 hcp, [bal]  "33 points between us"
  4N  total 31-32 hcp, partner limited, [semibal]  "invites slam: bid six with extra values" #quantitative
  4M  fit 8+ M, [not shape 4333], known 0-7 M, partner 5+ M  "our fit is better than notrump"
  P   "high enough"
  only
1x .. 4M if not forced:
  4N! raised, fit 8+ M, total 33+ sup M, [total 29+ hcp], [total 31+ hcp or losers 0-6], [aces 1/2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  6N  total 33-36 hcp, not raised, [bal]  "33 points between us"
  6M  raised, fit 8+ M, total 35+ sup M, [aces 2/3/4], [total 31+ hcp]  "slam"
  P   "high enough"
  only
1N .. 4M if not forced | 2N .. 4M if not forced | 2C#strong .. 4M if not forced:
  4N! raised, fit 8+ M, total 33+ sup M, [total 31+ hcp], [aces 1/2/3/4]  "Blackwood: asks for aces" f1 #blackwood
  P   "high enough"
  only
1x .. 5M if not forced, not we #blackwood | 1N .. 5M if not forced, not we #blackwood:
  6M  raised, total 33+ sup M, fit 8+ M  "accepts the invitation to slam"
  P   "declines"
  only
1x .. 5m if not forced | 1N .. 5m if not forced | 2x .. 5m if not forced:
  6m  raised, fit 8+ m, total 35+ sup m, [aces 2/3/4], [total 31+ hcp]  "slam"
  P   "high enough"
  only
1x .. 6? | 1N .. 6? | 2? .. 6?:
  P   "high enough"
  only
`;
