import { botName } from '@overtrick/protocol/botName';
import type { Chair } from '@overtrick/protocol/openTable';
import type { Heard, Meaning, TableState } from '@overtrick/protocol/table';
import { recalled } from '@overtrick/rules/view';
import { canTakeBack, isOver, type LocalPlay, ownSeat, viewFrom } from './play.ts';

/** A table on this device as its page may show it: nothing that the visitor's seat may not see. */
export function stateOf(play: LocalPlay, version: number): TableState {
  const { kept, game, match, chair, options, matchOptions, policies, sheet, deal } = play;
  const chairs = play.seats.map((seat, i): Chair => {
    const isOwn = i === chair;
    return {
      chair: i,
      seat,
      kind: isOwn ? 'person' : 'bot',
      name: isOwn ? kept.wanted.name : botName(i),
      present: true,
      ...(isOwn && { host: true }),
    };
  });
  const meanings = meaningsOf(play);
  return {
    table: kept.table,
    game: game.id,
    options,
    match: match.id,
    matchOptions,
    policies,
    chairs,
    version,
    you: chair,
    deal,
    view: recalled(viewFrom(play, ownSeat(play))),
    sheet: match.rows(sheet),
    standing: match.standing(sheet),
    ready: [],
    ...(canTakeBack(play) && { canUndo: true }),
    ...(meanings !== undefined && { meanings }),
    ...(isOver(play) && { history: play.steps, reasons: reasonsOf(play) }),
  };
}

/** Parts that a state may be without. */
export const PASSING = ['canUndo', 'meanings', 'history', 'reasons'] as const;

function meaningsOf(play: LocalPlay): TableState['meanings'] {
  const { steps, policies } = play;
  const isOpen = policies.alerts !== 'off' || isOver(play);
  const calls = steps.filter(({ action }) => action.kind === 'call');
  const told = calls.flatMap(({ meaning: text, alert }, call): (readonly [number, Meaning])[] =>
    text === undefined || !isOpen ? [] : [[call, { text, ...(alert && { alert }), by: 'bot' }]],
  );
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** They tell of hidden cards, and so wait for the end of the deal. */
const reasonsOf = ({ steps }: LocalPlay): Readonly<Record<number, string>> =>
  Object.fromEntries(steps.flatMap(({ reason }, i) => (reason === undefined ? [] : [[i, reason]])));

/** The last step, if the visitor may hear of it. */
export function heardOf(play: LocalPlay, version: number): readonly Heard[] {
  const last = play.steps.at(-1);
  if (last === undefined || play.game.conceals?.(last, ownSeat(play)) === true) return [];
  return [{ seat: last.seat, action: last.action, version }];
}
