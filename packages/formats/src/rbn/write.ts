import { isBid } from '@overtrick/rules/auction/call';
import { makeCard, suitOf } from '@overtrick/rules/cards/card';
import { lho, type Seat, seatsFrom, type Vul } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import type { Board, BoardAuction, BoardCall, BoardPlay } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { statedOf } from '../replay.ts';
import { SCORING, TAG_OF_LABEL } from './lines.ts';

const VULS: { readonly [V in Vul]: string } = { none: 'Z', ns: 'N', ew: 'E', both: 'B' };

/** Writes boards in RBN, and lists what the format cannot express. */
export const writeRbn = (boards: readonly Board[]): FormatOutput => ({
  text: `% RBN 3.2\n${boards.map((board) => `${linesOf(board).join('\n')}\n`).join('\n')}`,
  lost: lostInRbn(boards),
});

function linesOf(board: Board): string[] {
  const stated = statedOf(board);
  const { contract, declarer, tricks } = stated;
  const passed = contract === 'PASS';
  const leader = board.play?.leader;
  return [
    ...tagLines(board),
    ...namesLine(board),
    ...(board.label === '' ? [] : [`B ${board.label}`]),
    ...handsLine(board),
    ...auctionLines(board),
    ...(contract && !passed && declarer
      ? [
          `C ${contract.level}${contract.strain}${['', 'X', 'R'][contract.doubling] ?? ''}:${declarer}${leader && leader !== lho(declarer) ? `:${leader}` : ''}`,
        ]
      : []),
    ...(board.play && board.play.cards.length > 0 ? [`P ${tricksOf(board.play)}`] : []),
    ...(passed ? ['R P'] : tricks === undefined ? [] : [`R ${tricks}`]),
  ];
}

