/** Corrections of a sitting: who really sat there, and with which boards. */
export const sitting = {
  who: 'Others sat here',
  whoHelp:
    'Choose who really sat here. In a round, those who were expected here take the places of those who came.',
  reach: 'For',
  reaches: { board: 'this board', round: 'the whole round', rest: 'this round and all later ones' },
  twice: 'Somebody is named twice.',
  seat: 'Change the seats',
  boards: 'Other boards were played here',
  boardsLabel: 'Boards of this table in this round',
  boardsHelp:
    'For instance 5–8 or 5, 6, 9. Results that were entered here go to the new numbers, in the same order.',
  notBoards: 'Write numbers like 5–8 or 5, 6, 9.',
  fewer: 'More boards have a result here: name more boards, or withdraw results first.',
  change: 'Change the boards',
};
