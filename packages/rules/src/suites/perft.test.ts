import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callAction, parseAction, playAction } from '../action.ts';
import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../auction/auction.ts';
import { parseContract } from '../auction/contract.ts';
import { trumpOf } from '../cards/card.ts';
import { cardsOf } from '../cards/cardSet.ts';
import { isSeat, type Seat } from '../cards/seat.ts';
import { parseDeal } from '../deals/deal.ts';
import type { AnyGame } from '../game.ts';
import { findGame } from '../games/list.ts';
import { addCard, CLOCKWISE, isPlayOver, legalCards, type Play, startPlay } from '../play/play.ts';
import { defaultsOf } from '../testing/playout.ts';
import { perft, perftDivide, type Tree } from './perft.ts';

const AUCTION_TREE: Tree<Auction> = {
  toAct: (auction) => (isAuctionOver(CONTRACT_AUCTION, auction) ? [] : [auction.turn]),
  legalActions: (auction) => legalCalls(CONTRACT_AUCTION, auction).map(callAction),
  apply: (auction, _, action) =>
    action.kind === 'call' ? addCall(CONTRACT_AUCTION, auction, action.call) : auction,
};

const PLAY_TREE: Tree<Play> = {
  toAct: (play) => (isPlayOver(play) ? [] : [play.turn]),
  legalActions: (play) => cardsOf(legalCards(CLOCKWISE, play)).map(playAction),
  apply: (play, _, action) => (action.kind === 'play' ? addCard(CLOCKWISE, play, action.card) : play),
};

interface Block {
  readonly position: string;
  readonly counts: readonly (readonly [depth: number, count: number])[];
}

/** Reads the blocks of a corpus: a position and its counts, between empty lines; `#` begins a comment. */
function parseBlocks(text: string): Block[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n'))
    .filter(([first]) => first !== '')
    .map(([position = '', ...counts]) => ({
      position,
      counts: counts.map((line) => {
        const [, depth, count] = /^(\d+) (\d+)$/.exec(line) ?? [];
        if (depth === undefined || count === undefined) throw new Error(`no count: ${line}`);
        return [Number(depth), Number(count)];
      }),
    }));
}

function seatOf(word: string | undefined): Seat {
  if (!isSeat(word)) throw new Error(`no seat: ${word}`);
  return word;
}

function dealOf(text: string) {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(deal.why);
  return deal.value;
}

/** Counts from a position in the notation of the corpora, in the listed game unless `find` gives another. */
function counterOf(position: string, find: (id: string) => AnyGame | undefined = findGame) {
  const [kind, ...words] = position.split(' ');
  if (kind === 'calls') {
    const auction = words
      .filter((word) => word !== '-')
      .reduce((so, word) => {
        const action = parseAction(word);
        if (action?.kind !== 'call') throw new Error(`no call: ${word}`);
        return addCall(CONTRACT_AUCTION, so, action.call);
      }, startAuction('N'));
    return (depth: number) => perft(AUCTION_TREE, auction, depth);
  }
  if (kind === 'play') {
    const [leader, strain] = words.slice(4);
    const bare = parseContract(`1${strain}`);
    if (bare === undefined) throw new Error(`no strain: ${strain}`);
    const play = startPlay(dealOf(words.slice(0, 4).join(' ')), seatOf(leader), trumpOf(bare.strain));
    return (depth: number) => perft(PLAY_TREE, play, depth);
  }
  const [id = '', dealer, ...rest] = words;
  const game = find(id);
  if (game === undefined) throw new Error(`no game: ${id}`);
  const setup = { dealer: seatOf(dealer), vul: 'none', deal: dealOf(rest.slice(0, 4).join(' ')) } as const;
  const state = rest
    .slice(5)
    .map(parseAction)
    .reduce(
      (so, action) => {
        const [seat] = game.toAct(so);
        if (action === undefined || seat === undefined) throw new Error(`a bad action in ${position}`);
        return game.apply(so, seat, action);
      },
      game.start(setup, defaultsOf(game)),
    );
  return (depth: number) => perft(game, state, depth);
}

const FOLDER = new URL('../../data/', import.meta.url);
const CORPORA = readdirSync(FOLDER).filter((name) => name.endsWith('.perft'));
const blocksIn = (name: string) => parseBlocks(readFileSync(new URL(name, FOLDER), 'utf8'));

