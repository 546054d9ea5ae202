/** The chapters that the systems share: a system's own lines stand before these, and count first. */
export const common = `
include slam
include openings
include notrump
include preempts
include strong
include majors
include minors
include rebids
include responderRebids
include alone
include overcalls
include doubles
include competition
include disturbed
include contested
include opener
include overcaller
include silent
include general
include carding
`;
