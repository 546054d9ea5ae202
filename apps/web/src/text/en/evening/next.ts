/** The next evening of a tournament, begun from the desk of this one. */
export const next = {
  title: 'The next evening',
  help: 'It continues this tournament with other boards: all links stay the same.',
  who: 'Who plays',
  whos: {
    all: 'Everybody; all evenings count',
    final: 'The best: a final with its own ranking',
    both: 'The best a final, the others a consolation for the lower places',
  },
  name: 'Name of the evening',
  evening: (n: number): string => `Evening ${n}`,
  final: 'Final',
  qualifiers: (of: number): string => `Qualifiers of ${of}`,
  carries: 'Everybody carries over half of their score, scaled to the final.',
  carriesNothing: 'Nothing is carried over into a knock-out.',
  begin: 'Start the next evening',
  begun: 'The next evening has started. Its plan is under Plan.',
};
