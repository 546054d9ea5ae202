import { createHmac, randomBytes, webcrypto } from 'node:crypto';
import { defined } from '@overtrick/rules/assert';
import { drawDealers, startMatch } from '@overtrick/rules/match';
import { filledRandom, type Random, seededRandom } from '@overtrick/rules/random';
import { makeSetup, randomSetup } from '@overtrick/rules/setup';
import type { EntryOf } from './entry.ts';
import type { Table } from './table.ts';

/** Where a server's chance comes from. */
export interface Chance {
  /** What a new table's bots draw theirs from. */
  newSecret(): string;
  /** For the commitment to a table's deal with this number. */
  newSalt(deal: number): string;
  /** For the draw of a table's first dealer (R-GEN-4). */
  dealer(): Random;
  /** For the cards of a table's deal with this number. */
  cards(deal: number): Random;
}

/** The system's secure source (R-GEN-3); with a seed, the same deals at every table, for tests. */
export function startChance(seed?: string): Chance {
  if (seed !== undefined)
    return {
      newSecret: () => seed,
      newSalt: (deal) => `${seed}-${deal}`,
      dealer: () => seededRandom(`${seed} deal 0`),
      cards: (deal) => seededRandom(`${seed} deal ${deal}`),
    };
  const secure = filledRandom((words) => webcrypto.getRandomValues(words));
  const newSecret = () => randomBytes(16).toString('base64url');
  return { newSecret, newSalt: newSecret, dealer: () => secure, cards: () => secure };
}

/** The next deal of a match that goes on. */
export function dealNext(table: Table, chance: Chance): EntryOf<'dealt'> {
  const terms = defined(table.match.next(sheetOf(table, chance)), 'the match goes on');
  const deal = table.deal + 1;
  const cards = table.isShared ? sharedCards(table) : chance.cards(deal);
  const setup = randomSetup(terms, cards, table.game.ordered);
  return { kind: 'dealt', setup: makeSetup(setup), salt: chance.newSalt(deal) };
}

/** The sheet, at the first deal with the dealers in the turn that is drawn. Boards of a challenge are the same at all tables: none is drawn. */
function sheetOf({ game, match, matchOptions, sheet, deal, isShared }: Table, chance: Chance): unknown {
  if (deal > 0 || isShared) return sheet;
  return startMatch(game, match, matchOptions, drawDealers(game, chance.dealer()));
}

/**
 * The cards of a board that is played at several tables: told by the deals that count, so that one that is dealt again at one table
 * moves nothing at the others. Nothing in one board's cards tells of another's.
 */
function sharedCards({ secret, match, sheet }: Table): Random {
  const { rows } = match.rows(sheet);
  const counted = rows.filter((row) => row.passed !== true).length;
  const again = rows.length - 1 - rows.findLastIndex((row) => row.passed !== true);
  return seededRandom(createHmac('sha256', secret).update(`cards ${counted} ${again}`).digest('base64url'));
}

/** The seed of what a bot draws for the table's next step: the same after a restart. */
export const thoughtSeed = (table: Table): string =>
  `${table.secret} deal ${table.deal} step ${table.steps.length}`;