const valueOfTag = ({ tags }: Board, name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;

function tagLines(board: Board): string[] {
  const date = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(valueOfTag(board, 'Date') ?? '');
  const scoring = valueOfTag(board, 'Scoring');
  const letter = Object.entries(SCORING).find(([, name]) => name === scoring)?.[0];
  const [home, visit] = [valueOfTag(board, 'HomeTeam'), valueOfTag(board, 'VisitTeam')];
  return [
    ...(date
      ? [
          `D ${date
            .slice(1)
            .join('')
            .replace(/(?<=^.{4,})(?:\?\?)+$/, '')}`,
        ]
      : []),
    ...Object.entries(TAG_OF_LABEL).flatMap(([label, name]) => {
      const value = valueOfTag(board, name);
      return value ? [`${label} ${lineOf(value.replaceAll(':', '::'))}`] : [];
    }),
    ...(scoring ? [`F ${letter ?? lineOf(scoring)}`] : []),
    ...(home || visit ? [`K ${lineOf(home ?? '')}:${lineOf(visit ?? '')}`] : []),
  ];
}

const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

function namesLine({ players, room }: Board): string[] {
  const name = (seat: Seat): string => lineOf(players[seat] ?? '').replace(/[+:]/g, ' ');
  const pair = (first: Seat, second: Seat): string => `${name(first)}+${name(second)}`.replace(/\+$/, '');
  const text = `${pair('N', 'S')}:${pair('W', 'E')}${room ? `:${room[0]?.toUpperCase()}` : ''}`;
  return /[^:+]/.test(text) ? [`N ${text}`] : [];
}

function handsLine({ hands, dealer = 'N' }: Board): string[] {
  if (Object.keys(hands).length === 0) return [];
  const texts = seatsFrom(dealer).map((seat) => {
    const hand = hands[seat];
    return hand === undefined ? '' : makeHand(hand);
  });
  // the last hand is the rest of a whole deal
  const whole = texts.every((text) => text.length === 16);
  return [`H ${dealer}:${(whole ? [...texts.slice(0, 3), ''] : texts).join(':')}`];
}

function auctionLines({ auction, dealer, vul }: Board): string[] {
  const first = auction?.first ?? dealer;
  if (first === undefined) return [];
  const head = `A ${first}${vul === undefined ? '?' : VULS[vul]}:`;
  if (auction === undefined) return vul === undefined ? [] : [head];
  const notes: string[] = [];
  const { calls, isOver } = withoutPasses(auction);
  const words = calls.map(({ call, alert, note }) => {
    const letter = call === 'XX' ? 'R' : isBid(call) ? call.slice(0, 2) : call;
    if (note === undefined || notes.length === 9) return `${letter}${alert || note !== undefined ? '*' : ''}`;
    notes.push(`${notes.length + 1} ${lineOf(note)}`);
    return `${letter}${alert ? '*' : ''}^${notes.length}`;
  });
  if (isOver) words.push('A');
  else if (auction.ending === '+') words.push('Y');
  return [head + grouped(words), ...notes];
}

/** Returns the calls before the passes that end the auction; including the passes if one of them has a remark. */
function withoutPasses({ calls }: BoardAuction): {
  readonly calls: readonly BoardCall[];
  readonly isOver: boolean;
} {
  const last = calls.findLastIndex(({ call }) => call !== 'P');
  const isBare = calls.slice(last + 1).every(({ note, alert }) => note === undefined && alert !== true);
  const isOver = isBare && calls.length - 1 - last === (calls.some(({ call }) => isBid(call)) ? 3 : 4);
  return { calls: isOver ? calls.slice(0, last + 1) : calls, isOver };
}

/** Joins words in groups of four, with colons in between. */
const grouped = (words: readonly string[]): string =>
  words.map((word, i) => (i > 0 && i % 4 === 0 ? `:${word}` : word)).join('');

function tricksOf({ cards }: BoardPlay): string {
  return grouped(
    cards.map(({ card }, i) => {
      const led = cards[i - (i % 4)]?.card ?? card;
      const text = makeCard(card);
      return i % 4 !== 0 && suitOf(card) === suitOf(led) ? text.slice(1) : text;
    }),
  );
}

const CARRIED = new Set(['Date', 'Scoring', 'HomeTeam', 'VisitTeam', ...Object.values(TAG_OF_LABEL)]);

function lostInRbn(boards: readonly Board[]): string[] {
  const tags = [...new Set(boards.flatMap((board) => board.tags.map(({ name }) => name)))]
    .filter((name) => !CARRIED.has(name))
    .sort();
  const pairs = [...new Set(boards.flatMap((board) => board.pairs.map(({ tag }) => tag)))].sort();
  return [
    ...(tags.length > 0 ? [`RBN has no place for the tags ${tags.join(', ')}`] : []),
    ...(pairs.length > 0 ? [`RBN has no place for what LIN keeps as ${pairs.join(', ')}`] : []),
    ...LOSSES.filter(([, isLost]) => boards.some(isLost)).map(([why]) => why),
  ];
}

const LOSSES: readonly (readonly [string, (board: Board) => boolean])[] = [
  [
    'RBN gets no comments',
    ({ asides, auction, play }) =>
      asides.length > 0 ||
      [...(auction?.calls ?? []), ...(play?.cards ?? [])].some(({ comments }) => comments) ||
      auction?.comments !== undefined ||
      play?.comments !== undefined,
  ],
  [
    'RBN gets no numeric annotations',
    ({ auction, play }) => [...(auction?.calls ?? []), ...(play?.cards ?? [])].some(({ nags }) => nags),
  ],
  [
    'RBN gets no notes on cards, and nine on calls of an auction',
    ({ auction, play }) =>
      (play?.cards ?? []).some(({ note }) => note !== undefined) ||
      (auction?.calls ?? []).filter(({ note }) => note !== undefined).length > 9,
  ],
  [
    'RBN has no marks for irregularities',
    ({ auction, play, stated }) =>
      (auction?.calls ?? []).some(({ skipped, insufficient }) => skipped || insufficient) ||
      (play?.cards ?? []).some(({ revoke, leader }) => revoke || leader) ||
      stated.swapped === true ||
      stated.misstated === true,
  ],
  ['RBN knows no cards after one that is not known', ({ play }) => play?.beyond !== undefined],
  [
    'names in RBN have no plus signs and no colons',
    ({ players }) => /[+:]/.test(Object.values(players).join('')),
  ],
];
