/** Words for the masterpoints of an evening at the desk. */
export const masterPoints = {
  title: 'Master points',
  help: 'Choose your union’s scale. Ties share, and a pair gets the best award of its strats.',
  scheme: 'Scale',
  none: 'None',
  points: 'Points',
  club: 'Name of the club',
  clubNumber: 'Its number at the union',
  save: 'Save USEBIO for the union',
};
