import { isSystemId, systemNameOf, usualSystem } from '@overtrick/bots';
import { type DealDraw, drawDeal, trustWish, turnedTo } from '@overtrick/formats/dealer/wish/wish';
import { assert, defined } from '@overtrick/rules/assert';
import { type Side, sideOf } from '@overtrick/rules/cards/seat';
import { type DealTerms, termsOfBoard } from '@overtrick/rules/deals/board';
import { type DealtCards, parseDealt } from '@overtrick/rules/deals/dealt';
import { makeSetup, parseSetup, randomSetup, type Setup, setupOf } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { drawDealers, startMatch } from '@overtrick/rules/match';
import { type Random, seededRandom } from '@overtrick/rules/random';
import type { EntryOf } from './entry.ts';
import type { Sitting, Table } from './table.ts';

/** The source of everything random at a table. */
export interface Chance {
  /** Creates the secret that seeds the bots of a new table. */
  newSecret(): string;
  /**
   * Creates the salt for the commitment to a table's deal with this number; `undefined` if the table shows no
   * commitment.
   */
  newSalt(deal: number): string | undefined;
  /** Draws a table's first dealer (R-GEN-4). */
  dealer(): Random;
  /** Draws partners for another match, after this number of deals. */
  partners(deal: number): Random;
  /** Draws the cards of a table's deal with this number. */
  cards(deal: number): Random;
  /** Returns the seed of those cards; `undefined` if they come from the system's source. */
  seedOf(deal: number): string | undefined;
  /**
   * Returns the seed of the cards of a board that other tables with the same secret play too; one board reveals nothing
   * about another.
   */
  sharedSeed(secret: string, board: string): string;
}

/** Deals the same cards at every table, for tests. */
export const seededChance = (seed: string): Chance => ({
  newSecret: () => seed,
  newSalt: (deal) => `${seed}-${deal}`,
  dealer: () => seededRandom(`${seed} deal 0`),
  partners: (deal) => seededRandom(`${seed} partners after ${deal}`),
  cards: (deal) => seededRandom(`${seed} deal ${deal}`),
  seedOf: (deal) => `${seed} deal ${deal}`,
  sharedSeed: (secret, board) => `${secret} ${board}`,
});

/** The wish for the table's next deal, and the seed of its cards. */
export interface WishDue {
  readonly wish: string;
  readonly seed: string | undefined;
}

/** Returns the wish for the table's next deal; `undefined` if no wish affects it. */
export function wishDue(table: Table, chance: Chance): WishDue | undefined {
  const { wish, sitting, given, deal, isShared, secret } = table;
  if (wish === undefined || sitting?.boards[deal] !== undefined || given?.[deal] !== undefined)
    return undefined;
  const seed = isShared ? chance.sharedSeed(secret, boardOf(table)) : chance.seedOf(deal + 1);
  return { wish, seed };
}

/**
 * Returns the next deal of an unfinished match.
 * @param drawn the deal drawn by the table's wish; drawn now if left out
 */
export function dealNext(table: Table, chance: Chance, drawn?: DealDraw): EntryOf<'dealt'> {
  const next = defined(table.match.next(sheetOf(table, chance)), 'the match goes on');
  const terms = { ...next, ...systemsOf(table) };
  const deal = table.deal + 1;
  const settled = table.sitting?.boards[table.deal];
  if (settled !== undefined) return dealtBefore(table, terms, settled);
  const given = table.given?.[table.deal];
  if (given !== undefined) return dealtAsGiven(table, terms, given);
  const cards = table.isShared
    ? seededRandom(chance.sharedSeed(table.secret, boardOf(table)))
    : chance.cards(deal);
  const setup =
    table.wish === undefined
      ? drawSetup(table, terms, cards)
      : setupOf(
          terms,
          turnedTo(drawn ?? drawDeal(trustWish(table.wish), cards), terms),
          cards,
          table.game.ordered,
        );
  const salt = chance.newSalt(deal);
  return { kind: 'dealt', setup: makeSetup(setup), ...(salt !== undefined && { salt }) };
}

/** The most deals that are drawn for a board until one can be played. */
const MOST_DRAWN = 100;

/** Draws a deal. A numbered board that the game would throw in at once is drawn again (R-MB-8). */
function drawSetup({ game, options }: Table, terms: DealTerms, random: Random): Setup {
  const draw = (): Setup => randomSetup(terms, random, game.ordered);
  const isOver = (setup: Setup): boolean => game.toAct(game.start(setup, options)).length === 0;
  let setup = draw();
  for (let i = 1; i < MOST_DRAWN && terms.board !== undefined && isOver(setup); i++) setup = draw();
  return setup;
}

