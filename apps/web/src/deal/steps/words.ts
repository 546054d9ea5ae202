import type { Step } from '@overtrick/rules/action';
import { parseContract } from '@overtrick/rules/auction/contract';
import { type Card, isStrain } from '@overtrick/rules/cards/card';
import { isSeat, type Seat } from '@overtrick/rules/cards/seat';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';
import type { TableLayout } from './layout.ts';
import { type Example, lengthOf, type Moment, momentAt } from './moment.ts';
import { stepIn } from './read.ts';

/** Names a hand: by its player's seat, or the owner of the dummy. */
export function handName({ places }: TableLayout, seat: Seat): string {
  const place = places[seat];
  if (place === null || place.isPlayer) return text.seats[seat];
  return place.owner === undefined
    ? `${text.guide.dummy}, ${text.seats[seat]}`
    : text.guide.dummyOf(place.owner);
}

/** Returns the card that stands for the joker in this game. */
export const jokerOf = (game: string): Card | undefined => panelOf({ game }).joker;

/** Names an action, as on its button. */
export const actionName = (game: string, { action }: Step): string =>
  action.kind === 'play' && action.card === jokerOf(game) ? text.games.joker : text.action(action);

/** Writes the step that led to this place, with its reason. */
export function wordsOf(
  game: string,
  layout: TableLayout,
  example: Example,
  at: number,
): { readonly did: string; readonly why?: string } {
  const change = example.changes[at - 1];
  if (change === undefined) return { did: text.guide.start };
  const step = stepIn(change);
  if (step === undefined) return { did: text.guide.end };
  const who = handName(layout, step.seat);
  const what = actionName(game, step);
  const did =
    change.from === undefined
      ? text.guide.did(who, what)
      : text.guide.didFrom(who, text.seats[change.from], what);
  const { won } = momentAt(example, at);
  const winner = isSeat(won) ? ` ${text.guide.wins(handName(layout, won))}` : '';
  // the last change of a finished deal is not a player's step
  const isLast = example.changes.at(-1)?.did === undefined && at >= lengthOf(example) - 1;
  return {
    did: `${did}${winner}${isLast ? ` ${text.guide.endShort}` : ''}`,
    ...(change.why !== undefined && { why: change.why }),
  };
}

/** Writes the contract or the trumps: `2 notrump by South`, `hearts`; empty before they are fixed. */
export function playingWords({ playing }: Moment): string {
  const [what = '', declarer] = playing.split(' by ');
  const contract = parseContract(what);
  if (contract && isSeat(declarer)) return text.guide.contract({ ...contract, declarer });
  return isStrain(what) ? text.guide.strain(what) : '';
}
