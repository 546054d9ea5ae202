import * as account from './en/account.ts';
import * as around from './en/around.ts';
import * as challenge from './en/challenge.ts';
import { command } from './en/command.ts';
import { designPage } from './en/design.ts';
import * as guide from './en/guide.ts';
import * as lobby from './en/lobby.ts';
import * as panels from './en/panels.ts';
import * as policies from './en/policies.ts';
import { result, sent, verdict } from './en/result.ts';
import * as table from './en/table.ts';
import { terms } from './en/terms.ts';
import { words } from './en/words.ts';

/** The English texts of the lobby and most other pages. */
export const en = {
  language: 'en',
  product: 'Overtrick',
  ...terms,
  ...account,
  ...challenge,
  ...lobby,
  ...guide,
  ...table,
  ...panels,
  ...policies,
  ...around,
  command,
  designPage,
  result,
  sent,
  verdict,
  words,
  close: 'Close',
  error: 'Something went wrong on this page. Reloading it usually helps; the table is kept.',
  reload: 'Load again',
};
