import { botName } from '@overtrick/protocol/botName';
import { parseStep } from '@overtrick/rules/action';
import { findGame } from '../games/list.ts';
import { keptTable } from './database.ts';

/**
 * A deal that was played on this device and is over, as the server tells of its own: the record's text, who sat where, what calls
 * mean, why the computer players acted. `undefined` when there is no such deal here.
 */
export async function keptBoard(table: string, deal: number): Promise<unknown> {
  const kept = await keptTable(table).catch(() => undefined);
  const played = kept?.deals[deal - 1];
  const game = kept && findGame(kept.wanted.game);
  if (kept === undefined || played === undefined || game === undefined || deal > kept.finished)
    return undefined;
  const { wanted } = kept;
  const { setup, steps } = played;
  const own = wanted.chair ?? Math.max(0, game.seats.indexOf('S'));
  const seats = setup.seating === undefined ? game.seats : [...setup.seating];
  const calls = steps.filter(({ step }) => parseStep(step)?.action.kind === 'call');
  const texts = (all: readonly (string | undefined)[]): object =>
    Object.fromEntries(all.flatMap((one, i) => (one === undefined ? [] : [[i, one]])));
  return {
    record: JSON.stringify({
      game: game.id,
      options: wanted.options ?? {},
      setup,
      steps: steps.map(({ step }) => step),
    }),
    match: wanted.match ?? game.matches[0]?.id,
    players: Object.fromEntries(seats.map((seat, i) => [seat, i === own ? wanted.name : botName(i)])),
    meanings: texts(calls.map(({ meaning }) => meaning)),
    reasons: texts(steps.map(({ reason }) => reason)),
  };
}
