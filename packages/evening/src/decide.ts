import { ok, type Result } from '@overtrick/rules/result';
import { cardRefusal, drawRefusal, secondRefusal } from './decide/draws.ts';
import {
  appealRefusal,
  begunRefusal,
  clockRefusal,
  dealRefusal,
  publishedRefusal,
  sessionRefusal,
  stateRefusal,
  termsRefusal,
} from './decide/evening.ts';
import { grantedCommands, grantRefusal, keyRefusal, vacated } from './decide/keys.ts';
import { fouledRefusal, lineRefusal } from './decide/lines.ts';
import { keeperRefusal, scheduleRefusal, seatedRefusal, shortenedRefusal } from './decide/online.ts';
import {
  absenceRefusal,
  curtailRefusal,
  lineUpRefusal,
  penaltyRefusal,
  planRefusal,
  seatRefusal,
  strangerIn,
  substituteRefusal,
} from './decide/plans.ts';
import { type Refusal, refuse, type TournamentCode } from './decide/refusal.ts';
import { roleRefusal } from './decide/role.ts';
import type { Entered, Scratched, TournamentCommand } from './entry.ts';
import { isCorrecting } from './fold/folded.ts';
import type { Key } from './key.ts';
import { PARTNERS } from './lines/meeting.ts';
import type { Tournament } from './tournament.ts';
import { isReleased } from './view/sight.ts';

export { keyByProof } from './decide/keys.ts';
export { offPlanRefusal } from './decide/lines.ts';
export type { TournamentCode } from './decide/refusal.ts';

/**
 * The entries that a command makes, where its key may give it and it can be done now; else a refusal with a sentence.
 * The only door to a log.
 * @param at milliseconds since 1970; without it the correction period (Law 79C) has not passed
 */
export function decide(
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
  at?: number,
): Result<readonly TournamentCommand[], TournamentCode> {
  return (
    keeperRefusal(key, command) ??
    roleRefusal(tournament, key, command) ??
    publishedRefusal(tournament, command) ??
    overRefusal(tournament, key, command, at) ??
    refusalOf(tournament, key, command, at) ??
    ok(commandsOf(tournament, key, command))
  );
}

/** Once the tournament is over, tables send what they have left, scorers correct slips for a while. */
function overRefusal(
  { state, endedAt = Infinity, terms }: Tournament,
  { role }: Key,
  { kind }: TournamentCommand,
  at = 0,
): Refusal | undefined {
  if (state !== 'over' || role === 'director') return undefined;
  const over = (why: string) => refuse('ERR_OVER', kind, why);
  if (role === 'scorer')
    return at > endedAt + terms.policies.correction * 60_000
      ? over('the correction period is over: call the director')
      : undefined;
  const isLeft = kind === 'withdrawn' || kind === 'skipped' || kind === 'begun';
  return isLeft && !isCorrecting(role)
    ? over('the tournament is over: its director corrects a result')
    : undefined;
}

function refusalOf(
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
  at?: number,
): Refusal | undefined {
  switch (command.kind) {
    case 'granted':
      return grantRefusal(tournament, key, command);
    case 'admitted':
    case 'revoked':
      return keyRefusal(tournament, command);
    case 'entered':
      return enteredRefusal(tournament, command);
    case 'scratched':
      return scratchRefusal(tournament, command);
    case 'amended':
    case 'hid':
      return strangerIn(tournament, [command.contestant]);
    case 'penalised':
      return penaltyRefusal(tournament, key, command);
    case 'planned':
      return planRefusal(tournament, command);
    case 'curtailed':
      return curtailRefusal(tournament, command);
    case 'reseated':
      return seatRefusal(tournament, command);
    case 'absent':
      return absenceRefusal(tournament, command);
    default:
      return otherRefusal(tournament, key, command, at);
  }
}

type People =
  | 'granted'
  | 'admitted'
  | 'revoked'
  | 'entered'
  | 'scratched'
  | 'amended'
  | 'hid'
  | 'penalised'
  | 'planned'
  | 'curtailed'
  | 'reseated'
  | 'absent';

function otherRefusal(
  tournament: Tournament,
  key: Key,
  command: Exclude<TournamentCommand, { kind: People }>,
  at = 0,
): Refusal | undefined {
  switch (command.kind) {
    case 'reported':
    case 'agreed':
    case 'withdrawn':
    case 'skipped':
    case 'accepted':
    case 'ruled':
    case 'late':
      return lineRefusal(tournament, key, command);
    case 'fouled':
      return fouledRefusal(tournament, command);
    case 'regulated':
      return termsRefusal(tournament, command);
    case 'dealt':
      return dealRefusal(command.board, command.deal);
    case 'clock':
      return clockRefusal(tournament, command);
    case 'begun':
      return begunRefusal(tournament, command);
    case 'seated':
      return seatedRefusal(tournament, command);
    case 'shortened':
      return shortenedRefusal(tournament, command);
    case 'covered':
      return tournament.seated.has(command.where)
        ? undefined
        : refuse('ERR_LINE', command.where, `no online table is open for ${command.where}`);
    case 'attended':
    case 'unflagged':
      return tournament.flags.has(command.flag)
        ? undefined
        : refuse('ERR_NOTHING', String(command.flag), 'the call is answered');
    case 'ended':
    case 'published':
    case 'reopened':
      return stateRefusal(tournament, command.kind);
    case 'lined':
      return lineUpRefusal(tournament, command) ?? secondRefusal(tournament, key, command);
    case 'substituted':
      return substituteRefusal(tournament, command);
    case 'appealed':
      return tournament.lines.has(command.line)
        ? undefined
        : refuse('ERR_LINE', command.line, `the plan has no line ${command.line}`);
    case 'heard':
      return appealRefusal(tournament, command);
    case 'session':
      return sessionRefusal(tournament, command);
    case 'drawn':
      return drawRefusal(tournament, command);
    case 'carded':
      return cardRefusal(tournament, command);
    case 'scheduled':
      return scheduleRefusal(tournament, command, at);
    case 'continued':
    case 'solved':
    case 'sealed':
    case 'timed':
    case 'flagged':
    case 'announced':
      return undefined;
    case 'unsealed':
      return tournament.boards.get(command.board)?.deal === undefined || isReleased(tournament, command.board)
        ? refuse('ERR_NOTHING', `board ${command.board}`, `board ${command.board} has no sealed hands`)
        : undefined;
  }
}

function enteredRefusal({ contestants, terms }: Tournament, { contestant }: Entered): Refusal | undefined {
  if (contestants.has(contestant))
    return refuse('ERR_CONTESTANT', contestant, `there is a contestant ${contestant} already`);
  return terms.form === 'individual' && contestant.includes(PARTNERS)
    ? refuse(
        'ERR_CONTESTANT',
        contestant,
        `the id of a player has no ${PARTNERS}: it is between those of partners`,
      )
    : undefined;
}

function scratchRefusal(tournament: Tournament, { contestant }: Scratched): Refusal | undefined {
  const isPlanned = tournament.plans.some(({ entrants }) => entrants.includes(contestant));
  return (
    strangerIn(tournament, [contestant]) ??
    (isPlanned
      ? refuse(
          'ERR_CONTESTANT',
          contestant,
          `${contestant} is in the plan: they are absent, or another plan is made`,
        )
      : undefined)
  );
}

/** The command with all that it brings about. */
function commandsOf(
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
): readonly TournamentCommand[] {
  if (command.kind === 'granted') return grantedCommands(tournament, key, command);
  if (command.kind !== 'admitted') return [command];
  const asked = tournament.keys.get(command.key);
  return [...(asked ? vacated(tournament, asked) : []), command];
}
