import { numbers } from './terms.ts';

/** The page that deals by a script. */
export const dealing = {
  title: 'Deal what you want',
  intro:
    'Say which deals you want in the language of bridge teachers’ dealing scripts: deals that fit are shown, counted, and can be played at a table. Nothing leaves this device until you play.',
  kind: 'Begin with',
  go: 'Deal',
  busy: 'Dealing…',
  play: 'Play such deals at a table',
  failed: (line: number, column: number, why: string): string => `Line ${line}, column ${column}: ${why}.`,
  tricks: 'Tricks are counted by the command line alone: here the solver would take too long.',
  counted: (found: number, tried: number): string =>
    `${numbers.plain(found)} ${found === 1 ? 'deal' : 'deals'} of ${numbers.plain(tried)} tried`,
  mean: numbers.hundredth,
  share: numbers.percent,
};
