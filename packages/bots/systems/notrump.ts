/** After a natural notrump: Stayman, Jacoby transfers, the relay to the minors, Gerber, numbers. */
export const notrump = `
== Notrump ==

1N | (1x) 1N | (1x) P (P) 1N:
  2C!  total 0-22 hcp, 3-4 S, 3-4 H, 4+ D, 0-1 C, [4 S or 4 H]  "Stayman: asks for a four-card major" f1 #stayman rare
  2H!  5+ S, 5+ H, total 26+ pts, [S >= H]  "transfer: asks for 2♠" f1 #transfer
  2D!  5+ H, 5+ S, [0-22 pts]  "transfer: asks for 2♥" f1 #transfer
  3M   6+ M, total 29+ hcp, [top5 2+ M]  "slam try" gf
  4C!  8+ hcp, [tricks 7+], [7+ x], [aces 1/2], [top3 2+ x]  "Gerber: asks for aces" f1 #gerber rare
  2C!  total 23+ hcp, [4 S], [4+ H]  "Stayman: asks for a four-card major" f1 #stayman
  2C!  total 23+ hcp, [4+ S], [4 H]  "Stayman: asks for a four-card major" f1 #stayman
  2H!  5+ S  "transfer: asks for 2♠" f1 #transfer
  2D!  5+ H  "transfer: asks for 2♥" f1 #transfer
  2C!  total 23+ hcp, [4 S or 4 H]  "Stayman: asks for a four-card major" f1 #stayman
  6N   total 33-36 hcp, [semibal]  "to play"
  7N   total 37+ hcp  "to play"
  4N   total 31-32 hcp, bal  "invites slam" #quantitative
  2C!  total 28+ hcp, [6+ m]  "Stayman, then a minor: slam try" f1 #stayman rare
  2C!  total 30+ hcp, [5+ m]  "Stayman, then a minor: slam try" f1 #stayman rare
  2C!  total 28+ hcp, [5+ m], [0-1 x]  "Stayman, then a minor" f1 #stayman rare
  3N   total 22-23 hcp, [6+ m], 0-4 S, 0-4 H, [has A m], [has K m], [7+ m or total 23 hcp]  "to play" rare
  3m   6+ m, total 20-23 hcp, [top3 2+ m], [7+ m or total 21+ hcp]  "invites 3NT with a fit"
  3N   total 25-30 hcp, 0-4 S, 0-4 H  "to play"
  3N   total 24 hcp, 0-4 S, 0-4 H, [long 5+]  "to play"
  3N   total 22-23 hcp, [6+ m], 0-4 S, 0-4 H, [top3 2+ m]  "to play" rare
  2S!  [6+ m], total 0-23 hcp, 0-4 S, 0-4 H  "asks for 3♣, to play in a minor" f1 #relay
  2S!  5+ C, 5+ D, total 0-21 hcp  "asks for 3♣, to play in a minor" f1 #relay rare
  2N   total 23-24 hcp, 0-4 S, 0-4 H, [total 24 hcp or long 5+ or top5 4+ x]  "invites game"
  2N   total 23-24 hcp, [10+ hcp]  "invites game"
  P    0-9 hcp, 0-4 S, 0-4 H  "no game"
  P    "no game" rare
  only

# they double the artificial answer
1N 2C#stayman (X):
  XX  4+ C, [good C]  "good clubs"
  2H  4-5 H  "four hearts"
  2S  4-5 S, 0-3 H  "four spades"
  2D! 0-3 H, 0-3 S  "no four-card major"
  only
1N 2D#transfer (X):
  3H  4+ H, 17+ hcp  "four trumps and the most points" #completion
  XX  5+ D, [0-2 H]  "good diamonds" rare
  2H! 3+ H  "three trumps" #completion
  P   0-2 H  "two trumps"
  only
1N 2H#transfer (X):
  3S  4+ S, 17+ hcp  "four trumps and the most points" #completion
  XX  [4+ H], [top3 2+ H], [0-2 S]  "good hearts"
  2S! 3+ S  "three trumps" #completion
  P   0-2 S  "two trumps"
  only

1N 2C#stayman | 1N (X) 2C#stayman | (1x) 1N 2C#stayman | (1x) P (P) 1N 2C#stayman:
  2H  4-5 H  "four hearts"
  2S  4-5 S, 0-3 H  "four spades"
  2D! 0-3 H, 0-3 S  "no four-card major"
  only

... 1N 2C#stayman 2D:
  4M  6+ M, total 24+ pts, [oM <= M]  "game"
  2M  5 M, total 23-24 hcp, [oM <= M], [4+ oM]  "five cards, invites game" #invite
  3M! 5+ M, 4 oM, total 25+ hcp  "five cards, forcing" gf
  P   total 0-22 hcp, [4+ D]  "to play" #signoff
  3m  5+ m, total 28+ hcp, [total 30+ hcp or 0-1 x or 6+ m]  "slam try" gf
  4N  total 31-32 hcp  "invites slam" #quantitative
  6N  total 33+ hcp  "to play"
  3N  total 25-30 hcp  "to play"
  3N  total 24 hcp, [long 5+]  "to play"
  2N  total 23-24 hcp  "invites game"
  P   "to play" rare
  only

... 1N 2C#stayman 2M:
  P   total 0-22 hcp  "to play" #signoff
  4N  total 31-32 hcp, 0-3 M  "invites slam" #quantitative
  4C! 4+ M, total 31+ sup M, [not void]  "Gerber: asks for aces" f1 #gerber
  6N  total 33+ hcp, 0-3 M  "to play"
  4M  4+ M, total 26-31 sup M  "game"
  4M  4+ M, total 25+ hcp  "game"
  3M  4+ M, total 23-25 sup M  "invites game" #invite
  3m  5+ m, total 28+ hcp, [total 30+ hcp or 0-1 x or 6+ m]  "slam try" gf
  2S  5+ S, total 23-24 hcp, M is H  "five cards, invites game" #invite
  3S! 5+ S, total 25+ hcp, M is H  "five cards, forcing" gf
  3N  total 25-30 hcp, 0-3 M  "to play"
  3N  total 24 hcp, 0-3 M, [long 5+]  "to play"
  2N  total 23-24 hcp, 0-3 M  "invites game"
  P   "to play" rare
  only

# opener puts it right: responder bid notrump over one major and must hold the other
... 1N 2C#stayman 2H 2N | ... 1N 2C#stayman 2H 3N:
  4S  4+ S, [16+ hcp or level 3]  "the other major: partner has it"
  3S  4+ S, 0-15 hcp  "the other major: partner has it"
  more
... 1N 2C#stayman 2M 3M:
  4M  16+ hcp  "accepts"
  4M  14+ hcp, [me 12-14 pts]  "accepts"
  4M  15+ hcp, [long 5+]  "accepts"
  4M  13+ hcp, [me 12-14 pts], [long 5+]  "accepts"
  P   0-16 hcp  "no extra values"
  only
... 1N 2C#stayman 2? 2N:
  3N  16+ hcp  "accepts"
  3N  14+ hcp, [me 12-14 pts]  "accepts"
  3N  15+ hcp, [long 5+]  "accepts"
  3N  13+ hcp, [me 12-14 pts], [long 5+]  "accepts"
  P   0-16 hcp  "no extra values"
  only

... 1N 2C#stayman 2D 2M:
  4M  3+ M, 16+ hcp  "accepts"
  4M  3+ M, 14+ hcp, [me 12-14 pts]  "accepts"
  3N  16+ hcp, 2 M  "accepts"
  3N  14+ hcp, [me 12-14 pts], 2 M  "accepts"
  3M  3+ M  "no extra values"
  P   0-16 hcp  "no extra values"
  2N  "no extra values"
  only
... 1N 2C#stayman 2D 3M:
  4M  3+ M  "three-card support"
  3N  0-2 M  "no fit"
  only

1N 2D#transfer | 1N (X/2C) 2D#transfer | (1x) 1N 2D#transfer | (1x) P (P) 1N 2D#transfer:
  3H  4+ H, 17+ hcp  "four trumps and the most points" #completion
  2H! "as requested" #completion
  only
1N 2H#transfer | 1N (X/2C) 2H#transfer | (1x) 1N 2H#transfer | (1x) P (P) 1N 2H#transfer:
  3S  4+ S, 17+ hcp  "four trumps and the most points" #completion
  2S! "as requested" #completion
  only

... 1N 2D/2H#transfer 2M:
  4C! 6+ M, total 31+ sup M, [total 29+ hcp or losers 0-5], [total 26+ hcp]  "Gerber: asks for aces" f1 #gerber rare
  4M  6+ M, total 25+ pts, [M > oM], [5+ oM]  "game"
  2S  5+ S, 5+ H, M is H, total 22-24 hcp  "both majors, invites game" #invite
  4H  5+ H, 5+ S, M is S, total 24-28 hcp  "both majors, choose" #signoff
  3H  5+ H, 5+ S, M is S, total 27+ hcp  "both majors, slam try" gf
  4N  bal, 5 M, total 31-32 hcp  "invites slam" #quantitative
  6N  bal, 5 M, total 33+ hcp  "to play"
  3x  4+ x, [x minor], total 30+ pts, 5+ M  "second suit, forcing" gf
  4M  6+ M, total 25+ pts  "game"
  3M  6+ M, total 22-24 hcp, [total 24 pts or total 25 pts]  "invites game" #invite
  3x  4+ x, [x minor], total 25+ hcp, 5 M, [not bal]  "second suit, forcing" gf
  3N  5 M, total 25+ hcp  "choose the game"
  2N  5 M, total 23-24 hcp  "invites game" #invite
  P   total 0-22 hcp  "to play"
  P   0-10 hcp  "to play" rare
  only
... 1N 2D/2H#transfer 3M:
  4C! total 31+ sup M  "Gerber: asks for aces" f1 #gerber rare
  4M  6-13 pts  "game"
  4M  0-5 hcp, 6+ M  "game"
  P   0-6 pts  "to play"
  only
... 1N 2D/2H#transfer 2M 3N:
  4M  3+ M, [not shape 4333 or 0-15 hcp]  "eight trumps"
  P   "two trumps"
  only
... 1N 2D/2H#transfer 2M 2N:
  4M  3+ M, 16+ hcp  "eight trumps, accepts"
  4M  3+ M, 14+ hcp, [me 12-14 pts]  "eight trumps, accepts"
  4M  3+ M, 15+ hcp, [long 5+]  "eight trumps, accepts"
  4M  3+ M, 13+ hcp, [me 12-14 pts], [long 5+]  "eight trumps, accepts"
  3N  16+ hcp  "accepts"
  3N  14+ hcp, [me 12-14 pts]  "accepts"
  3M  3+ M, 0-15 hcp  "eight trumps, declines"
  P   0-15 hcp  "declines"
  only
... 1N 2D/2H#transfer 2M 3M:
  4M  16+ hcp  "accepts"
  4M  14+ hcp, [me 12-14 pts]  "accepts"
  4M  3+ M, 15+ hcp, [aces 2/3/4]  "accepts"
  4M  3+ M, 13+ hcp, [me 12-14 pts], [aces 2/3/4]  "accepts"
  P   0-16 hcp  "declines"
  only
... 1N 2D#transfer 2H 2S:
  4M  3+ M, 16+ hcp  "accepts"
  4M  3+ M, 14+ hcp, [me 12-14 pts]  "accepts"
  3H  H > S  "declines"
  P   "declines"
  only
... 1N 2H#transfer 2S 4H | ... 1N 2H#transfer 2S 3H:
  4S  S > H  "better spades"
  4H  "hearts"
  P   "hearts"
  only
... 1N 2D/2H#transfer 2M 3m:
  3M  3+ M  "three trumps" f1
  4m  4+ m, 17+ hcp  "fit for the minor" f1
  3N  0-2 M  "no fit"
  only
... 1N 2D/2H#transfer 2M 3m 3N:
  6N  total 33+ hcp  "to play"
  4m  5+ m, total 31+ hcp  "five cards, slam try" f1
  4N  total 31-32 hcp  "invites slam" #quantitative
  P   "to play"
  only
... 1N 2D/2H#transfer 2M 3m 3N 4m:
  6m  3+ m, 17+ hcp, [aces 2/3/4]  "fit and the most points"
  5m  3+ m  "fit"
  4N  "no fit, to play" #signoff
  only
... 1N 2D/2H#transfer 2M 3m 3N 4m 5m | ... 1N 2D/2H#transfer 2M 3m 3N 4m 4N#signoff:
  P   "high enough"
  only
... 1N 2D/2H#transfer 2M 3m 3M:
  4N! total 33+ sup M, [aces 1/2/3]  "Blackwood: asks for aces" f1 #blackwood
  4M  "game"
  only

1N 2S#relay | (1x) 1N 2S#relay:
  3C! "as requested" #completion
  only
... 1N 2S#relay 3C:
  3D  6+ D  "to play" #signoff
  P   5+ C  "to play"
  only
... 1N 2S#relay 3C 3D:
  P   "as requested"
  only

1N 3M:
  4N! [aces 2/3/4], 16+ hcp, [3+ M], [has A M or has K M]  "Blackwood: asks for aces" f1 #blackwood
  4M  3+ M  "fit"
  3N  0-2 M  "no fit"
  only
1N 3m:
  3N  [top3 1+ m], [3+ m or 16+ hcp]  "a fit for the minor"
  P   "no fit"
  only
1N 2C#stayman 2? 3m:
  4N  17+ hcp, [0-2 m]  "no fit, the most points" #quantitative
  3N  0-3 m  "no fit"
  4m  4+ m  "fit" f1
  3N  "nothing extra"
  only
... 4N#quantitative if not raised:
  6N  17+ hcp, [me 15+ pts], [me 0-16 pts]  "accepts"
  6N  16 hcp, [long 4], [not shape 4333], [me 15+ pts], [me 0-16 pts]  "accepts"
  5N  16 hcp, [long 5+], [me 15+ pts], [me 0-16 pts]  "nearly accepts" f1
  6N  21+ hcp, [me 20-24 pts]  "accepts"
  6N  20 hcp, [long 5+], [me 20-24 pts]  "accepts"
  6N  [me 8-11 pts], 11+ hcp  "accepts"
  6N  [me 12-14 pts], 14+ hcp  "accepts"
  6N  [me 18-19 pts], 19+ hcp  "accepts"
  6N  [me 25+ pts], 26+ hcp  "accepts"
  P   "declines"
  only
1N 5N | 2N 5N | ... 1N 2? 2? 5N:
  7N  17+ hcp, [me 15+ pts], [me 0-16 pts], [aces 2/3/4]  "accepts"
  7N  14+ hcp, [me 12-14 pts]  "accepts"
  7N  21+ hcp  "accepts"
  6N  "no extra values"
  only
... 4N#quantitative 5N:
  6N  "to play"
  only

# the same a level higher, whatever the range
2N | 2C 2? 2N:
  4C!  [aces 1/2], [7+ x], [top3 2+ x]  "Gerber: asks for aces" f1 #gerber rare
  3C!  total 24+ hcp, [4 S], [4+ H]  "Stayman: asks for a four-card major" f1 #stayman
  3C!  total 24+ hcp, [4+ S], [4 H]  "Stayman: asks for a four-card major" f1 #stayman
  3H!  5+ S  "transfer: asks for 3♠" f1 #transfer
  3D!  5+ H  "transfer: asks for 3♥" f1 #transfer
  3C!  total 24+ hcp, [4 S or 4 H]  "Stayman: asks for a four-card major" f1 #stayman
  6N   total 33-36 hcp  "to play"
  7N   total 37+ hcp  "to play"
  4N   total 31-32 hcp, bal  "invites slam" #quantitative
  3N   total 24-32 hcp, 0-4 S, 0-4 H  "to play"
  3N   total 23 hcp, 0-4 S, 0-4 H, [long 5+], [2+ hcp]  "to play"
  P    0-4 hcp, 0-4 S, 0-4 H  "no game"
  only
... 2N 3C#stayman:
  3H  4-5 H  "four hearts"
  3S  4-5 S, 0-3 H  "four spades"
  3D! 0-3 H, 0-3 S  "no four-card major"
  only
... 2N 3C#stayman 3?:
  4M  fit 8+ M, M bid, total 24-31 sup M  "game"
  4N  total 31-32 hcp  "invites slam" #quantitative
  4C! fit 8+ M, M bid, total 32+ sup M  "Gerber: asks for aces" f1 #gerber
  6N  total 33+ hcp  "to play"
  4M  fit 8+ M, M bid  "game"
  3M  5 M, 4 oM, M unbid  "five cards, forcing" gf
  3N  "to play"
  only
... 2N 3C#stayman 3H 3N:
  4S  4+ S  "the other major: partner has it"
  P   0-3 S  "to play"
  only
... 2N 3D#transfer:
  4H  4+ H, [has A H], [has K H]  "four good trumps" #completion
  3H! "as requested" #completion
  only
... 2N 3H#transfer:
  4S  4+ S, [has A S], [has K S]  "four good trumps" #completion
  3S! "as requested" #completion
  only
... 2N 3D/3H#transfer 3M:
  4C! 6+ M, total 31+ sup M, [total 27+ hcp]  "Gerber: asks for aces" f1 #gerber
  6M  6+ M, total 32+ hcp  "to play"
  4M  6+ M, total 24+ pts  "game"
  4N  5 M, total 31-33 hcp, bal  "invites slam" #quantitative
  3S  5+ S, 5+ H, M is H  "both majors" gf
  4D  5+ D, total 28+ hcp  "second suit" f1
  3N  5 M, total 24+ pts  "choose the game"
  4M  6+ M, 2-4 hcp  "game"
  P   0-4 hcp  "to play"
  only
... 2N 3D/3H#transfer 3M 4x:
  4M  3+ M  "three trumps"
  5x  4+ x, x minor  "fit"
  4M  "the better game"
  only
... 2N 3D/3H#transfer 3M 3N:
  4M  3+ M  "eight trumps"
  P   "two trumps"
  only

3N | 2C 2D 3N:
  4C! [4 S or 4 H], 0-4 S, 0-4 H, 2+ hcp, [not shape 4333]  "Stayman: asks for a four-card major" f1 #stayman
  4D! 5+ H  "transfer: asks for 4♥" f1 #transfer
  4H! 5+ S  "transfer: asks for 4♠" f1 #transfer
  7N  total 37+ hcp  "to play"
  6N  total 33-36 hcp  "to play"
  4N  total 31-32 hcp  "invites slam" #quantitative
  P   0-5 hcp  "to play"
  P   "to play" rare
  only
... 3N 4C#stayman:
  4H  4-5 H  "four hearts"
  4S  4-5 S, 0-3 H  "four spades"
  4D! 0-3 H, 0-3 S  "no four-card major"
  only
... 3N 4C#stayman 4?:
  6N  total 33+ hcp  "to play"
  4S  4 S, 0-3 H, at 4, not S bid  "to play"
  P   fit 8+ M, M bid  "to play"
  4N  "to play" #signoff
  only
... 3N 4C#stayman 4? 4S:
  P   3+ S  "to play"
  4N  "to play" #signoff
  only
... 3N 4C#stayman 4? 4N#signoff:
  P   "to play"
  only
... 3N 4D#transfer:
  4H! "as requested" #completion
  only
... 3N 4H#transfer:
  4S! "as requested" #completion
  only
... 4M#completion | ... 3M#completion if known 0-7 M:
  P   "to play"
`;
