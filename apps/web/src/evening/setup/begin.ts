import type { Scheduled, TournamentCommand } from '@overtrick/evening/entry';
import type { OpenTournament, PlanWish } from '@overtrick/protocol/tournament';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { keepKey } from '../line/keys.ts';
import { whyNot } from '../refusal.ts';

/** The plan of a section whose rounds follow a kind of movement. */
export interface SectionPlan extends KindPlan {
  readonly section: string;
}
export type KindPlan = Omit<PlanWish, 'kind' | 'section' | 'from' | 'firstBoard'>;

/** An evening before it is opened. */
export interface NewEvening {
  readonly opening: OpenTournament;
  /** The names of the players of each pair; empty for a pair without names. */
  readonly pairs: readonly (readonly string[])[];
  /** The plans of the sections, which play the same boards. */
  readonly plans?: readonly SectionPlan[];
  readonly minutesPerBoard?: number;
  /** Present where it starts by itself. */
  readonly schedule?: Omit<Scheduled, 'kind'>;
}

/** Opens an evening with its pairs, plan and times; returns its id, or one sentence with the reason it failed. */
export async function begin(
  wanted: NewEvening,
): Promise<{ readonly tournament: string } | { readonly why: string }> {
  const { opening } = wanted;
  const commands = commandsOf(wanted);
  const opened = await ask('POST /api/tournaments', {
    body: {
      ...opening,
      ...(commands.length > 0 && { commands: commands.map((command) => ({ ...command })) }),
    },
  });
  if (!opened.ok) return { why: whyNot(opened) };
  const { tournament, token } = opened.value;
  const { name = eveningText.evening, isPractice } = opening;
  keepKey({ tournament, token, role: 'director', name, ...(isPractice && { isPractice }) }, Date.now());
  return { tournament };
}

function commandsOf({
  pairs,
  plans = [],
  minutesPerBoard = 7,
  schedule,
}: NewEvening): readonly (TournamentCommand | PlanWish)[] {
  return [
    ...pairs.map((names, i): TournamentCommand => {
      const players = names.map((name) => ({ name }));
      return { kind: 'entered', contestant: `c${i + 1}`, ...(players.length > 0 && { players }) };
    }),
    ...(schedule ? [{ kind: 'scheduled' as const, ...schedule }] : []),
    ...plans.flatMap((plan) => [
      { kind: 'plan' as const, from: 1, firstBoard: 1, ...plan },
      {
        kind: 'timed' as const,
        section: plan.section,
        minutesPerBoard,
        minutesPerMove: 1,
        warnings: [2],
      },
    ]),
  ];
}
