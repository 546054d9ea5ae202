import { type Command, Option } from '@commander-js/extra-typings';
import { type BoardGame, hasBoards, hasBoardsOfThree, seatsOfTwo } from '@overtrick/duplicate/boardGame';
import { scoringOf } from '@overtrick/duplicate/event/scored';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import { makeLog } from '@overtrick/evening/log';
import { DRAWINGS } from '@overtrick/evening/plan/draft';
import { FORMS, type Form } from '@overtrick/evening/terms/entries';
import { type Opening, openTournament } from '@overtrick/evening/terms/open';
import { type ListedContestant, readContestants } from '@overtrick/formats/contestants/read';
import { undrawn } from '@overtrick/movements/draws/sittings';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import type { Movement } from '@overtrick/movements/movement';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { noSuch, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';

const PLACE = 'overtrick tournament new';
const MOST_ENTRANTS = 400;
const MOVEMENTS = [...MOVEMENT_KINDS.map(({ id }) => id), ...Object.keys(DRAWINGS)];

interface Wanted {
  readonly form: Form;
  readonly entrants?: number;
  readonly entries?: string;
  readonly movement: string;
  readonly rounds?: number;
  readonly boardsPerRound: number;
  readonly method?: string;
  readonly scale?: string;
  readonly game?: string;
  readonly name?: string;
}

export function defineNew(command: Command, io: Io, end: (trouble: Trouble) => void): void {
  command
    .command('new')
    .summary('start a log: a tournament of one section')
    .description('Print a log: the contestants, numbered consecutively, and the plan.')
    .addOption(
      new Option('--form <form>', 'what the contestants are').choices(FORMS).default('pairs' as const),
    )
    .option('--entrants <n>', 'how many contestants', wholeNumber(2, MOST_ENTRANTS))
    .option('--entries <file>', 'their names, in the order of their numbers: CSV with name, name2, member, …')
    .requiredOption('--movement <kind>', MOVEMENTS.join(', '))
    .option('--rounds <r>', 'how many rounds, if the movement leaves a choice', wholeNumber(1, 99))
    .option('--boards-per-round <k>', 'the number of boards in a set', wholeNumber(1, 99), 2)
    .option('--method <name>', 'how boards are scored; default: mp, or imps for teams')
    .option(
      '--scale <name>',
      'the scale that converts a match to victory points: wbf, wbf-discrete, ebu, …; default in a Swiss: wbf',
    )
    .option('--game <id>', 'the game, as `overtrick games` lists it; default: bridge, or awol for threes')
    .option('--name <text>', 'the name of the tournament')
    .action(async (options) => end(await open(io, options)));
}

async function open(io: Io, options: Wanted): Promise<Trouble> {
  const { form, boardsPerRound, name } = options;
  const game = options.game ?? (form === 'threes' ? 'awol' : 'bridge');
  const played = findGame(game);
  const isFit = fitTo(form);
  if (played === undefined || !isFit(played))
    return noSuch(
      PLACE,
      'game with numbered boards',
      game,
      GAMES.filter(isFit).map((known) => known.id),
    );
  const seats = seatsOfTwo(played);
  const method = options.method ?? (form === 'teams' ? 'imps' : 'mp');
  // a Swiss is ranked by victory points
  const scale = options.scale ?? (options.movement === 'swiss' && hasScale(form, method) ? 'wbf' : undefined);
  const chosen = scale === undefined ? {} : { options: { scale } };
  const scoring = form === 'teams' ? teamsScoringOf({ method, ...chosen }) : scoringOf({ method, ...chosen });
  if (!scoring.ok) return { ...scoring, at: PLACE };
  const list = await readEntrants(io, options.entries);
  if (!list.ok) return list;
  const count = options.entrants ?? list.value?.length;
  if (count === undefined)
    return fail('ERR_USAGE', PLACE, 'say how many contestants there are: --entrants 13');
  const plan = planOf(options, count);
  if (!plan.ok) return plan;
  const log = openTournament({
    form,
    game,
    ...present({ seats, scale: played.boardScale }),
    method,
    ...chosen,
    ...present({ name }),
    ...plan.value,
    boardsPerRound,
    ...present({ entrants: list.value }),
    // no clock is read: the same arguments give the same bytes
    at: 0,
  });
  if (!log.ok) return { ...log, at: PLACE };
  await io.out(makeLog(log.value));
  return undefined;
}

/** True if a match scored by a method can be converted to victory points. */
const hasScale = (form: Form, method: string): boolean =>
  form === 'teams' ? method === 'imps' : scoringOf({ method, options: { scale: 'wbf' } }).ok;

const fitTo =
  (form: Form) =>
  (game: BoardGame): boolean =>
    form === 'threes'
      ? hasBoardsOfThree(game)
      : hasBoards(game) && (form !== 'individual' || game.players === 4);

/** Returns the movement for that many entrants; for drawn rounds, only the number of rounds. */
function planOf(
  { form, movement: id, rounds }: Wanted,
  count: number,
): Result<Pick<Opening, 'movement' | 'draw'> & { readonly movement: Movement }> {
  const kind = MOVEMENT_KINDS.find((known) => known.id === id);
  const drawing = DRAWINGS[id];
  const seatings = kind ? [kind.seating] : (drawing?.seatings ?? []);
  if (seatings.length === 0) return noSuch(PLACE, 'movement', id, MOVEMENTS);
  if (!seatings.includes(form))
    return fail('ERR_MOVEMENT', PLACE, `${id} is a movement of ${seatings.join(', ')}, not of ${form}`);
  if (drawing !== undefined) {
    if (form === 'individual' && count < 4)
      return fail('ERR_MOVEMENT', PLACE, `${id} needs at least 4 players`);
    return ok({
      movement: undrawn(id, count, rounds ?? drawing.rounds(count), form),
      draw: { kind: drawing.draw, teams: count },
    });
  }
  const movement = kind && movementOf(kind, count, rounds);
  if (movement === undefined) return noSuch(PLACE, 'movement', id, MOVEMENTS);
  return movement.ok ? ok({ movement: movement.value }) : { ...movement, at: PLACE };
}

/** Reads the contestants of a list; `undefined` without a list. */
async function readEntrants(
  io: Io,
  file: string | undefined,
): Promise<Result<readonly ListedContestant[] | undefined>> {
  if (file === undefined) return ok(undefined);
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const list = readContestants(source.value.text);
  return list.ok ? list : inSource(source.value, list);
}
