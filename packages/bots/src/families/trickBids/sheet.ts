import type { Action } from '@overtrick/rules/action';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import type { Party } from '@overtrick/rules/scores/outcome';
import { BAG, netPoints } from '../../valuation/netPoints.ts';
import { nameOf } from './names.ts';

/** The points of simulated deals after each of some actions, by what they were for. */
export interface Sheet {
  /** Adds a finished deal after an action, and returns its points for the player. */
  readonly add: (action: number, over: unknown) => number;
  /**
   * Says in a player's words why an action is better than the usual one: by what changes most.
   * @param isShort true if the player's side is short of its bid, so that bags are no motive
   */
  readonly reasonFor: (actions: readonly Action[], usual: number, best: number, isShort: boolean) => string;
}

/** The purposes of points, from the side of the player. */
const KINDS = ['own bid', 'other bid', 'own nil', 'other nil', 'own bags', 'other bags'] as const;
type Kind = (typeof KINDS)[number];
const BAGS: readonly Kind[] = ['own bags', 'other bags'];
/** The words for a gain of each kind, after the name of the card or bid. */
const WORDS: Readonly<Record<Kind, string>> = {
  'own bid': 'brings home more of what was bid',
  'other bid': 'sets the others more often',
  'own nil': 'saves the nil more often',
  'other nil': 'breaks their nil more often',
  'own bags': 'takes fewer bags',
  'other bags': 'leaves more bags to the others',
};

/** Starts an empty sheet for a number of actions. @param own the party of the player */
export function sheetFor(game: AnyGame, own: Party, actions: number): Sheet {
  const others = Math.max(1, partiesOf(game).length - 1);
  const sums = Array.from({ length: actions }, () => new Map<Kind, number>());
  const deals = Array.from({ length: actions }, () => 0);
  return {
    add(action, over) {
      const sum = sums[action];
      const { items = [], bags = {} } = game.outcome(over) ?? {};
      const note = (party: Party, what: 'bid' | 'nil' | 'bags', points: number): void => {
        const kind: Kind = `${party === own ? 'own' : 'other'} ${what}`;
        sum?.set(kind, (sum.get(kind) ?? 0) + (party === own ? points : -points / others));
      };
      for (const { reason, party, points } of items)
        note(party, reason === 'nil' || reason === 'bags' ? reason : 'bid', points);
      for (const [party, count] of Object.entries(bags)) note(party, 'bags', -BAG * count);
      deals[action] = (deals[action] ?? 0) + 1;
      return netPoints(game, over, own);
    },
    reasonFor(actions, usual, best, isShort) {
      const mean = (action: number, kind: Kind): number =>
        (sums[action]?.get(kind) ?? 0) / Math.max(1, deals[action] ?? 0);
      const gain = (kind: Kind): number => mean(best, kind) - mean(usual, kind);
      const kinds = KINDS.filter((kind) => gain(kind) > 0 && !(isShort && BAGS.includes(kind)));
      const kind = kinds.toSorted((one, other) => gain(other) - gain(one))[0];
      const [usually, better] = [actions[usual], actions[best]].map((one) => one && nameOf(one));
      return `${usually} is usual, but in the deals that I imagined ${better} ${kind === undefined ? 'scores better' : WORDS[kind]}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      );
    },
  };
}
