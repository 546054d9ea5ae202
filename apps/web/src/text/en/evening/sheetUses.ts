/** The use of each sheet of an evening that can be printed. */
export const sheetUses = {
  guide: 'Where to go in each round, for every player.',
  places: 'On each table: who sits there in each round.',
  movement: 'All rounds on one sheet, for the director.',
  travellers: 'Travels with its board; players write their results on it.',
  results: 'Each board with all its results.',
  slips: 'One for each table and round, to hand in the results.',
  scorecards: 'For a pair’s own results.',
  cards: 'For each pair or team: all its results, to take home.',
  hands: 'The cards of all boards, to take home.',
  curtain: 'One hand each, to sort the cards of a board.',
  order: 'To check the order of the dummies: in their pockets, upside down.',
  tents: 'Names for the tables.',
  ranking: 'For the wall.',
};
