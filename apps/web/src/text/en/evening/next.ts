/** The next evening of a tournament, begun from the desk of this one. */
export const next = {
  title: 'The next evening',
  help: 'It goes on in this tournament, with other boards: the links of the desk and of the players stay.',
  who: 'Who plays',
  whos: {
    all: 'Everybody; all evenings count',
    final: 'The best: a final that is ranked by itself',
    both: 'The best a final, the others a consolation for the places below',
  },
  name: 'Name of the evening',
  evening: (n: number): string => `Evening ${n}`,
  final: 'Final',
  qualifiers: (of: number): string => `How many of ${of} qualify`,
  carries: 'Everybody brings half of what they had, on the scale of the final.',
  carriesNothing: 'Into a knock-out nobody brings anything.',
  begin: 'Begin the next evening',
  begun: 'The next evening has begun. Its plan is under Plan.',
};
