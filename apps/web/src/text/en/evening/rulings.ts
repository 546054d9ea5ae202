/** A weighted or a split score, as a director puts it together. */
export const judging = {
  title: 'Weighted or split score',
  scope: 'The score is',
  scopes: { both: 'The same for both sides', split: 'Separate for each side' },
  kind: (side: string): string => `${side} has`,
  kinds: { scores: 'Scores', award: 'A percentage' },
  score: (n: number): string => `Result ${n}`,
  scoreHelp: 'As 4S N 10, or the points of North–South: 420, -50.',
  weight: (n: number): string => `Share of result ${n}, %`,
  percent: 'Percent of the top',
  more: 'Add a result',
  sum: (percent: number): string => `The shares add up to ${percent} %; they must make 100 %.`,
  take: 'Use this score',
  /** A result as it is shown: shares of scores, and what each side has. */
  share: (percent: string, score: string): string => `${percent} % of ${score}`,
  award: (percent: string): string => `${percent} %`,
  split: (ns: string, nsScore: string, ew: string, ewScore: string): string =>
    `${ns}: ${nsScore}; ${ew}: ${ewScore}`,
};

/** Appeals against a ruling. */
export const appeals = {
  title: 'Appeal',
  text: 'What the appeal is about',
  appeal: 'Enter the appeal',
  decision: (text: string): string => `Decision on: ${text}`,
  hear: 'Record the decision',
  open: (n: number): string =>
    n === 1
      ? 'One appeal is open: the ranking may change.'
      : `${n} appeals are open: the ranking may change.`,
};

/** A board whose cards were changed between tables. */
export const fouling = {
  title: 'The board was fouled',
  help: 'Mark the tables that played the changed board. Each form is scored separately (Law 87).',
  lines: 'Played the changed board',
  line: (place: string, round: number): string => `${place}, round ${round}`,
  apart: 'Score separately',
  together: 'Score together',
};
