import { seatsOfTwo } from '@overtrick/duplicate/boardGame';
import { contestantsOf } from '@overtrick/evening/lines/contestants';
import { hasComeOnce } from '@overtrick/evening/online/awaited';
import { type Person, personsAt, personText } from '@overtrick/evening/online/persons';
import { reportOfDeal } from '@overtrick/evening/online/report';
import type { OnlineSitting } from '@overtrick/evening/online/sittings';
import { makeReported } from '@overtrick/evening/results/result';
import type { Tournament } from '@overtrick/evening/tournament';
import { namesOf } from '@overtrick/evening/view/head';
import type { Policies } from '@overtrick/protocol/policies';
import { defined } from '@overtrick/rules/assert';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import type { OptionValues } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { makeRecord } from '@overtrick/rules/record';
import type { Holder } from '@overtrick/table/commands/seats';
import { recordOf } from '@overtrick/table/ends';
import type { EntryOf } from '@overtrick/table/entry';
import type { Table } from '@overtrick/table/table';
import type { WantedSitting } from '../../live/tables.ts';

/**
 * The shortest, default and longest time limit for one call or card, seconds. The limit is a part of the time per
 * board.
 */
const [LEAST_THINK, USUAL_THINK, MOST_THINK] = [20, 90, 180];
const THINKS_A_BOARD = 4;
/** The most characters of a name at a table. */
const MOST_NAME = 24;

/**
 * Returns the match format for boards, with its options. Three who play separately have a format of rounds (RULES 8.7).
 */
function matchFor(game: AnyGame | undefined, boards: readonly number[]) {
  const isOfThree = game?.players === 3;
  const match = game?.matches.find((one) => one === (isOfThree ? 'rounds' : 'boards'));
  const matchOptions: OptionValues = isOfThree
    ? { rounds: Math.ceil(boards.length / 3) }
    : { boards: boards.length, first: boards[0] ?? 1 };
  return match && { match, matchOptions };
}

/** True if the game can be played on numbered boards at online tables. */
export const isPlayable = ({ terms }: Tournament): boolean =>
  matchFor(findGame(terms.game), [1]) !== undefined;

/** Returns the settings of a sitting's table, or `undefined` if the cards of a board are unknown. */
export function wantedOf(
  tournament: Tournament,
  id: string,
  sitting: OnlineSitting,
): WantedSitting | undefined {
  const { terms, boards, clocks } = tournament;
  const { where, section, boards: numbers } = sitting;
  const game = findGame(terms.game);
  const form = matchFor(game, numbers);
  const dealt = numbers.flatMap((board) => {
    const { deal, order, split } = boards.get(board) ?? {};
    return deal === undefined ? [] : [{ board, deal, ...present({ order, split }) }];
  });
  if (form === undefined || dealt.length < numbers.length) return undefined;
  const minutes = clocks.get(section)?.times?.minutesPerBoard;
  const policies: Partial<Policies> = {
    bots: terms.policies.robots,
    systemNS: terms.policies.systemNS,
    systemEW: terms.policies.systemEW,
    join: 'closed',
    spectators: 'off',
    undo: 'slip',
    claims: 'asked',
    alerts: 'opponents',
    hints: false,
    think: thinkOf(minutes),
  };
  return {
    sitting: {
      tournament: id,
      where,
      boards: dealt,
      ...present({ hold: holdOf(tournament, game, sitting) }),
    },
    wanted: { game: terms.game, ...form, policies: { ...policies } },
  };
}

const thinkOf = (minutes: number | undefined): number =>
  minutes === undefined
    ? USUAL_THINK
    : Math.max(LEAST_THINK, Math.min(MOST_THINK, Math.round((60 * minutes) / THINKS_A_BOARD)));

/**
 * Returns the names of the people who sit there, and the proofs of their links if they have any.
 * @param emptyProof returns the proof of a seat that is held for somebody without a link
 */
