import { makeAction, makeStep } from '../action.ts';
import { makeContract } from '../auction/contract.ts';
import { makeCard } from '../cards/card.ts';
import { type CardSet, isEmpty, size } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import { makeHand } from '../deals/deal.ts';
import { makeDiagram } from '../deals/diagram.ts';
import { makeSetup } from '../deals/setup.ts';
import { type AnyGame, step } from '../game.ts';
import { findGame } from '../games/list.ts';
import { type DealRecord, layoutOf, parseRecord } from '../record.ts';
import type { Outcome } from '../scores/outcome.ts';
import type { View } from '../views/view.ts';
import { sameData } from './data.ts';

/**
 * A playthrough is a deal as text that a player can read: a title, the record's terms, a diagram, then a line for each
 * step with its number, seat, action and the number of legal actions, and between them the facts that a spectator sees.
 *
 *     # North and South stop too low
 *     game bridge
 *     dealer N
 *     vul none
 *     deal N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754
 *
 *     1  N  1S  36
 *     2  E  P   33
 *        …
 *          · contract 1S by N, dummy S
 *
 * The steps alone are enough: `makePlaythrough(parsePlaythrough(text))` fills in the rest.
 */
export interface Playthrough {
  /** The lines that describe it. */
  readonly title: readonly string[];
  readonly record: DealRecord;
}

const KEYS = [
  'game',
  'options',
  'board',
  'dealer',
  'vul',
  'vulnerable',
  'dealing',
  'seating',
  'totals',
  'deal',
  'order',
  'split',
] as const;

/** A step's line: a number, a seat, an action, and behind two spaces a part that the program fills in. */
const STEP = /^ *(?:\d+ +)?([NESW]) +(\S+(?: \S+)*)(?: {2}.*)?$/;

/** Reads a playthrough, also one that has only its steps. Throws if it is wrong: it is a test's own file. */
export function parsePlaythrough(text: string): Playthrough {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const title = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
  const found = KEYS.flatMap((key) => {
    const line = lines.find((some) => some.startsWith(`${key} `));
    return line === undefined ? [] : [[key, line.slice(key.length + 1)] as const];
  });
  const { game, options, board, ...setup } = Object.fromEntries(found);
  const given = (options ?? '').split(' ').flatMap((word) => (word === '' ? [] : [word.split('=')]));
  const steps = lines.slice(lines.indexOf('')).flatMap((line) => {
    const [, seat, action] = STEP.exec(line) ?? [];
    return seat === undefined ? [] : [`${seat} ${action}`];
  });
  const record = parseRecord(
    JSON.stringify({
      game,
      options: Object.fromEntries(given),
      setup: { ...setup, ...(board !== undefined && { board: Number(board) }) },
      steps,
    }),
  );
  if (!record.ok) throw new Error(`${record.code} at ${record.at}: ${record.why}`);
  return { title, record: record.value };
}

/** Writes a playthrough. Throws if a step is not legal. */
export function makePlaythrough(
  { title, record }: Playthrough,
  find: (id: string) => AnyGame | undefined = findGame,
): string {
  const game = find(record.game);
  if (game === undefined) throw new Error(`there is no game ${record.game}`);
  const options = Object.entries(record.options).map(([name, value]) => `${name}=${value}`);
  const terms = { game: record.game, options: options.join(' '), ...makeSetup(record.setup) };
  const lines = [
    ...title.map((line) => `# ${line}`),
    ...KEYS.flatMap((key) => {
      const value = Reflect.get(terms, key);
      return value === undefined || value === '' ? [] : [`${key} ${value}`];
    }),
    '',
    ...makeDiagram(layoutOf(game, record)).trimEnd().split('\n'),
    '',
    ...stepLines(game, record),
  ];
  return `${lines.join('\n')}\n`;
}

function stepLines(game: AnyGame, record: DealRecord): string[] {
  let state = game.start(record.setup, record.options);
  let seen = game.view(state);
  const lines = openingFacts(seen).map(factLine);
  for (const [i, done] of record.steps.entries()) {
    const { seat, action } = done;
    const hand =
      action.kind === 'play' && seen.turn !== undefined && seen.turn !== seat ? seen.turn : undefined;
    const columns = [
      `${i + 1}`.padStart(3),
      seat,
      makeAction(action).padEnd(8),
      action.kind === 'claim'
        ? `of ${game.claimable(state, seat)}`
        : `${game.legalActions(state, seat).length}`.padStart(2),
      ...(hand === undefined ? [] : [`from ${hand}`]),
    ];
    const next = step(game, state, done);
    if (!next.ok) throw new Error(`${makeStep(done)}: ${next.code} ${next.why ?? ''}`);
    state = next.value;
    const before = seen;
    seen = game.view(state);
    lines.push(columns.join('  '), ...newFacts(before, seen).map(factLine));
  }
  return seen.outcome === undefined ? [...lines, factLine('it goes on')] : lines;
}

const factLine = (fact: string): string => `     · ${fact}`;

