import { assert, defined } from '@overtrick/rules/assert';
import { type Card, rankIndex, type Strain, SUITS, suitIndex } from '@overtrick/rules/card';
import { holding } from '@overtrick/rules/cardSet';
import { SEATS } from '@overtrick/rules/seat';
import type { Engine } from './search.ts';

export type { Bounds, Engine } from './search.ts';

export interface EngineOptions {
  /** The memory of the instance; 64 when left out, at least 4. */
  readonly megabytes?: number;
  /** Asked every few thousand positions, about once a millisecond: true ends the search with the bounds known so far. */
  readonly isSpent?: () => boolean;
}

/** What `solver.wasm` gives. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly HANDS: WebAssembly.Global<'i32'>;
  readonly lower: WebAssembly.Global<'i32'>;
  readonly upper: WebAssembly.Global<'i32'>;
  readonly nodes: WebAssembly.Global<'i64'>;
  readonly resets: WebAssembly.Global<'i32'>;
  setUp(): void;
  begin(isTrumped: boolean): void;
  solve(
    tricks: number,
    leader: number,
    guess: number,
    count: number,
    c0: number,
    c1: number,
    c2: number,
    c3: number,
  ): void;
}

const PAGES_A_MEGABYTE = 16;
const LEAST_MEGABYTES = 4;

/** Makes an instance of `solver.wasm`. */
export function createEngine(module: WebAssembly.Module, options: EngineOptions = {}): Engine {
  const { megabytes = 64, isSpent = () => false } = options;
  const { exports } = new WebAssembly.Instance(module, { host: { isSpent: () => (isSpent() ? 1 : 0) } });
  const engine = exports as unknown as Exports;
  const pages = Math.max(LEAST_MEGABYTES, megabytes) * PAGES_A_MEGABYTE;
  engine.memory.grow(pages - engine.memory.buffer.byteLength / 65_536);
  engine.setUp();
  let lanes: readonly number[] = [0, 1, 2, 3];

  /** A card as the engine numbers it: 16 a lane, trumps in the highest. */
  const numbered = (card: Card): number =>
    defined(lanes[suitIndex(card)], 'a suit has a lane') * 16 + rankIndex(card);

  return {
    begin(strain) {
      lanes = lanesOf(strain);
      engine.begin(strain !== 'N');
    },
    solve(hands, leader, trick, guess) {
      const words = new Uint32Array(engine.memory.buffer, engine.HANDS.value, 8);
      const sizes = SEATS.map((seat, at) => {
        let length = 0;
        let low = 0;
        let high = 0;
        for (const [suit, letter] of SUITS.entries()) {
          const ranks = holding(hands[seat], letter);
          const lane = defined(lanes[suit], 'a suit has a lane');
          if (lane < 2) low |= ranks << (lane * 16);
          else high |= ranks << (lane * 16 - 32);
          for (let rest = ranks; rest !== 0; rest &= rest - 1) length++;
        }
        words[at * 2] = low;
        words[at * 2 + 1] = high;
        return length;
      });
      const [tricks = 0] = sizes;
      assert(
        sizes.every((size) => size === tricks) && trick.length <= 4,
        'four hands of the same size where the trick began',
      );
      if (tricks === 0) return { lower: 0, upper: 0 };
      const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = trick.map(numbered);
      engine.solve(tricks, SEATS.indexOf(leader), guess, trick.length, c0, c1, c2, c3);
      return { lower: engine.lower.value, upper: engine.upper.value };
    },
    nodes: () => Number(engine.nodes.value),
    resets: () => engine.resets.value,
  };
}

/** The lanes of clubs, diamonds, hearts and spades: trumps in the highest, where spades are else. */
function lanesOf(strain: Strain): readonly number[] {
  if (strain === 'N' || strain === 'S') return [0, 1, 2, 3];
  return SUITS.map((suit, lane) => (suit === strain ? 3 : suit === 'S' ? SUITS.indexOf(strain) : lane));
}