describe.each(CORPORA)('%s', (name) => {
  test.each(blocksIn(name).map(({ position, counts }) => [position, counts] as const))(
    '%s',
    (position, counts) => {
      const count = counterOf(position);
      expect(counts.map(([depth]) => [depth, count(depth)])).toEqual(counts);
    },
  );
});

test('each corpus holds something', () => {
  expect(CORPORA).toEqual(['auction.perft', 'bridge.perft', 'play.perft']);
  for (const name of CORPORA) expect(blocksIn(name).length).toBeGreaterThan(2);
});

describe('the whole tree of auctions', () => {
  // the legal calls depend on this alone, and so does the number of continuations
  const keyOf = ({ bid, bidder, doubling, passes, turn }: Auction) =>
    [bid, bidder, doubling, passes, turn].join();

  /** Folds the tree, each different position once. */
  function fold<T>(leaf: T, join: (branches: readonly T[]) => T): T {
    const known = new Map<string, T>();
    const visit = (auction: Auction): T => {
      const before = known.get(keyOf(auction));
      if (before !== undefined) return before;
      const calls = legalCalls(CONTRACT_AUCTION, auction);
      // the calls so far do not matter, and copying them would
      const next = calls.map((call) => visit({ ...addCall(CONTRACT_AUCTION, auction, call), calls: [] }));
      const value = next.length === 0 ? leaf : join(next);
      known.set(keyOf(auction), value);
      return value;
    };
    return visit(startAuction('N'));
  }

  test('has (4 · 22³⁵ − 1) / 3 complete auctions', () => {
    const complete = fold(1n, (branches) => branches.reduce((sum, branch) => sum + branch));
    expect(complete).toBe((4n * 22n ** 35n - 1n) / 3n);
    expect(complete).toBe(128745650347030683120231926111609371363122697557n);
  });

  test('is 319 calls deep at most, and 4 at least', () => {
    expect(fold(0, (branches) => 1 + Math.max(...branches))).toBe(319);
    expect(fold(0, (branches) => 1 + Math.min(...branches))).toBe(4);
  });
});

test('perftDivide splits a count by the first action', () => {
  const play = startPlay(dealOf('N:A2.3.. K4.5.. .Q.A.J 5..6.Q'), 'N', 'S');
  const byFirst = perftDivide(PLAY_TREE, play, 7);
  expect(Object.fromEntries(byFirst)).toEqual({ 'N H3': 20, 'N S2': 44, 'N SA': 20 });
  expect([...byFirst.values()].reduce((sum, count) => sum + count)).toBe(perft(PLAY_TREE, play, 7));
  expect(perft(PLAY_TREE, play, 0)).toBe(1);
});

describe('the counts find a wrong legal action', () => {
  const bridge = findGame('bridge');
  if (bridge === undefined) throw new Error('bridge is in the list');

  const wrongIn = (game: AnyGame) =>
    CORPORA.flatMap(blocksIn)
      .filter(({ position }) => position.startsWith('game bridge'))
      .filter(({ position, counts }) => {
        const count = counterOf(position, () => game);
        return counts.some(([depth, expected]) => depth < 5 && count(depth) !== expected);
      }).length;

  test.each<[string, AnyGame['legalActions']]>([
    [
      'a revoke',
      (state, seat) => {
        const { turn = 'N', hands, phase } = bridge.view(state, bridge.toAct(state)[0]);
        const { cards } = hands[turn];
        return phase === 'play' && cards ? cardsOf(cards).map(playAction) : bridge.legalActions(state, seat);
      },
    ],
    ['no pass', (state, seat) => bridge.legalActions(state, seat).slice(1)],
    [
      'no redouble',
      (state, seat) =>
        bridge
          .legalActions(state, seat)
          .filter((action) => !(action.kind === 'call' && action.call === 'XX')),
    ],
    [
      'no lead of the highest card',
      (state, seat) => {
        const actions = bridge.legalActions(state, seat);
        return bridge.view(state).phase === 'play'
          ? actions.slice(0, Math.max(1, actions.length - 1))
          : actions;
      },
    ],
  ])('%s', (_, legalActions) => {
    expect(wrongIn(bridge)).toBe(0);
    expect(wrongIn({ ...bridge, legalActions })).toBeGreaterThan(0);
  });
});
