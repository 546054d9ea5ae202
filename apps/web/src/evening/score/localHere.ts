import { parseSitting } from '@overtrick/evening/line';
import type { HereView, TournamentView } from '@overtrick/evening/view';
import { hereByPlan, hereOfPairByPlan } from '@overtrick/evening/view/here';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import type { Waiting } from '../line/outbox.ts';
import { type ShownLine, withWaiting } from './waiting.ts';

/** The sitting that the device shows, and its lines with what waits to be sent. */
export interface LocalSitting {
  readonly here: HereView;
  readonly lines: readonly ShownLine[];
}

/**
 * Returns the current sitting. Where the server does not know yet that the table sat down to a round, or that a player
 * has entered all of one, the device continues by the plan that it has.
 * @param isAlone the server cannot be reached: a player does not wait for the other side
 */
export function sittingHere(
  { here, plan, head }: Pick<TournamentView, 'here' | 'plan' | 'head'>,
  waiting: readonly Waiting[],
  isAlone: boolean,
): LocalSitting | undefined {
  if (here === undefined) return undefined;
  const { contestant } = head;
  if (here.side === undefined || contestant === undefined) {
    const round = Math.max(here.round, ...waiting.flatMap((one) => begunRound(one, here.place)));
    return shown(
      round === here.round ? here : (hereByPlan(plan, here.place, round) ?? here),
      waiting,
      head.scale,
    );
  }
  let now = shown(here, waiting, head.scale);
  while (now.lines.every((line) => isLeft(line, now.here.side ?? 'NS', isAlone))) {
    const next = nextOfPair(plan, contestant, now.here.round);
    if (next === undefined) return now;
    now = shown(next, waiting, head.scale);
  }
  return now;
}

const shown = (
  here: HereView,
  waiting: readonly Waiting[],
  scale: BoardScaleId | undefined,
): LocalSitting => ({
  here,
  lines: here.lines.map((line) => withWaiting(line, waiting, scale)),
});

/** Returns the slot of a board that is not planned at the sitting, with what waits to be sent. */
export const otherLine = (
  { place, round, ns = '', ew = '', seats }: HereView,
  board: number,
  waiting: readonly Waiting[],
  scale: BoardScaleId | undefined,
): ShownLine =>
  withWaiting(
    {
      line: `${place}/${round}/${board}`,
      ...{ board, ns, ew, state: 'due', seen: 0, isOffPlan: true },
      ...(seats && { seats }),
    },
    waiting,
    scale,
  );

function begunRound({ command, refused }: Waiting, place: string): readonly number[] {
  if (command.kind !== 'begun' || refused !== undefined) return [];
  const sitting = parseSitting(command.where);
  return sitting !== undefined && `${sitting.section}${sitting.table}` === place ? [sitting.round] : [];
}

/**
 * True if a player has finished the slot: it is settled or skipped, or, without a connection, they have reported it.
 */
function isLeft(line: ShownLine, side: 'NS' | 'EW', isAlone: boolean): boolean {
  if (line.state === 'reported') return isAlone && line[side] !== undefined;
  return line.state !== 'due' && line.state !== 'disputed';
}

/** Finds the next sitting of a pair with boards to play. */
function nextOfPair(plan: TournamentView['plan'], contestant: string, round: number): HereView | undefined {
  const last = Math.max(0, ...plan.map(({ rounds }) => rounds.length));
  for (let next = round + 1; next <= last; next++) {
    const here = hereOfPairByPlan(plan, contestant, next);
    if (here !== undefined && here.lines.length > 0) return here;
  }
  return undefined;
}
