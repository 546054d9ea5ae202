import type { Scheduled, TournamentCommand } from '@overtrick/evening/entry';
import type { OpenTournament, PlanWish } from '@overtrick/protocol/tournament';
import { ask } from '../../server/ask.ts';
import { tournamentLink } from '../../server/tournamentSocket.ts';
import { eveningText } from '../../text/evening.ts';
import { openEvening } from '../line/client.ts';
import { keepKey } from '../line/keys.ts';
import { openOutbox } from '../line/outbox.ts';
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
  const opened = await ask('POST /api/tournaments', { body: opening });
  if (!opened.ok) return { why: whyNot(opened) };
  const { tournament, token } = opened.value;
  const { name = eveningText.evening, isPractice } = opening;
  keepKey({ tournament, token, role: 'director', name, ...(isPractice && { isPractice }) }, Date.now());
  const why = await fill(tournament, token, wanted);
  return why === undefined ? { tournament } : { why };
}

/** Sends the commands one after the other over a connection of its own. */
async function fill(tournament: string, token: string, wanted: NewEvening): Promise<string | undefined> {
  const club = openEvening({
    tournament,
    token,
    link: tournamentLink(),
    outbox: openOutbox(),
    now: Date.now,
    loadDirecting: () => import('../line/directing.ts'),
  });
  club.open();
  try {
    await until(() => club.store.getState().view !== undefined);
    for (const command of commandsOf(wanted)) {
      const did = await club.act(command);
      if (!did?.ok) return whyNot(did);
    }
    return undefined;
  } finally {
    club.close();
  }
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

/** Milliseconds that the connection may take to open. */
const PATIENCE_MS = 10_000;

async function until(is: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!is() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}
