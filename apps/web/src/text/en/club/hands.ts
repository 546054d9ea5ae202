import { counted } from '../terms.ts';

/** The hands of a board, entered after its play. */
export const hands = {
  title: (board: number): string => `Hands of board ${board}`,
  open: (board: number): string => `Enter the hands of board ${board}`,
  which: 'Enter the hands of a board',
  number: 'Board',
  whose: 'Whose hand',
  seat: (seat: string, count: number): string => `${seat} ${count}`,
  typed: (seat: string): string => `${seat}: spades, hearts, diamonds, clubs`,
  take: 'Take',
  pack: (seat: string): string => `${seat}: tap each card`,
  count: (seat: string, count: number, of: number): string => `${seat}: ${count} of ${counted(of, 'card')}.`,
  whole: 'All four hands are whole.',
  enter: 'Enter the hands',
  twice: (card: string, seat: string): string => `${seat} has the ${card} already.`,
  wrongCount: (count: number): string => `A hand has 13 cards, this has ${counted(count, 'card')}.`,
  wrongText: (what: string): string =>
    what === ''
      ? 'A hand has four suits with dots or spaces between them, and a dash for none.'
      : `This cannot be in a hand, or is in it twice: ${what}`,
};
