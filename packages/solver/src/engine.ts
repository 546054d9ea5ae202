import { assert, defined } from '@overtrick/rules/assert';
import { type Card, rankIndex, type Strain, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import { type CardSet, holding, size } from '@overtrick/rules/cards/cardSet';
import type { Engine } from './search.ts';

export type { Engine } from './search.ts';

export interface EngineOptions {
  /** The memory of the instance; 64 if left out, at least 4. */
  readonly megabytes?: number;
  /**
   * Called every few thousand positions, about once a millisecond: true ends the search with the bounds known so far.
   */
  readonly isSpent?: () => boolean;
}

/** The module asks the host whether to go on each time that these lowest bits of its count are all 0. */
const ASKED = 0xfffn;

/** The exports of `solver.wasm`. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly HANDS: WebAssembly.Global<'i32'>;
  readonly ROWS: WebAssembly.Global<'i32'>;
  readonly lower: WebAssembly.Global<'i32'>;
  readonly upper: WebAssembly.Global<'i32'>;
  readonly nodes: WebAssembly.Global<'i64'>;
  readonly resets: WebAssembly.Global<'i32'>;
  setUp(): void;
  setOneAnswer(isEnough: boolean): void;
  begin(isTrumped: boolean): void;
  setShape(trickSize: number, rows: number, second: number, next: number): void;
  setSecret(card: number, isForced: boolean): void;
  readonly solve: Solve;
  readonly solveShape: Solve;
  solveSecret(
    tricks: number,
    lead: number,
    isOpening: boolean,
    guess: number,
    count: number,
    cards: number,
    by: number,
  ): void;
}

/** The cards of the trick as four numbers. */
type Solve = (
  tricks: number,
  leader: number,
  guess: number,
  count: number,
  c0: number,
  c1: number,
  c2: number,
  c3: number,
) => void;

const PAGES_A_MEGABYTE = 16;
const LEAST_MEGABYTES = 4;
/** The mark of an empty place in a row. */
const NO_CARD = 255;
/** The size of a row in bytes. */
const ROW = 16;

/** Creates an instance of `solver.wasm`. */
export function createEngine(module: WebAssembly.Module, options: EngineOptions = {}): Engine {
  const { megabytes = 64, isSpent = () => false } = options;
  const isOver = (): boolean => nodes() >= limit || isSpent();
  const { exports } = new WebAssembly.Instance(module, { host: { isSpent: () => (isOver() ? 1 : 0) } });
  const engine = exports as unknown as Exports;
  const pages = Math.max(LEAST_MEGABYTES, megabytes) * PAGES_A_MEGABYTE;
  engine.memory.grow(pages - engine.memory.buffer.byteLength / 65_536);
  engine.setUp();
  let lanes: readonly number[] = [0, 1, 2, 3];
  let limit = Infinity;
  /** The number of positions by which the module's count is ahead of those searched. */
  let ahead = 0n;
  const nodes = (): number => Number(engine.nodes.value - ahead);

  /** Returns the engine's number of a card: 16 for each lane, trumps in the highest. */
  const numbered = (card: Card): number =>
    defined(lanes[suitIndex(card)], 'a suit has a lane') * 16 + rankIndex(card);

  const writeHands = (hands: readonly CardSet[]): void => {
    const words = new Uint32Array(engine.memory.buffer, engine.HANDS.value, 8);
    for (const [at, hand] of hands.entries()) {
      let low = 0;
      let high = 0;
      for (const [suit, letter] of SUITS.entries()) {
        const ranks = holding(hand, letter);
        const lane = defined(lanes[suit], 'a suit has a lane');
        if (lane < 2) low |= ranks << (lane * 16);
        else high |= ranks << (lane * 16 - 32);
      }
      words[at * 2] = low;
      words[at * 2 + 1] = high;
    }
  };

  const writeRows = (rows: ReadonlyMap<number, readonly Card[]>): void => {
    const bytes = new Uint8Array(engine.memory.buffer, engine.ROWS.value, 4 * ROW).fill(NO_CARD);
    for (const [hand, cards] of rows) bytes.set(cards.map(numbered), hand * ROW);
  };

  const search: Engine['solve'] = ({ hands, leader, trick, shape }, guess) => {
    const sizes = hands.map(size);
    const tricks = Math.max(...sizes);
    assert(
      hands.length === 4 && sizes.every((each) => each === tricks || (shape.kind !== 'plain' && each === 0)),
      'hands of the same size where the trick began',
    );
    if (tricks === 0) return { lower: 0, upper: 0 };
    writeHands(hands);
    const cards = trick.map(numbered);
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = cards;
    switch (shape.kind) {
      case 'plain':
        engine.solve(tricks, leader, guess, cards.length, c0, c1, c2, c3);
        break;
      case 'hands':
        writeRows(shape.rows);
        engine.setShape(shape.size, bits([...shape.rows.keys()]), bits(shape.second), packed(shape.next));
        engine.solveShape(tricks, leader, guess, cards.length, c0, c1, c2, c3);
        break;
      case 'shared': {
        engine.setSecret(numbered(shape.secret), shape.isForced);
        const by = shape.isDeclarers ? 0 : 1;
        const all = c0 | (c1 << 8) | (c2 << 16);
        engine.solveSecret(tricks, leader, shape.isOpening, guess, cards.length, all, by);
        break;
      }
    }
    return { lower: engine.lower.value, upper: engine.upper.value };
  };

  return {
    begin(strain) {
      lanes = lanesOf(strain);
      // the host is asked at the same places after any earlier search: a limit ends the same search in the same
      // place
      const skipped = -engine.nodes.value & ASKED;
      engine.nodes.value += skipped;
      ahead += skipped;
      engine.begin(strain !== 'N');
    },
    solve: search,
    ask(question, need) {
      engine.setOneAnswer(true);
      try {
        return search(question, need);
      } finally {
        engine.setOneAnswer(false);
      }
    },
    nodes,
    within(positions, search) {
      const before = limit;
      limit = Math.min(before, nodes() + positions);
      try {
        return search();
      } finally {
        limit = before;
      }
    },
    resets: () => engine.resets.value,
  };
}

/** Packs numbers as a bit each. */
const bits = (numbers: readonly number[]): number => numbers.reduce((all, each) => all | (1 << each), 0);

/** Packs numbers as two bits each. */
const packed = (numbers: readonly number[]): number =>
  numbers.reduce((all, each, at) => all | (each << (2 * at)), 0);

/** Returns the lanes of clubs, diamonds, hearts and spades: trumps take the highest, in exchange with spades. */
function lanesOf(strain: Strain): readonly number[] {
  if (strain === 'N' || strain === 'S') return [0, 1, 2, 3];
  return SUITS.map((suit, lane) => (suit === strain ? 3 : suit === 'S' ? SUITS.indexOf(strain) : lane));
}
