/** Five-card majors with a weak notrump and weak twos, as the inventor of AWOL Bridge recommends; else as SAYC. */
export const weakNotrump = `
system Five-card majors, weak notrump
let notrump = 12-14
let strongNotrump = 20-21
let rebidNotrump = 15-17

== Opener's rebids ==

1x 1N:
  3N  19 hcp, bal  "game"
  2N  17-18 hcp, bal  "invites game"
  P   15-16 hcp, bal  "no game"
  more
1x 2y if x over y:
  4y  y major, 4+ y, 16+ sup y  "fit"
  3y  y major, 3+ y  "fit" f1
  2N  15-19 hcp, bal  "balanced, game values" gf
  2x  5+ x, 11-15 pts  "rebid"
  more

== The systems' common ground ==

include common
`;
