import { dealerOfBoard } from '@overtrick/rules/deals/board';
import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import type { Board, BoardAuction, BoardPlay, Stated } from '../board.ts';
import { contractOfBoard } from '../contract.ts';
import { type BoardCode, type BoardPlaces, failAt } from '../item.ts';
import type { LinGroup } from './groups.ts';
import { playersOf, resultOf } from './header.ts';
import type { LinName } from './name.ts';
import { type BoardFacts, readPair, type Written } from './pairs.ts';

export interface LinBoard {
  readonly board: Board;
  readonly places: BoardPlaces;
  /** The faults of parts that are missing from the board; their pairs are kept unchanged. */
  readonly lost: readonly Failure<BoardCode>[];
}

/** The pairs of an auction, and of a play: if one of them is unreadable, all of them are left out. */
const PARTS: readonly (readonly string[])[] = [['mb', 'an'], ['pc'], ['mc'], ['sv']];

/**
 * Builds the board of a group of pairs.
 * @param other the same board in the other room: its deal is used if this one has none
 */
export function boardOfGroup(
  group: LinGroup,
  name: LinName,
  other: Board | undefined,
): Result<LinBoard, BoardCode> {
  const told: BoardFacts = {
    dealt: { hands: other?.hands ?? {}, ...(other?.dealer && { dealer: other.dealer }) },
    vul: other?.vul,
    players: undefined,
    tricks: undefined,
    calls: [],
    cards: [],
    comments: [],
    pairs: [],
  };
  const lost: Failure<BoardCode>[] = [];
  const unread = new Set<string>();
  const lose = (fault: Failure<BoardCode>, tags: readonly string[]): void => {
    lost.push(fault);
    for (const tag of tags) unread.add(tag);
  };
  for (const pair of group.pairs) {
    if (unread.has(pair.tag)) continue;
    const failed = readPair(told, pair);
    const part = PARTS.find((tags) => tags.includes(pair.tag));
    if (failed && part === undefined) return failed;
    if (failed) lose(failed, part ?? []);
  }
  const { header } = group;
  const { number, room } = name;
  const dealer =
    told.dealt.dealer ?? (number !== undefined && number > 0 ? dealerOfBoard(number) : undefined);
  const [first] = group.pairs;
  if (dealer === undefined && told.calls.length > 0 && first && !unread.has('mb'))
    lose(failAt('ERR_DEALER', first.place, 'the dealer is not given, so nobody knows who calls first'), [
      'mb',
      'an',
    ]);
  // without the calls nobody knows what is played
  if (unread.has('mb')) unread.add('pc');
  const calls = unread.has('mb') ? [] : told.calls.map(withoutPlace);
  const cards = unread.has('pc') ? [] : told.cards.map(withoutPlace);
  const keptPairs = group.pairs
    .filter(({ tag }) => unread.has(tag))
    .map(({ tag, value }) => ({ tag, value }));
  const auction: BoardAuction | undefined =
    dealer !== undefined && calls.length > 0
      ? { first: dealer, calls, ...(told.comments.length > 0 && { comments: told.comments }) }
      : undefined;
  const play: BoardPlay | undefined = cards.length > 0 ? { cards } : undefined;
  const played = { ...present({ auction, play }) };
  const board: Board = {
    ...name,
    ...present({ dealer, vul: told.vul }),
    hands: told.dealt.hands,
    players: playersOf(told.players ?? header.players, room),
    ...played,
    stated: statedOf(told, resultOf(header, number, room), played),
    tags: header.tags,
    asides: [],
    pairs: [
      ...(auction ? [] : told.comments.map((value) => ({ tag: 'nt', value }))),
      ...told.pairs,
      ...keptPairs,
    ],
  };
  const statedAt = group.pairs.find(({ tag }) => tag === 'mc')?.place;
  return ok({
    board,
    places: {
      calls: told.calls.map(({ place }) => place),
      cards: told.cards.map(({ place }) => place),
      ...present({ stated: statedAt }),
    },
    lost,
  });
}

const withoutPlace = <T>({ place: _place, ...rest }: Written<T>): Omit<Written<T>, 'place'> => rest;

/** Returns the claim, and the header's result if the board itself has none and they agree on the contract. */
function statedOf(told: BoardFacts, result: Stated, played: Pick<Board, 'auction' | 'play'>): Stated {
  const claimed = told.tricks === undefined ? {} : { tricks: told.tricks };
  if (played.auction === undefined) return { ...result, ...claimed };
  const contract = contractOfBoard({ ...played, stated: {} });
  if (typeof contract !== 'object' || typeof result.contract !== 'object') return claimed;
  const { level, strain, doubling, declarer } = contract;
  const agreed =
    declarer === result.declarer &&
    level === result.contract.level &&
    strain === result.contract.strain &&
    doubling === result.contract.doubling;
  const needed = told.cards.length < 52 && result.tricks !== undefined;
  return agreed && needed ? { tricks: result.tricks, ...claimed } : claimed;
}
