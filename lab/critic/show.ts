import { makeAction } from '@overtrick/rules/action';
import { makeCard } from '@overtrick/rules/cards/card';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat } from '@overtrick/rules/cards/seat';
import { makeDiagram } from '@overtrick/rules/deals/diagram';
import type { AnyGame } from '@overtrick/rules/game';
import type { DealRecord } from '@overtrick/rules/record';
import type { Fault } from './watch.ts';

/** Prints a fault in plain text: the hands at that moment, the auction, the tricks so far, and what was done. */
export function showFault(game: AnyGame, record: DealRecord, fault: Fault): string {
  const { setup, options, steps } = record;
  let state = game.start(setup, options);
  for (const { seat, action } of steps.slice(0, fault.step)) state = game.apply(state, seat, action);
  const view = game.view(state);
  const play = game.playOf?.(state);
  const shown = bySeat((seat) => game.view(state, seat).hands[seat].cards ?? play?.hands[seat] ?? EMPTY);
  const made = steps[fault.step];
  const said = steps
    .slice(0, fault.step)
    .flatMap(({ seat, action }) => (action.kind === 'play' ? [] : [`${seat} ${makeAction(action)}`]));
  const tricks = view.tricks.map((trick) =>
    trick.map(({ seat, card }) => `${seat} ${makeCard(card)}`).join(' '),
  );
  const trick = view.trick.map(({ seat, card }) => `${seat} ${makeCard(card)}`).join(' ');
  return [
    `${game.id}, board ${setup.board ?? ''}: ${fault.seat ?? 'all'} ${fault.words}`,
    makeDiagram(play === undefined || made === undefined ? (view.deal ?? setup.deal) : shown, [
      `dealer ${setup.dealer}`,
      `vul ${setup.vul}`,
    ]).trimEnd(),
    said.join(', '),
    ...(tricks.length > 0 ? [tricks.join(' | ')] : []),
    ...(made === undefined
      ? []
      : [`${trick === '' ? '' : `${trick}, then `}${made.seat} ${makeAction(made.action)}`]),
    '',
  ].join('\n');
}
