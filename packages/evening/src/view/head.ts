import type { Player } from '@overtrick/duplicate/event/event';
import { present } from '@overtrick/rules/present';
import { sealsOf } from '../hands/seals.ts';
import { contestantsOf } from '../lines/contestants.ts';
import { winnersOf } from '../lines/winners.ts';
import type { Entrant, Tournament } from '../tournament.ts';
import type { ContestantView, HeadView } from '../view.ts';
import { madeOnce } from './once.ts';
import { type Standpoint, seesAll } from './standpoint.ts';

/** Returns the public part of a tournament, with the standpoint's own role and scope. */
export function headOf(tournament: Tournament, standpoint: Standpoint): HeadView {
  const { terms, state, edition, reopened, schedule, next } = tournament;
  const { name, date, form, game, seats, scale, method, options, policies } = terms;
  const seals = sealsOf(tournament);
  const { role, label, place, contestant, player } = standpoint;
  return {
    ...present({ name, date }),
    form,
    game,
    ...present({ seats, scale }),
    method,
    ...present({ options }),
    policies,
    state,
    winners: winners(tournament),
    edition,
    ...(schedule && { begins: schedule.start }),
    ...present({ series: terms.series, club: terms.club }),
    ...(terms.isPractice && { isPractice: true }),
    ...present({ next, reopened }),
    ...(seals.length > 0 && { seals }),
    ...(tournament.unsealed.size > 0 && { opened: [...tournament.unsealed.keys()].sort((a, b) => a - b) }),
    contestants: (seesAll(standpoint) ? inFull : role === 'none' ? toOthers : toPlayers)(tournament),
    role,
    ...present({ label, place, contestant, player }),
  };
}

const winners = madeOnce(
  ({ plans, curtailed, lines, sessions }) => [plans, curtailed, lines, sessions],
  winnersOf,
);

const contestantsIn = (formOf: (policy: NamePolicy) => NameForm) =>
  madeOnce(
    ({ contestants, plans, keys, lines, terms, absences, sessions }) => [
      contestants,
      plans,
      keys,
      lines,
      terms,
      absences,
      sessions,
    ],
    (tournament): readonly ContestantView[] =>
      contestantViews(tournament, formOf(tournament.terms.policies.names)),
  );
const inFull = contestantsIn(() => 'full');
const toPlayers = contestantsIn((policy) => policy);
/** For those without a link of the evening. */
const toOthers = contestantsIn((policy) =>
  policy === 'players' ? 'initials' : policy === 'numbers' ? 'none' : policy,
);

type NamePolicy = Tournament['terms']['policies']['names'];
type NameForm = NamePolicy | 'initials' | 'none';

function contestantViews(tournament: Tournament, form: NameForm): readonly ContestantView[] {
  const numbered = new Map(contestantsOf(tournament).map((contestant) => [contestant.id, contestant]));
  const joined = Map.groupBy(
    [...tournament.keys.values()].filter(
      ({ role, isRevoked, isAsked }) => role === 'player' && !isRevoked && !isAsked,
    ),
    ({ contestant }) => contestant,
  );
  return [...tournament.contestants.values()].map((entrant): ContestantView => {
    const { number, section, direction, seat } = numbered.get(entrant.id) ?? {};
    const players = (joined.get(entrant.id) ?? []).flatMap(({ player }) => player ?? []);
    const isAbsent = tournament.absences.some(
      ({ contestant, to }) => contestant === entrant.id && to === undefined,
    );
    return {
      id: entrant.id,
      ...present({ number, section, direction }),
      ...(seat && { seat }),
      names: namesOf(entrant, form),
      ...present({ strat: entrant.strat }),
      ...(entrant.isUnranked && { isUnranked: true }),
      ...(isAbsent && { isAbsent }),
      ...(entrant.isAway && { isAway: true }),
      ...(entrant.isRobots && { isRobots: true }),
      ...(players.length > 0 && { joined: [...new Set(players)].sort((a, b) => a - b) }),
    };
  });
}

/** Returns the players' names in a form; a hidden name is a dash. */
export const namesOf = (
  { players = [], hidden = [] }: Pick<Entrant, 'players' | 'hidden'>,
  form: NameForm,
): readonly string[] =>
  form === 'none'
    ? []
    : players.map((player, i) => (hidden.includes(i + 1) ? '–' : NAME_FORMS[form](player)));

const NAME_FORMS: Readonly<Record<Exclude<NameForm, 'none'>, (player: Player) => string>> = {
  full: ({ name }) => name,
  short: shortName,
  players: ({ name }) => name,
  numbers: ({ name }) => name,
  initials,
};

/** Shortens `Anna Maria Berg` to `A. B.`, and a name of one word to one letter. */
function initials({ name }: Player): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => `${([...word][0] ?? '').toLocaleUpperCase('en')}.`).join(' ');
}

/** Shortens `Anna Maria Berg` to `Anna B.`; a name of one word is unchanged. */
function shortName({ name }: Player): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initial = last === undefined ? undefined : [...last][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}
