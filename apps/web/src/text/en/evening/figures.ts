/** Words for the figures that a club decides on, whatever the scoring. */
export const figures = {
  labels: {
    factoring: 'Boards with fewer results',
    unequal: 'Unequal numbers of boards, without a top',
    sitOut: 'A board that is sat out',
    ties: 'Equal totals',
  },
  factoring: { neuberg: 'are factored to the full top (Neuberg)', off: 'have their own top' },
  unequal: { average: 'points per board count', sum: 'the sum counts' },
  sitOut: { none: 'gives nothing', average: 'gives an average', 'average-plus': 'gives an average plus' },
  ties: { shared: 'share the place', 'head-to-head': 'are decided by the boards between them' },
};
