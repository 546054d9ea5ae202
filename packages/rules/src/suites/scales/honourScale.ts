import { makeAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { isBid, isRoyal, levelOf, strainOf } from '../../auction/call.ts';
import {
  CARDS,
  type Card,
  cardOf,
  type Rank,
  STRAINS,
  type Strain,
  SUITS,
  suitOf,
} from '../../cards/card.ts';
import { setOf } from '../../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { AnyGame } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { alignedTable, groupedBy } from './table.ts';

/** Honours of each seat, and the seats without a trump. */
interface Holding {
  readonly honours: Readonly<Partial<Record<Seat, number>>>;
  readonly voids?: readonly Seat[];
}

/** Trumps as they are named: spades can be royal. */
interface Named {
  readonly name: string;
  readonly strain: Strain;
  readonly royal: boolean;
}

const TOPS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T'];

const NAMED: readonly Named[] = [
  ...STRAINS.map((strain) => ({ name: strain === 'N' ? 'NT' : strain, strain, royal: false })),
  { name: 'R', strain: 'S', royal: true },
];

const honoursIn = (strain: Strain): readonly Card[] =>
  strain === 'N' ? SUITS.map((suit) => cardOf(suit, 'A')) : TOPS.map((rank) => cardOf(strain, rank));

/** Returns a deal with these honours; the other trumps go round among the seats that have any. */
function dealWith(strain: Strain, { honours, voids = [] }: Holding): Deal {
  const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  const tops = honoursIn(strain);
  const left = [...tops];
  for (const seat of SEATS) hands[seat].push(...left.splice(0, honours[seat] ?? 0));
  const others = CARDS.filter((card) => !tops.includes(card));
  const trumps = others.filter((card) => suitOf(card) === strain);
  const takers = SEATS.filter((seat) => !voids.includes(seat));
  for (const [i, card] of trumps.entries()) hands[takers[i % takers.length] ?? 'N'].push(card);
  const rest = others.filter((card) => suitOf(card) !== strain);
  for (const seat of SEATS) hands[seat].push(...rest.splice(0, 13 - hands[seat].length));
  return bySeat((seat) => setOf(hands[seat]));
}

/** Plays a deal on the table: North names trumps at the lowest level, all others pass, and a claim ends it. */
function playedOut(game: AnyGame, options: OptionValues, deal: Deal, named: Named): Outcome | undefined {
  let state = game.start({ dealer: 'N', vul: 'none', deal }, options);
  let isNamed = false;
  for (;;) {
    const over = game.outcome(state);
    if (over !== undefined) return isNamed ? over : undefined;
    const seat = defined(game.toAct(state)[0], 'somebody acts until the deal is over');
    if (game.claimable(state, seat) !== undefined) {
      state = game.apply(state, seat, { kind: 'claim', tricks: 6 });
      continue;
    }
    const actions = game.legalActions(state, seat);
    const naming = actions.find((action) =>
      action.kind === 'call'
        ? isBid(action.call) &&
          levelOf(action.call) === 1 &&
          strainOf(action.call) === named.strain &&
          isRoyal(action.call) === named.royal
        : action.kind === 'declare' && action.strain === named.strain && !named.royal,
    );
    const action =
      (isNamed ? undefined : naming) ?? actions.find((some) => makeAction(some) === 'P') ?? actions[0];
    if (action === naming) isNamed = true;
    state = game.apply(state, seat, defined(action, 'whoever is to act can act'));
  }
}

/** Returns the points for honours and chicane of the two sides: `N-S:E-W`. */
function honourCell(
  game: AnyGame,
  options: OptionValues,
  named: Named,
  holding: Holding,
): string | undefined {
  const outcome = playedOut(game, options, dealWith(named.strain, holding), named);
  if (outcome === undefined) return undefined;
  const items = outcome.items.filter(({ reason }) => reason === 'honours' || reason === 'chicane');
  const { NS, EW } = sumItems(items);
  const held = outcome.honours ?? {};
  return `${NS + (held.NS ?? 0)}:${EW + (held.EW ?? 0)}`;
}

/** Returns the table of honours divided between North and South, the others with East. */
function dividedTable(game: AnyGame, options: OptionValues, named: Named): string {
  const all = honoursIn(named.strain).length;
  const counts = Array.from({ length: all + 1 }, (_, i) => i);
  const rows = counts.map((N) => [
    `N ${N}`,
    ...counts
      .filter((S) => N + S <= all)
      .map((S) => honourCell(game, options, named, { honours: { N, S, E: all - N - S } }) ?? ''),
  ]);
  if (rows.every((row) => row.slice(1).every((cell) => cell === ''))) return '';
  return alignedTable([['', ...counts.map((S) => `S ${S}`)], ...rows]);
}

const VOIDS: readonly (readonly Seat[])[] = [[], ['N'], ['E'], ['N', 'E']];
const BOTH_OPPOSITE: readonly (readonly Seat[])[] = [[], ['N', 'S'], ['N', 'S', 'E']];

/** Returns the table of hands without trumps, South or West holding honours. */
function chicaneTable(game: AnyGame, options: OptionValues, named: Named): string {
  if (named.strain === 'N') return '';
  const row = (voids: readonly Seat[], honours: Holding['honours']) => [
    `${Object.entries(honours)
      .map(([seat, count]) => `${seat} ${count}`)
      .join(' ')}, ${voids.length === 0 ? 'all have trumps' : `none: ${voids.join(' ')}`}`,
    honourCell(game, options, named, { honours, voids }) ?? '',
  ];
  return alignedTable([
    ...VOIDS.map((voids) => row(voids, { S: 3, W: 2 })),
    ...VOIDS.map((voids) => row(voids, { S: 2, W: 3 })),
    ...BOTH_OPPOSITE.map((voids) => row(voids, { W: 5 })),
  ]);
}

/** Returns the tables of honours of a game of two sides, each once for the trumps that count alike. */
export function honourScale(game: AnyGame, options: OptionValues): readonly string[] {
  if (game.players !== 4 || game.partyOf('N', { dealer: 'N', vul: 'none' }) !== 'NS') return [];
  const tables = NAMED.map((named) => ({ named, divided: dividedTable(game, options, named) })).filter(
    ({ divided }) => /[1-9]\d*:|:[1-9]/.test(divided),
  );
  return groupedBy(tables, ({ named, divided }) =>
    `${divided}\n\n${chicaneTable(game, options, named)}`.trim(),
  ).map((alike) => {
    const [first] = alike;
    if (first === undefined) return '';
    const chicane = chicaneTable(game, options, first.named);
    const names = alike.map(({ named }) => named.name).join(' ');
    return [`Honours of N and S, trumps ${names}; N-S:E-W`, first.divided, chicane].join('\n\n').trim();
  });
}
