import { trumpOf } from '@overtrick/rules/cards/card';
import { lho, SEAT_NAMES, SEATS, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import type { Board } from '../board.ts';
import { contractOfBoard, strainOfBoard } from '../contract.ts';
import type { FormatOutput } from '../format.ts';
import { makeHands } from '../hands.ts';
import { statedOf } from '../replay.ts';
import { makeAuction } from './auction.ts';
import { makePbn, type PbnGame, type PbnTag } from './file.ts';
import { makePlay } from './play.ts';
import { isUnknown, makeStated } from './stated.ts';

/** The 15 tags of every game, in this order (PBN 3.4). */
const MANDATORY = [
  ...['Event', 'Site', 'Date', 'Board', 'West', 'North', 'East', 'South', 'Dealer', 'Vulnerable'],
  ...['Deal', 'Scoring', 'Declarer', 'Contract', 'Result'],
];

const VUL_WORDS: { readonly [V in Vul]: string } = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' };

/** Writes boards in PBN's export format. */
export function writePbn(boards: readonly Board[]): FormatOutput {
  const games = boards.map(gameOf).map((game, i) => ({
    ...game,
    before: i === 0 ? `% PBN 2.1\n% EXPORT\n${game.before}` : game.before,
  }));
  return { text: makePbn({ games, after: '', lineEnd: '\r\n' }), lost: lostOf(boards) };
}

type Tag = Pick<PbnTag, 'name' | 'value' | 'text'>;

function gameOf(board: Board): PbnGame {
  const asideOf = (after: string): string =>
    board.asides
      .filter((aside) => aside.after === after)
      .map(({ text }) => text)
      .join('');
  const withAside = (tag: Tag): Tag => ({ ...tag, text: tag.text + asideOf(tag.name) });
  const others = board.tags
    .filter(({ name }) => !MANDATORY.includes(name))
    .map((tag): Tag => ({ text: '', ...tag }));
  if (board.room !== undefined)
    others.push({ name: 'Room', value: board.room === 'open' ? 'Open' : 'Closed', text: asideOf('Room') });
  const ordered = others.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const tags = [
    ...mandatoryTags(board).map((tag) => withAside(tag)),
    ...ordered.filter((tag) => !isSection(tag)),
    ...sectionTags(board, asideOf),
    ...ordered.filter(isSection),
  ];
  const nowhere = { line: 1, column: 1 };
  return {
    before: asideOf(''),
    tags: tags.map((tag) => ({ ...tag, value: ownValue(tag.value), place: nowhere, textPlace: nowhere })),
    faults: [],
  };
}

/** Puts a space before a value that would be read as inherited (PBN 4.8). */
const ownValue = (value: string): string => value.replace(/^#(?=#|$)/, ' #');

/** Returns a name; `undefined` for one that would be read as unknown, such as a dash. */
const sayable = (name: string | undefined): string | undefined =>
  name === undefined || isUnknown(name) ? undefined : name;

/**
 * Returns the mandatory tags: `?` for an unknown value, an empty value if a board without a play has none (PBN 3.4).
 */
function mandatoryTags(board: Board): Tag[] {
  const { dealer, vul, hands, players } = board;
  const dealt = Object.keys(hands).length > 0;
  const outcome = makeStated(statedOf(board));
  const bare = board.auction === undefined && Object.keys(outcome).length === 0;
  const values: { readonly [name: string]: string | undefined } = {
    Board: sayable(String(board.number ?? board.label)),
    ...Object.fromEntries(SEATS.map((seat) => [SEAT_NAMES[seat], sayable(players[seat])])),
    Dealer: dealer,
    Vulnerable: vul && VUL_WORDS[vul],
    Deal: dealt ? makeHands(hands, dealer ?? 'N') : undefined,
    ...outcome,
  };
  return MANDATORY.map((name) => {
    const other = board.tags.find((tag) => tag.name === name);
    // a deal is kept as a tag where it says more than the hands do
    const own = name === 'Deal' ? (other?.value ?? values.Deal) : (values[name] ?? other?.value);
    const value = own ?? (bare ? '' : '?');
    return { name, value, text: other?.text ?? '' };
  });
}

/** Returns the tags of the auction and the play; text after a section goes after its notes. */
function sectionTags(board: Board, asideOf: (after: string) => string): Tag[] {
  const strain = strainOfBoard(board);
  const leader = leaderOf(board);
  const sections: [string, Tag[]][] = [
    ['Auction', board.auction ? makeAuction(board.auction) : []],
    ['Play', board.play && leader ? makePlay(board.play, leader, strain && trumpOf(strain)) : []],
  ];
  return sections.flatMap(([name, tags]) =>
    tags.map((tag, i) => (i === tags.length - 1 ? { ...tag, text: tag.text + asideOf(name) } : tag)),
  );
}

/** Returns the leader: as stated in the file, or by the contract. */
function leaderOf(board: Board): Seat | undefined {
  const contract = contractOfBoard(board);
  return board.play?.leader ?? (typeof contract === 'object' ? lho(contract.declarer) : undefined);
}

/** True if the tag has rows after it, not only comments. */
const isSection = ({ name, text }: Tag): boolean =>
  /Table$/.test(name) || text.replace(/\{[^}]*\}|;[^\n]*|^%[^\n]*/gm, '').trim() !== '';

function lostOf(boards: readonly Board[]): string[] {
  const pairs = new Set(boards.flatMap((board) => board.pairs.map(({ tag }) => tag)));
  const unplayable = boards.some((board) => board.play !== undefined && leaderOf(board) === undefined);
  const alerts = boards.some(({ auction }) =>
    auction?.calls.some(({ alert, note }) => alert && note !== undefined),
  );
  return [
    ...[...pairs].map((tag) => `PBN has no place for what LIN keeps as ${tag}`),
    ...(unplayable ? ['PBN keeps no cards of a board without a contract'] : []),
    ...(alerts ? ['PBN does not tell an alert from an explanation'] : []),
  ];
}
