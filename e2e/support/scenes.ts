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
    caption:
      'The picture shows the play: the contract, the tricks won and needed, and at the side the auction and the last trick.',
    chair: 1,
    until: inPlay(3, 1),
  },
  {
    game: 'minibridge',
    caption:
      'Each player’s points are shown at their name; declarer sees dummy and chooses trumps, then part score or game.',
    seed: 'pictures 2',
    until: at('declare'),
  },
  {
    game: 'minibridge-slips',
    caption: 'Here the opener sees their partner’s slip beside their own hand.',
    does: ['open'],
    until: at('declare'),
    phone: true,
  },
  {
    game: 'auction',
    caption: 'The value of each bid is shown below it.',
    until: at('auction'),
  },
  {
    game: 'plafond',
    caption: 'The table looks like that of auction bridge.',
    until: (view) => view.calls.length > 2,
  },
  {
    game: 'bridge-whist',
    caption:
      'The dealer names trumps, with the points for each trick in sight, or leaves it to their partner.',
    until: at('declare'),
  },
  {
    game: 'biritch',
    caption: 'A player who may double is asked whether to do so.',
    chair: 1,
    until: at('double'),
  },
  {
    game: 'double-dummy',
    caption: 'Each dummy is labelled with its owner.',
    does: ['1NT'],
    until: inPlay(2, 1),
    phone: true,
  },
  {
    game: 'single-dummy',
    caption: 'Here declarer makes that choice.',
    does: ['1NT', '3NT', '7NT'],
    until: at('decide'),
  },
  {
    game: 'semi-exposed',
    caption: 'The dummies lie in piles, and only the open cards can be played.',
    does: ['1NT'],
    until: inPlay(3, 1),
    phone: true,
  },
  {
    game: 'draw',
    caption:
      'The picture shows the drawing: the stock, the last card drawn, and the tricks that do not count.',
    until: (view) => view.phase === 'draw' && (view.stock?.left ?? 26) < 20,
    phone: true,
  },
  {
    game: 'awol',
    isAnyChair: true,
    caption: 'South is asked whether to open the dummy, and told what it costs.',
    until: at('decide'),
  },
  {
    game: 'cutthroat',
    caption: 'After the auction the dummy lies between the two defenders.',
    until: inPlay(2, 1),
    phone: true,
  },
  {
    game: 'towie',
    caption: 'The picture shows the six open cards during the auction.',
    until: at('auction'),
  },
  {
    game: 'solo',
    caption: 'The two rows lie as they were dealt.',
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
    caption: 'The value of each bid is shown below it, and the joker is among the cards.',
    until: at('bids'),
  },
  {
    game: 'spades',
    caption: 'Bids and tricks taken are shown at each name, and the sides’ totals above.',
    does: ['bid 3'],
    until: inPlay(4, 2),
  },
  {
    game: 'call-bridge',
    caption: 'One press bids a number of tricks.',
    until: at('bids'),
  },
  {
    game: 'call-break',
    caption: 'The picture shows the play, with the bids and the tricks taken at each name.',
    does: ['bid 2'],
    until: inPlay(5, 1),
  },
  {
    game: 'dummy-spades',
    caption: 'Each of the three players looks at cards of the dummy before they bid.',
    options: { peek: 'three' },
    until: at('peek'),
    phone: true,
  },
  {
    game: 'draw-discard',
    caption: 'The player keeps this card, or takes the next one.',
    until: (view) => view.phase === 'draw' && (view.stock?.left ?? 52) < 40,
  },
  {
    game: 'memory',
    caption: 'The first thirteen tricks do not count; the players only try to remember them.',
    until: (view) => view.phase === 'exchange' && view.trick.length > 0,
  },
  {
    game: 'bid-first',
    caption: 'Here the players exchange cards, playing for the open card of the stock.',
    does: ['1NT'],
    until: (view) => view.phase === 'exchange' && (view.stock?.left ?? 26) < 22,
  },
  {
    game: 'secret',
    caption:
      'The defender has announced a card from dummy: declarer lets it stand, or plays the secret card instead.',
    does: ['1NT', '3NT', '6NT', '7NT'],
    novices: true,
    until: (view) =>
      view.phase === 'play' && view.legal.length > 1 && view.legal.every(({ kind }) => kind === 'choose'),
    phone: true,
  },
  {
    game: 'cutthroat-spades',
    caption: 'Each player has seventeen cards, and the score sheet has a column for each of the three.',
    does: ['bid 5'],
    until: inPlay(3, 1),
    phone: true,
  },
  {
    game: 'cutthroat-spades-4',
    caption: 'The same game for four players.',
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
