import * as account from './en/account.ts';
import * as around from './en/around.ts';
import * as challenge from './en/challenge.ts';
import { command } from './en/command.ts';
import * as dealing from './en/dealing.ts';
import { designPage } from './en/design.ts';
import * as guide from './en/guide.ts';
import * as history from './en/history.ts';
import * as learn from './en/learn.ts';
import * as lessons from './en/lessons.ts';
import * as lobby from './en/lobby.ts';
import * as panels from './en/panels.ts';
import * as policies from './en/policies.ts';
import { result, sent, verdict } from './en/result.ts';
import * as review from './en/review.ts';
import * as table from './en/table.ts';
import * as talk from './en/talk.ts';
import { terms } from './en/terms.ts';
import { words } from './en/words.ts';

/** English: every word that the pages show or say. */
export const en = {
  language: 'en',
  product: 'Overtrick',
  ...terms,
  ...account,
  ...review,
  ...history,
  ...learn,
  ...lessons,
  ...challenge,
  ...dealing,
  ...lobby,
  ...guide,
  ...table,
  ...panels,
  ...policies,
  ...talk,
  ...around,
  command,
  designPage,
  result,
  sent,
  verdict,
  words,
  close: 'Close',
  error: 'This page ran into a fault of its own. Loading it again helps most of the time; the table is kept.',
  reload: 'Load again',
};
