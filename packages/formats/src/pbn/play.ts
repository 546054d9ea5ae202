import { makeCard, parseCard, type Suit } from '@overtrick/rules/cards/card';
import { parseSeat, type Seat, seatsBetween, seatsFrom, turn } from '@overtrick/rules/cards/seat';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import { ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { BoardCard, BoardPlay, Ending } from '../board.ts';
import { type BoardCode, failAt } from '../item.ts';
import type { Place } from '../place.ts';
import { seatsOfCards } from '../seats.ts';
import type { SectionContents } from './auction.ts';
import type { PbnTag } from './file.ts';
import { Notes, NoteWriter } from './notes.ts';
import { type Entry, isEmpty, makeLeadComments, makeRemarks, makeRows, readSection } from './section.ts';

/**
 * Reads a play section (PBN 3.6). Its columns are seats, the opening leader's first; they are converted to the order in
 * which the cards were played, where each trick starts with the winner of the last one. It ends at the first unknown
 * card. It does not check whether the cards are lawful.
 */
export function readPlay(
  tag: PbnTag,
  noteTags: readonly PbnTag[],
  trump: Suit | undefined,
  leader: Seat | undefined,
): Result<SectionContents<BoardPlay> | undefined, BoardCode> {
  const first = parseSeat(tag.value) ?? (/^\s*\??\s*$/.test(tag.value) ? leader : undefined);
  const notes = new Notes(noteTags);
  const section = readSection(tag, notes, 7);
  if (!section.ok) return section;
  const { entries, comments, escapes } = section.value;
  if (first === undefined) {
    return isEmpty(section.value)
      ? ok(undefined)
      : failAt('ERR_DEALER', tag.place, `the play begins at N, E, S or W, not at ${quote(tag.value)}`);
  }
  const cells: (Cell | undefined)[] = [];
  let ending: Ending | undefined;
  for (const entry of entries) {
    const { text, place } = entry;
    if (ending === '*')
      return failAt('ERR_CARD', place, 'nothing can be played after the * that ends the play');
    if (text === '*') ending = '*';
    else if (text === '+' || /^-+$/.test(text)) {
      if (text === '+') ending = '+';
      for (let i = 0; i < text.length; i++) cells.push(undefined);
    } else {
      const card = cardOf(entry);
      if (card === undefined) return failAt('ERR_CARD', place, `${quote(text)} is not a card`);
      cells.push({ ...card, place });
    }
  }
  const [played, beyond] = inOrder(cells, first, trump);
  const value: BoardPlay = {
    leader: first,
    cards: played.map(cardOfPlayed),
    ...(beyond.length > 0 && {
      beyond: beyond.map((card) => ({ ...cardOfPlayed(card), trick: card.trick, seat: card.seat })),
    }),
    ...(ending !== undefined && { ending }),
    ...(comments.length > 0 && { comments }),
    ...(notes.loose.length > 0 && { notes: notes.loose }),
  };
  return ok({ value, places: played.map(({ place }) => place), escapes });
}

/** A card in its column, with the mark of a lead out of turn. */
type Cell = BoardCard & { readonly place: Place; readonly out?: true };

function cardOf({ text, marks, remarks }: Entry): Omit<Cell, 'place'> | undefined {
  const card = parseCard(text);
  if (card === undefined) return undefined;
  return {
    card,
    ...remarks,
    ...(marks.includes('R') && { revoke: true }),
    ...(marks.includes('L') && { out: true }),
  };
}

type Played = Cell & { readonly trick: number; readonly seat: Seat };

/** Returns the cards in the order played, up to the first unknown one; then the cards after it. */
function inOrder(
  cells: readonly (Cell | undefined)[],
  first: Seat,
  trump: Suit | undefined,
): [Played[], Played[]] {
  const played: Played[] = [];
  const beyond: Played[] = [];
  let leader = first;
  let known = true;
  for (let row = 0; row < cells.length; row += 4) {
    const trick: SeatCard[] = [];
    const out = cells.slice(row, row + 4).findIndex((cell) => cell?.out);
    for (const seat of seatsFrom(out === -1 ? leader : turn(first, out))) {
      const cell = cells[row + seatsBetween(first, seat)];
      known &&= cell !== undefined;
      if (cell === undefined) continue;
      (known ? played : beyond).push({ ...cell, trick: row / 4 + 1, seat });
      trick.push({ seat, card: cell.card });
    }
    leader = winningCard(trick, trump)?.seat ?? leader;
  }
  return [played, beyond];
}

const cardOfPlayed = ({ place: _place, trick: _trick, out, seat, ...card }: Played): BoardCard => ({
  ...card,
  ...(out && { leader: seat }),
});

/** Makes the play section: its tag, and the notes after it. */
export function makePlay(
  play: BoardPlay,
  first: Seat,
  trump: Suit | undefined,
): Pick<PbnTag, 'name' | 'value' | 'text'>[] {
  const { cards, beyond = [], ending, comments, notes: loose } = play;
  const notes = new NoteWriter();
  const { seats, next } = seatsOfCards(cards, first, trump);
  const cells: string[] = [];
  const put = (trick: number, seat: Seat, text: string) => {
    while (cells.length < 4 * trick) cells.push(UNKNOWN);
    cells[4 * (trick - 1) + seatsBetween(first, seat)] = text;
  };
  for (const [i, card] of cards.entries())
    put(Math.floor(i / 4) + 1, seats[i] ?? first, makeCell(card, notes));
  if (ending === '+') put(Math.floor(cards.length / 4) + 1, next, '+ ');
  for (const { trick, seat, ...card } of beyond) put(trick, seat, makeCell(card, notes));
  const text = makeLeadComments(comments) + makeRows(cells) + (ending === '*' ? '\n*' : '');
  return [
    { name: 'Play', value: first, text },
    ...notes.values(loose).map((value) => ({ name: 'Note', value, text: '' })),
  ];
}

/** An unknown card, as wide as a card, to keep the columns aligned. */
const UNKNOWN = '- ';

const makeCell = ({ card, revoke, leader, ...remarks }: BoardCard, notes: NoteWriter): string =>
  `${leader ? '^L ' : ''}${revoke ? '^R ' : ''}${makeCard(card)}${makeRemarks(remarks, notes)}`;