export function holdersOf(
  tournament: Tournament,
  persons: readonly Person[],
  emptyProof: (person: Person) => string,
): readonly Holder[] {
  const { contestants, keys, terms } = tournament;
  const isInFull = terms.policies.names !== 'short';
  return persons.map((person) => {
    const { contestant, player } = person;
    const entrant = contestants.get(contestant);
    const name = entrant && namesOf(entrant, terms.policies.names)[player - 1];
    const key = [...keys.values()].find(
      (one) =>
        one.role === 'player' &&
        one.contestant === contestant &&
        one.player === player &&
        !one.isRevoked &&
        !one.isAsked,
    );
    const isHeld =
      terms.policies.hold > 0 &&
      tournament.schedule === undefined &&
      !tournament.standIns.has(personText(person));
    const proof = key?.proof ?? (isHeld ? emptyProof(person) : undefined);
    return {
      // a label is mostly the name in full
      name: (name || (isInFull && key?.label) || numbered(tournament, person)).slice(0, MOST_NAME),
      ...(entrant?.isRobots !== true && present({ proof })),
    };
  });
}

/** Names somebody of whom only the contestant's number is known: `Pair 3 (2)`. */
function numbered(tournament: Tournament, { contestant, player }: Person): string {
  const number = contestantsOf(tournament).find(({ id }) => id === contestant)?.number ?? contestant;
  const { form, game } = tournament.terms;
  const isAlone = form === 'individual' || form === 'threes' || findGame(game)?.players === 2;
  return isAlone ? `Player ${number}` : `${form === 'teams' ? 'Team' : 'Pair'} ${number} (${player})`;
}

/** Returns how long the seats of a sitting are held, and for whom; `undefined` where the policy says not at all. */
function holdOf(
  tournament: Tournament,
  game: AnyGame | undefined,
  sitting: OnlineSitting,
): EntryOf<'sitting'>['hold'] {
  const { terms, contestants, schedule } = tournament;
  const { hold } = terms.policies;
  if (hold === 0 || game === undefined) return undefined;
  const unseen = personsAt(tournament, sitting, game.seats).flatMap((person, chair) =>
    contestants.get(person.contestant)?.isRobots === true || hasComeOnce(tournament, person) ? [] : [chair],
  );
  // nobody could decide in an evening that runs by itself
  return { seconds: 60 * hold, unseen, ...(schedule === undefined && { isDirected: true }) };
}

/** Returns a finished deal in the form for the tournament. */
export function playedOf(table: Table): {
  readonly board: number;
  readonly result: string;
  readonly record: string;
} {
  const { game, state } = table;
  const board = defined(game.setupOf(state).board, 'a deal of a tournament is a board');
  const result = game.players === 3 ? pointsOfThree(table) : resultOfSides(table, board);
  return { board, result, record: makeRecord(recordOf(table)) };
}

/** Returns the points of each of three who play separately, by their seats (R-AWOL-2), and their contract. */
function pointsOfThree({ game, state, steps }: Table): string {
  const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
  const [south = 0, west = 0, east = 0] = partiesOf(game).map((party) => outcome.points[party] ?? 0);
  const opened = game.view(state).extra?.opened;
  const { contract, tricks } = outcome;
  const lead = leadOf(steps);
  return makeReported({
    outcome: {
      kind: 'points',
      points: [south, west, east],
      ...(contract && { contract, tricks, ...(opened !== undefined && { fact: `opened=${opened}` }) }),
    },
    ...(contract && lead !== undefined && { lead }),
  });
}

/** Returns the first card that was played. */
const leadOf = (steps: Table['steps']) =>
  steps.flatMap(({ action }) => (action.kind === 'play' ? [action.card] : []))[0];

function resultOfSides({ game, match, state, sheet, steps }: Table, board: number): string {
  const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
  const score = defined(match.rows(sheet).rows.at(-1)?.score, 'boards are scored each on its own');
  const lead = leadOf(steps);
  return reportOfDeal({
    board,
    ...(outcome.contract && { contract: outcome.contract }),
    tricks: outcome.tricks,
    score,
    ...(lead !== undefined && { lead }),
    seats: seatsOfTwo(game),
    scale: game.boardScale,
  });
}
