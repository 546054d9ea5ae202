/** The use of each sheet of an evening that can be printed. */
export const sheetUses = {
  guide: 'Where to go in each round, for all who play.',
  places: 'On each table: who sits there in each round.',
  movement: 'All rounds on one sheet, for the director.',
  travellers: 'One goes with each board; its results are written on it.',
  results: 'Each board with all its results.',
  slips: 'One for each table and round, to hand the results in.',
  scorecards: 'To keep one’s own results on.',
  hands: 'The cards of all boards, to take home.',
  curtain: 'The cards of one hand each, to deal the boards by.',
  tents: 'Names, to stand on the tables.',
  ranking: 'To hang on the wall.',
};
