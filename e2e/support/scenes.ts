import type { Policies } from '@overtrick/protocol/policies';
import { defined } from '@overtrick/rules/assert';
import type { OptionValues } from '@overtrick/rules/options';
import type { View } from '@overtrick/rules/views/view';

/** A moment of a game that shows the parts special to its table. */
export interface Scene {
  readonly game: string;
  /** The caption, one sentence for the docs. */
  readonly caption: string;
  /** The visitor's chair; the first when left out. */
  readonly chair?: number;
  /** Present where the moment needs a certain role: the chairs after `chair` are tried too, one per table. */
  readonly isAnyChair?: true;
  /** The seed of the deal and of the computer players. */
  readonly seed?: string;
  readonly options?: OptionValues;
  /** The rules of the table, where they differ from the defaults. */
  readonly policies?: Partial<Policies>;
  /** The visitor's actions, each once as soon as it is legal; otherwise they pass, or play any card. */
  readonly does?: readonly string[];
  /** True once the moment has come; called whenever it is the visitor's turn. */
  readonly until: (view: View) => boolean;
  /** Present where the moment only comes with players who know the game. */
  readonly novices?: true;
  /** Present where the same table is shown on a phone too. */
  readonly phone?: true;
}

const tricksIn = ({ taken }: View): number => Object.values(taken).reduce((sum, one) => sum + one, 0);
/** Returns a test for the play after the given number of tricks, with the given number of cards on the table. */
const inPlay =
  (tricks: number, cards: number) =>
  (view: View): boolean =>
    view.phase === 'play' && tricksIn(view) >= tricks && view.trick.length >= cards;
const at =
  (phase: View['phase']) =>
  (view: View): boolean =>
    view.phase === phase;

/** A scene for every game, in the order of the list of games. */
export const SCENES: readonly Scene[] = [
  {
    game: 'bridge',
    caption: 'The play: contract, tricks won and needed, the auction and the last trick at the side.',
    chair: 1,
    until: inPlay(3, 1),
  },
  {
    game: 'minibridge',
    caption:
      'Points are announced at each name; declarer sees dummy and chooses trumps, then part score or game.',
    seed: 'pictures 2',
    until: at('declare'),
  },
  {
    game: 'minibridge-slips',
    caption: 'The opener reads their partner’s slip and names a contract.',
    does: ['open'],
    until: at('declare'),
    phone: true,
  },
  {
    game: 'auction',
    caption: 'Under each bid stands what it is worth.',
    until: at('auction'),
  },
  { game: 'plafond', caption: 'The same in the French game.', until: (view) => view.calls.length > 2 },
  {
    game: 'bridge-whist',
    caption:
      'The dealer names trumps, with the points for each trick in sight, or leaves it to their partner.',
    until: at('declare'),
  },
  { game: 'biritch', caption: 'Who may double is asked.', chair: 1, until: at('double') },
  {
    game: 'double-dummy',
    caption: 'Two players, two dummies, each named by its owner.',
    does: ['1NT'],
    until: inPlay(2, 1),
    phone: true,
  },
  {
    game: 'single-dummy',
    caption: 'Declarer chooses which hand becomes dummy.',
    does: ['1NT', '3NT', '7NT'],
    until: at('decide'),
  },
  {
    game: 'semi-exposed',
    caption: 'Dummies in piles: only the open cards can be played, and those under them turn up.',
    does: ['1NT'],
    until: inPlay(3, 1),
    phone: true,
  },
  {
    game: 'draw',
    caption: 'While the hands are drawn: the stock, the card drawn last, tricks that do not count.',
    until: (view) => view.phase === 'draw' && (view.stock?.left ?? 26) < 20,
    phone: true,
  },
  {
    game: 'awol',
    isAnyChair: true,
    caption: 'South is asked whether to open the dummy, and what it costs.',
    until: at('decide'),
  },
  {
    game: 'cutthroat',
    caption: 'Once a contract is called, the dummy lies between the two defenders.',
    until: inPlay(2, 1),
    phone: true,
  },
  {
    game: 'towie',
    caption: 'Six cards of the dummy lie open while the three players bid.',
    until: at('auction'),
  },
  {
    game: 'solo',
    caption: 'Two rows as they were dealt, of which only the ends can be played.',
    does: ['1NT'],
    until: inPlay(3, 1),
    phone: true,
  },
  {
    game: 'solo-whist',
    caption: 'All cards lie open until both players have seen enough.',
    until: at('peek'),
  },
  {
    game: 'solo-500',
    caption: 'Bids with what they are worth; the joker among the cards.',
    until: at('bids'),
  },
  {
    game: 'spades',
    caption: 'What each has bid and taken stands at their name, the sides’ totals above.',
    does: ['bid 3'],
    until: inPlay(4, 2),
  },
  {
    game: 'call-bridge',
    caption: 'A number of tricks is bid by one press.',
    until: at('bids'),
  },
  { game: 'call-break', caption: 'Four play, each for themselves.', does: ['bid 2'], until: inPlay(5, 1) },
  {
    game: 'dummy-spades',
    caption: 'Each of three looks at cards of the dummy before they bid.',
    options: { peek: 'three' },
    until: at('peek'),
    phone: true,
  },
  {
    game: 'draw-discard',
    caption: 'One of two cards is for the hand: keep this one, or take the next.',
    until: (view) => view.phase === 'draw' && (view.stock?.left ?? 52) < 40,
  },
  {
    game: 'memory',
    caption: 'The first thirteen tricks do not count; they are there to be remembered.',
    until: (view) => view.phase === 'exchange' && view.trick.length > 0,
  },
  {
    game: 'bid-first',
    caption: 'Bid first, then played for the open card of the stock.',
    does: ['1NT'],
    until: (view) => view.phase === 'exchange' && (view.stock?.left ?? 26) < 22,
  },
  {
    game: 'secret',
    caption: 'A card is announced from dummy: declarer lets it stand, or plays the secret card in its place.',
    does: ['1NT', '3NT', '6NT', '7NT'],
    novices: true,
    until: (view) =>
      view.phase === 'play' && view.legal.length > 1 && view.legal.every(({ kind }) => kind === 'choose'),
    phone: true,
  },
  {
    game: 'cutthroat-spades',
    caption: 'Seventeen cards each, and a column of the sheet for each of three.',
    does: ['bid 5'],
    until: inPlay(3, 1),
    phone: true,
  },
  {
    game: 'cutthroat-spades-4',
    caption: 'The same for four, each for themselves.',
    does: ['bid 3'],
    until: inPlay(3, 1),
  },
];

/** Returns the scene of a game. */
export const sceneOf = (id: string): Scene =>
  defined(
    SCENES.find(({ game }) => game === id),
    'every game has a scene',
  );