const openingFacts = (seen: View): string[] => [
  ...openedHands(undefined, seen),
  ...stockFacts(undefined, seen),
  ...extraFacts(undefined, seen),
  ...(seen.outcome === undefined ? [] : outcomeFacts(seen.outcome)),
];

/** Lists the facts that a spectator learns by a step. */
function newFacts(before: View, seen: View): string[] {
  const facts: string[] = [];
  const { contract, dummy, strain } = seen;
  if (contract !== undefined && before.contract === undefined)
    facts.push(
      `contract ${makeContract(contract)} by ${contract.declarer}${dummy === undefined ? '' : `, dummy ${dummy}`}`,
    );
  if (strain !== undefined && before.strain === undefined)
    facts.push(`strain ${strain === 'N' ? 'NT' : strain}`);
  if (seen.phase !== before.phase && !['play', 'over'].includes(seen.phase))
    facts.push(`phase ${seen.phase}`);
  if (seen.tricks.length > before.tricks.length) facts.push(trickFact(seen));
  if (seen.outcome !== undefined) return [...facts, ...outcomeFacts(seen.outcome)];
  return [...facts, ...openedHands(before, seen), ...stockFacts(before, seen), ...extraFacts(before, seen)];
}

/**
 * Formats a trick: `trick 3: N SA, E S5, S S4, W S3; NS 2, EW 1; S T4.QJ82.A97.AJ2`: its winner leads next; the open
 * hands follow.
 */
function trickFact({ tricks, taken, teams, hands, turn, phase }: View): string {
  const cards = tricks.at(-1)?.map(({ seat, card }) => `${seat} ${makeCard(card)}`);
  const sums = teams.map((team) => `${team.join('')} ${team.reduce((sum, seat) => sum + taken[seat], 0)}`);
  const open = SEATS.flatMap((seat) => {
    const cards = hands[seat].cards ?? hands[seat].shown;
    return cards === undefined || isEmpty(cards) || phase === 'over' ? [] : [`${seat} ${makeHand(cards)}`];
  });
  return [
    `trick ${tricks.length}: ${cards?.join(', ')}`,
    `${turn === undefined ? '' : `to ${turn}, `}${sums.join(', ')}`,
    ...open,
  ].join('; ');
}

/** Lists hands, or parts of them, that lie open now and did not before. */
function openedHands(before: View | undefined, seen: View): string[] {
  const visible = (view: View | undefined, seat: Seat): CardSet | undefined =>
    view?.hands[seat].cards ?? view?.hands[seat].shown;
  return SEATS.flatMap((seat) => {
    const [was, is] = [visible(before, seat), visible(seen, seat)];
    if (is === undefined || size(is) <= (was === undefined ? 0 : size(was))) return [];
    return [`${seat} shows ${makeHand(is)}`];
  });
}

/** Formats the card that lies on top of a stock, if it is new. */
function stockFacts(before: View | undefined, { stock }: View): string[] {
  if (stock?.top === undefined || stock.top === before?.stock?.top) return [];
  return [`stock ${stock.left}, on top ${makeCard(stock.top)}`];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Returns plain data after a round trip through JSON. */
const jsonOf = (data: object = {}): Json => JSON.parse(JSON.stringify(data));

function fieldOf(json: Json | undefined, name: string): Json | undefined {
  if (typeof json !== 'object' || json === null || isList(json)) return undefined;
  return Object.hasOwn(json, name) ? json[name] : undefined;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** Lists the facts of this game alone that have changed: `rows E S3 H9 D6`, `chosen open`. */
function extraFacts(before: View | undefined, seen: View): string[] {
  const facts = (path: string, was: Json | undefined, is: Json): string[] => {
    const isNothing = is === null || (isList(is) && is.length === 0);
    if (sameData(was, is) || (was === undefined && isNothing)) return [];
    if (isList(is))
      return [
        `${path} ${is.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ')}`,
      ];
    if (typeof is !== 'object' || is === null)
      return [`${path} ${typeof is === 'string' ? is : JSON.stringify(is)}`];
    return Object.entries(is).flatMap(([name, value]) =>
      facts(`${path} ${name}`.trim(), fieldOf(was, name), value),
    );
  };
  return seen.extra === undefined ? [] : facts('', jsonOf(before?.extra), jsonOf(seen.extra));
}

function outcomeFacts({ contract, tricks, items, points, redeal, honours = {} }: Outcome): string[] {
  const sum = Object.entries(points).map(([party, count]) => `${party} ${count}`);
  const held = Object.entries(honours).filter(([, count]) => count > 0);
  return [
    contract === undefined
      ? `over: ${items.length > 0 ? `${tricks} tricks` : redeal ? 'thrown in, the same dealer deals again' : 'passed out'}`
      : `over: ${makeContract(contract)} by ${contract.declarer}, ${tricks} tricks`,
    ...items.map(({ party, points: count, reason }) => `${party} ${count} ${reason}`),
    ...held.map(([party, count]) => `honours ${party} ${count}`),
    `points ${sum.join(', ')}`,
  ];
}