/**
 * Returns the systems that the sides announce, by the table's policies and with the agreements that the cards on the
 * table choose; empty if both play the usual one.
 */
function systemsOf(table: Table): Pick<DealTerms, 'systems'> {
  const { systemNS, systemEW } = table.policies;
  const usual = usualSystem(table.game);
  const nameOf = (choice: string, side: Side): string =>
    systemNameOf(isSystemId(choice) ? choice : usual, choicesFor(table, side));
  const systems = { NS: nameOf(systemNS, 'NS'), EW: nameOf(systemEW, 'EW') };
  const isUsual = systemNS === 'usual' && systemEW === 'usual';
  return isUsual && systems.NS === usual && systems.EW === usual ? {} : { systems };
}

/** Returns the choices of the card that partners of a side have put on the table. */
const choicesFor = ({ cards, game }: Table, side: Side): Readonly<Record<string, string>> =>
  cards.find(
    ({ chairs, isTableSystem }) =>
      isTableSystem &&
      chairs.every((chair) => {
        const seat = game.seats[chair];
        return seat !== undefined && sideOf(seat) === side;
      }),
  )?.choices ?? {};

/** Deals a board of a tournament: its cards, and the order of a pack, are the same at all its tables. */
function dealtBefore(
  { game, sitting }: Table,
  terms: DealTerms,
  { board, ...text }: Sitting['boards'][number],
): EntryOf<'dealt'> {
  const read = parseDealt(text);
  assert(read.ok, 'a deal that is settled is whole');
  // somebody who does not know the deal cannot know the draws from it
  const random = seededRandom(`${sitting?.tournament} ${text.deal}`);
  // of three players each keeps the seat that the movement gives them, and the seat deals (RULES 8.1)
  const ofBoard =
    game.players === 3 ? { ...terms, seating: game.seats, board } : { ...terms, ...termsOfBoard(board) };
  return { kind: 'dealt', setup: makeSetup(setupAs(ofBoard, read.value, random, game.ordered)) };
}

/** Builds the setup of settled cards, and draws what the game needs beyond them. */
function setupAs(
  terms: DealTerms,
  { deal, order, split }: DealtCards,
  random: Random,
  ordered: AnyGame['ordered'],
): Setup {
  const drawn = setupOf(terms, deal, random, ordered);
  return {
    ...drawn,
    ...(drawn.order && order && { order }),
    ...(drawn.split && split && { split }),
  };
}

/** Deals an imported board, with its own dealer and vulnerability. */
function dealtAsGiven(
  { game, secret }: Table,
  terms: DealTerms,
  { board, dealer, vul, ...text }: NonNullable<Table['given']>[number],
): EntryOf<'dealt'> {
  const setup = parseSetup({ board, dealer, vul, deal: text.deal });
  const cards = parseDealt(text);
  assert(setup.ok && cards.ok, 'a board that was brought along was read when the table was opened');
  const { deal: _, ...own } = setup.value;
  const random = seededRandom(`${secret} ${text.deal}`);
  const ofBoard = setupAs({ ...terms, ...own }, cards.value, random, game.ordered);
  return { kind: 'dealt', setup: makeSetup(ofBoard) };
}

/**
 * Returns the sheet, and draws the order of dealers at a match's first deal. Boards of a challenge are the same at all
 * tables, so nothing is drawn.
 */
function sheetOf(table: Table, chance: Chance): unknown {
  const { game, match, matchOptions, sheet, deal, matchBegan, isShared } = table;
  if (deal > matchBegan || isShared) return sheet;
  return startMatch(game, match, matchOptions, drawDealers(game, chance.dealer()));
}

/**
 * Returns the board of a challenge: only deals that count move it on, so that dealing one again at one table changes
 * nothing at the others.
 */
function boardOf({ match, sheet }: Table): string {
  const { rows } = match.rows(sheet);
  const counted = rows.filter((row) => row.passed !== true).length;
  const again = rows.length - 1 - rows.findLastIndex((row) => row.passed !== true);
  return `cards ${counted} ${again}`;
}

/** Returns the seed of a bot's random numbers for the table's next step: the same after a restart. */
export const thoughtSeed = (table: Table): string =>
  `${table.secret} deal ${table.deal} step ${table.steps.length}`;
