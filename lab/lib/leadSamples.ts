import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@overtrick/rules/assert';
import { STRAINS, type Strain, SUITS } from '@overtrick/rules/cards/card';
import { holding } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { guessTricks } from '@overtrick/solver/internals/guess';
import { outputOf } from '../../scripts/lib/run.mjs';

/** A card of a lead at which every card was tried. */
export interface TriedCard {
  /** The places of its weights, in `LEAD_TABLES` one after another; none unless it is an end of its suit. */
  readonly on: readonly number[];
  /** True if no other card needed a try after it. */
  readonly cuts: boolean;
  /** The positions that were searched after it. */
  readonly positions: number;
}

/** A lead in a search, with the cards that the order is of: at least two, of which some cut off. */
export interface LeadSample {
  /** The number of such leads that it stands for. */
  readonly rate: number;
  readonly cards: readonly TriedCard[];
}

/** The tables of the solver's `leadWeights.ts`, with their sizes. */
export const LEAD_TABLES = { OWNERS: 6 * 512, LENGTHS: 6 * 256, RUFFS: 2 * 1024, TARGETS: 6 * 256 } as const;
const LENGTHS_AT = LEAD_TABLES.OWNERS;
const RUFFS_AT = LENGTHS_AT + LEAD_TABLES.LENGTHS;
const TARGETS_AT = RUFFS_AT + LEAD_TABLES.RUFFS;

/** The kinds of leads as `leadWeights.ts` numbers them. */
const NOTRUMP = 0;
const SIDE_SUIT = 2;
const TRUMP_SUIT = 4;
const TRUMPS = 3;

/** A position of the search with a player on lead. */
interface Lead {
  /** The cards of each suit, four suits for each hand, clockwise from the player on lead. */
  readonly lanes: readonly number[];
  readonly isTrumped: boolean;
  /** The tricks needed and those that can be lost, as `wantedOf` in `order.ts` packs them. */
  readonly wanted: number;
}

/** Returns the places of a lead's weights, as `orderLeads` in `order.ts` finds them. */
function weightsOf({ lanes, isTrumped, wanted }: Lead, card: number): readonly number[] {
  const suit = card >> 4;
  const own = 1 << (card & 15);
  const hands = [0, 4, 8, 12].map((hand) => lanes[hand + suit] ?? 0);
  const [mine = 0, ...others] = hands;
  const isHighest = mine < own << 1;
  const between = (own - 1) & ~((mine & -mine) - 1);
  if (!isHighest && others.some((other) => (other & between) !== 0)) return [];
  const low = isHighest ? 0 : 1;
  const kind = low + (!isTrumped ? NOTRUMP : suit === TRUMPS ? TRUMP_SUIT : SIDE_SUIT);
  const owners = ownersOf(hands);
  const tops = owners.reduce((all, owner, at) => all | (owner << (2 * at)), 0);
  const sizes = hands.map(sizeOf);
  const lengths = sizes.reduce((all, length, hand) => all | (Math.min(length, 3) << (2 * hand)), 0);
  const places = [
    (kind << 9) | tops | (1 << (2 * owners.length)),
    LENGTHS_AT + ((kind << 8) | lengths),
    TARGETS_AT + ((kind << 8) | wanted | (tops & 15)),
  ];
  if (kind - low !== SIDE_SUIT) return places;
  const [m = 0, l = 0, p = 0, r = 0] = sizes;
  const canRuff = [0, 1, 2, 3].reduce(
    (all, hand) => all | (lanes[hand * 4 + TRUMPS] === 0 ? 0 : 1 << hand),
    0,
  );
  const ends =
    (Math.min(p, 3) << 4) | (Math.min(l, 1) << 6) | (Math.min(r, 1) << 7) | ((Math.min(m, 4) - 1) << 8);
  return [...places, RUFFS_AT + ((low << 10) | canRuff | ends)];
}

