import { hasBoards, hasBoardsOfThree, seatsOfTwo } from '@overtrick/duplicate/boardGame';
import { scoringOf } from '@overtrick/duplicate/event/scored';
import { findMethod } from '@overtrick/duplicate/methods/list';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import type { Opened } from '@overtrick/evening/entry';
import { TOURNAMENT_POLICIES, type TournamentPolicies } from '@overtrick/evening/terms/policies';
import type { OpenTournament } from '@overtrick/protocol/tournament';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionsSpec, type OptionValues, parseOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** Builds the entry that opens a tournament, without its secret. A failure names the invalid setting. */
export function openingOf(wanted: OpenTournament): Result<Opened, 'ERR_OPTIONS'> {
  const { name, date, form, isPractice, last } = wanted;
  const game = findGame(wanted.game);
  if (game === undefined) return fail('ERR_OPTIONS', 'game', 'There is no such game.');
  if (!(form === 'threes' ? hasBoardsOfThree : hasBoards)(game))
    return fail('ERR_OPTIONS', 'game', `${game.name} has no numbered boards.`);
  const seats = seatsOfTwo(game);
  const options = optionsOf(wanted);
  if (!options.ok) return options;
  const policies = parseOptions<TournamentPolicies>(TOURNAMENT_POLICIES, wanted.policies);
  if (!policies.ok) return fail('ERR_OPTIONS', 'policies', policies.why);
  return ok({
    kind: 'opened',
    ...present({ name, date }),
    form,
    game: game.id,
    ...present({ seats, scale: game.boardScale }),
    method: wanted.method.toLowerCase(),
    options: options.value,
    // defaults are left out, so that only the others are stored
    policies: unusualOf(TOURNAMENT_POLICIES, policies.value) as Partial<TournamentPolicies>,
    ...present({ last, isPractice }),
  });
}

/** Reads the options that differ from the defaults of the method or match format, with the victory scale. */
function optionsOf({
  form,
  method: id,
  options: given,
}: OpenTournament): Result<OptionValues, 'ERR_OPTIONS'> {
  if (form === 'teams') {
    const scoring = teamsScoringOf({ method: id, ...present({ options: given }) });
    return scoring.ok ? ok({ ...given }) : fail('ERR_OPTIONS', 'method', scoring.why);
  }
  const method = findMethod(id);
  if (method === undefined) return fail('ERR_OPTIONS', 'method', 'There is no such method of scoring.');
  const scoring = scoringOf({ method: id, ...present({ options: given }) });
  if (!scoring.ok) return fail('ERR_OPTIONS', 'options', scoring.why);
  const { options, scale, factoring, unequal, sitOut, ties } = scoring.value;
  return ok({
    ...unusualOf(method.options, options),
    ...(scale && { scale: scale.id }),
    ...present({ factoring, unequal, sitOut, ties }),
  });
}

/** Returns the values that differ from the defaults. */
const unusualOf = (spec: OptionsSpec<OptionValues>, values: object): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== spec[name]?.default));
