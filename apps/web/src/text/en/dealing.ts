import { numbers } from './terms.ts';

/** The page that deals by a script. */
export const dealing = {
  title: 'Deal what you want',
  intro:
    'Describe the deals you want in the language of bridge teachers’ dealing scripts. You see the deals that fit and how many there are, and you can play them at a table. Nothing leaves this device until you play.',
  kind: 'Start with',
  go: 'Deal',
  busy: 'Dealing…',
  play: 'Play deals like these at a table',
  failed: (line: number, column: number, why: string): string => `Line ${line}, column ${column}: ${why}.`,
  tricks: 'Only the command line counts tricks: here the solver would take too long.',
  counted: (found: number, tried: number): string =>
    `${numbers.plain(found)} ${found === 1 ? 'deal' : 'deals'} of ${numbers.plain(tried)} tried`,
  mean: numbers.hundredth,
  share: numbers.percent,
};