/** Returns the owners of a suit's four highest cards, the highest card's first. */
function ownersOf(hands: readonly number[]): readonly number[] {
  const owners: number[] = [];
  for (let rank = 12; rank >= 0 && owners.length < 4; rank--) {
    const owner = hands.findIndex((hand) => (hand & (1 << rank)) !== 0);
    if (owner >= 0) owners.push(owner);
  }
  return owners;
}

function sizeOf(suit: number): number {
  let size = 0;
  for (let rest = suit; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** The exports of the solver's module that a whole deal needs. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly HANDS: WebAssembly.Global<'i32'>;
  readonly lower: WebAssembly.Global<'i32'>;
  setUp(): void;
  begin(isTrumped: boolean): void;
  solve(tricks: number, leader: number, guess: number, ...trick: readonly number[]): void;
}

/** Tells of a lead: see `sampling.ts` of the solver. */
type Sampled = (seat: number, wanted: number, rate: number, count: number, at: number) => void;

const PAGES = 1024;
const TRICKS = 13;
/** The bytes of a tried card, and where its positions are among them. */
const CARD = 8;
const POSITIONS = 4;
/** The order of leaders in `solveTable`, by their place among the seats. */
const LEADERS = [3, 1, 0, 2];

let built: WebAssembly.Module | undefined;

/** Compiles the solver with `sampling.ts`. */
function samplingModule(): WebAssembly.Module {
  if (built !== undefined) return built;
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-leads-'));
  try {
    const out = join(folder, 'solver.wasm');
    const build = [
      'run',
      'build',
      '--workspace',
      '@overtrick/solver',
      '--',
      '--use',
      'SAMPLING=1',
      '-o',
      out,
    ];
    assert(outputOf('npm', build) !== undefined, 'the solver compiles');
    built = new WebAssembly.Module(readFileSync(out));
    return built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Solves whole deals with every leader and strain. Returns samples of the leads in the searches. */
export function sampleLeads(deals: readonly Deal[]): readonly LeadSample[] {
  const samples: LeadSample[] = [];
  let isTrumped = false;
  const sampled: Sampled = (seat, wanted, rate, count, at) => {
    const all = new Uint16Array(engine.memory.buffer, engine.HANDS.value, 16);
    const lanes = [...all.subarray(seat * 4), ...all.subarray(0, seat * 4)];
    const bytes = new DataView(engine.memory.buffer, at, count * CARD);
    const cards = Array.from({ length: count }, (_, i): TriedCard => {
      const card = bytes.getUint8(i * CARD);
      const positions = bytes.getUint32(i * CARD + POSITIONS, true);
      const cuts = bytes.getUint8(i * CARD + 1) !== 0;
      return { on: weightsOf({ lanes, isTrumped, wanted }, card), cuts, positions };
    });
    if (count >= 2) samples.push({ rate, cards });
  };
  const host = { isSpent: () => 0, sampled };
  const engine = new WebAssembly.Instance(samplingModule(), { host }).exports as unknown as Exports;
  engine.memory.grow(PAGES - engine.memory.buffer.byteLength / 65_536);
  engine.setUp();
  for (const deal of deals) {
    const hands = SEATS.map((seat) => deal[seat]);
    for (const strain of STRAINS) {
      isTrumped = strain !== 'N';
      engine.begin(isTrumped);
      new Uint16Array(engine.memory.buffer, engine.HANDS.value, 16).set(
        hands.flatMap((hand) => suitsOf(strain).map((suit) => holding(hand, suit))),
      );
      let guess = guessTricks({ hands, leader: 0, trick: [], shape: { kind: 'plain' } }, strain);
      for (const leader of LEADERS) {
        engine.solve(TRICKS, leader, guess, 0, 0, 0, 0, 0);
        guess = engine.lower.value;
      }
    }
  }
  return samples;
}

/** Returns the suits with trumps last. */
const suitsOf = (strain: Strain) => [
  ...SUITS.filter((suit) => suit !== strain),
  ...SUITS.filter((suit) => suit === strain),
];
