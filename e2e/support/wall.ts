import type { TournamentCommand } from '@overtrick/evening/entry';
import type { APIRequestContext } from '@playwright/test';

interface WantedWall {
  readonly sections: number;
  /** In each section; even. */
  readonly pairs: number;
  readonly nameOf: (pair: number, player: 1 | 2) => string;
  readonly policies?: Readonly<Record<string, string>>;
}

/** The evening of a wall: the id of its tournament, and commands by its director. */
export interface WallEvening {
  readonly tournament: string;
  readonly token: string;
  readonly act: (...commands: readonly (TournamentCommand | Record<string, unknown>)[]) => Promise<void>;
}

/** Opens an evening of some sections, each with a Mitchell movement and a clock that has not started. */
export async function openWall(request: APIRequestContext, wanted: WantedWall): Promise<WallEvening> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, wanted.sections);
  const idsOf = (section: number) =>
    Array.from({ length: wanted.pairs }, (_, i) => `c${section * wanted.pairs + i + 1}`);
  const all = letters.flatMap((_, section) => idsOf(section));
  const answer = await request.post('/api/tournaments', {
    data: {
      ...{ name: 'The Monday Club', form: 'pairs', game: 'bridge', method: 'mp', policies: wanted.policies },
      commands: all.map((contestant, i) => ({
        ...{ kind: 'entered', contestant },
        players: [{ name: wanted.nameOf(i + 1, 1) }, { name: wanted.nameOf(i + 1, 2) }],
      })),
    },
  });
  const { tournament, token } = await answer.json();
  const act: WallEvening['act'] = async (...commands) => {
    const done = await request.post(`/api/tournaments/${tournament}/commands`, {
      headers: { authorization: `Bearer ${token}` },
      data: { commands },
    });
    if (!done.ok()) throw new Error(await done.text());
  };
  for (const [i, section] of letters.entries())
    await act(
      {
        ...{ kind: 'plan', section, from: 1, movement: 'mitchell', entrants: idsOf(i) },
        ...{ boardsPerRound: 3, firstBoard: 1 },
      },
      { kind: 'timed', section, minutesPerBoard: 7, minutesPerMove: 2 },
    );
  return { tournament, token, act };
}
