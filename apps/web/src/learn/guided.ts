import { BOT_LEVELS } from '@overtrick/bots';
import { type Action, makeAction, parseAction, sameAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import type { ScoreItem } from '@overtrick/rules/scores/score';
import { exampleOf, type StepTaken } from '../deal/steps/exampleOf.ts';
import { dealtBy } from '../deal/steps/makeExample.ts';
import type { Example } from '../deal/steps/moment.ts';

/** The deal of a game with which a learner starts: the seed of its cards, and the learner's seat. */
export interface FirstDeal {
  readonly seed: string;
  readonly seat: Seat;
}

/** The part of a first deal that the learner has played. */
export interface Guided {
  readonly example: Example;
  readonly isOver: boolean;
  /** The choice at the learner's turn; absent at the end. */
  readonly asked?: GuidedChoice;
}

export interface GuidedChoice {
  /** The actions to choose from, including the guide's own. */
  readonly choices: readonly string[];
  readonly guide: string;
  /** The guide's reason. */
  readonly why?: string;
}

const [weakest] = BOT_LEVELS;
/** The level of the computer players in a first deal, also of the guide. */
const GUIDE = defined(weakest, 'there is a bot');

/** The largest number of choices; with more, those nearest to the guide's are offered. */
const MOST_CHOICES = 13;
const NEAR = 3;

/** A first deal in progress; computer players play the other hands and make the moves that offer no choice. */
export interface GuidedPlay {
  readonly start: unknown;
  readonly made: readonly StepTaken[];
  /** The learner's next choice; `undefined` at the end. */
  readonly asked: GuidedChoice | undefined;
  /** The score; `undefined` before the end. */
  readonly items: readonly ScoreItem[] | undefined;
  /** The number of the learner's choices so far. */
  readonly chosen: number;
}

/** Plays the deal up to the learner's first choice. */
export function startGuided(game: AnyGame, first: FirstDeal): GuidedPlay {
  const { start } = dealtBy(game, first.seed);
  return goOn(game, first, { start, made: [], chosen: 0 });
}

/** Plays the deal on after a choice; returns it unchanged where the choice is not legal. */
export function chooseGuided(game: AnyGame, first: FirstDeal, play: GuidedPlay, chosen: string): GuidedPlay {
  const state = stateOf(play);
  const wanted = parseAction(chosen);
  const action = wanted && game.legalActions(state, first.seat).find((one) => sameAction(one, wanted));
  if (play.asked === undefined || action === undefined) return play;
  const step: StepTaken = {
    step: { seat: first.seat, action },
    after: game.apply(state, first.seat, action),
    ...(chosen === play.asked.guide && { why: play.asked.why }),
  };
  return goOn(game, first, { start: play.start, made: [...play.made, step], chosen: play.chosen + 1 });
}

/** Returns the deal as the page shows it. */
export function shownOf(game: AnyGame, { seat }: FirstDeal, play: GuidedPlay): Guided {
  const { start, made, asked, items } = play;
  const example = exampleOf(game, start, made, { viewers: [seat], ...(items && { items }) });
  return {
    // the last change, which shows all hands, belongs only to a finished deal
    example: asked === undefined ? example : { ...example, changes: example.changes.slice(0, -1) },
    isOver: asked === undefined,
    ...(asked && { asked }),
  };
}

const stateOf = ({ start, made }: Pick<GuidedPlay, 'start' | 'made'>): unknown => made.at(-1)?.after ?? start;

/**
 * Continues with the other players' actions up to the learner's next choice or the end. The same steps before always
 * give the same steps after.
 */
function goOn(
  game: AnyGame,
  { seed, seat }: FirstDeal,
  before: Pick<GuidedPlay, 'start' | 'made' | 'chosen'>,
): GuidedPlay {
  const { bot, budget } = GUIDE;
  const made = [...before.made];
  let state = stateOf(before);
  for (let [actor] = game.toAct(state); actor !== undefined; [actor] = game.toAct(state)) {
    const legal = game.legalActions(state, actor);
    const random = seededRandom(`${seed} ${actor} ${made.length}`);
    const { action, reason: why } = bot(game, game.view(state, actor), budget, random);
    if (actor === seat && legal.length > 1) {
      const asked = { choices: choicesIn(legal, action), guide: makeAction(action), why };
      return { ...before, made, asked, items: undefined };
    }
    state = game.apply(state, actor, action);
    made.push({ step: { seat: actor, action }, after: state, why });
  }
  return { ...before, made, asked: undefined, items: dealtBy(game, seed).itemsOf(state) };
}

function choicesIn(legal: readonly Action[], advised: Action): readonly string[] {
  const at = legal.findIndex((action) => sameAction(action, advised));
  const near = legal.filter((_, i) => i === 0 || Math.abs(i - at) <= NEAR);
  return (legal.length <= MOST_CHOICES ? legal : near).map(makeAction);
}
