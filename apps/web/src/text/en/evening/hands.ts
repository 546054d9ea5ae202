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
  typedInOrder: (seat: string): string => `${seat}: the cards in their order, from the left`,
  take: 'Take',
  pack: (seat: string): string => `${seat}: tap each card`,
  packInOrder: (seat: string): string => `${seat}: tap the cards in their order, from the left`,
  row: (seat: string, cards: string): string => `${seat}: ${cards}`,
  count: (seat: string, count: number, of: number): string => `${seat}: ${count} of ${counted(of, 'card')}.`,
  whole: 'All four hands are complete.',
  enter: 'Enter the hands',
  twice: (card: string, seat: string): string => `${seat} has the ${card} already.`,
  wrongCount: (count: number): string => `A hand has 13 cards, this has ${counted(count, 'card')}.`,
  wrongText: (what: string): string =>
    what === ''
      ? 'A hand has four suits with dots or spaces between them, and a dash for none.'
      : `This cannot be in a hand, or is in it twice: ${what}`,
  wrongRow: (what: string): string =>
    what === ''
      ? 'Type the 13 cards with spaces between them, each with its suit first.'
      : `Each card is its suit and its rank, once: S3 H9 D10. This is not: ${what}`,
  sealed: {
    title: 'Sealed hands',
    dealt: (boards: string): string => `Boards with hands: ${boards}`,
    help: 'The hands of a board are sealed until everybody has played it. Open them earlier to duplicate boards or for a ruling: the log keeps who opened them and why, and a director who has opened a board cannot play.',
    first: 'First board',
    last: 'Last board',
    reason: 'Reason',
    open: (boards: string): string => `Open hands of boards ${boards}`,
    opened: 'Boards that were opened',
    openedEarly: (boards: string): string =>
      `A director has opened the hands of these boards before everybody had played them: ${boards}`,
  },
};
