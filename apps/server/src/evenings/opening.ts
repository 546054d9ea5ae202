import { hasBoards, hasBoardsOfThree, seatsOfTwo } from '@overtrick/duplicate/boardGame';
import { findMethod } from '@overtrick/duplicate/methods/list';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import type { Opened } from '@overtrick/evening/entry';
import { TOURNAMENT_POLICIES, type TournamentPolicies } from '@overtrick/evening/terms/policies';
import type { OpenTournament } from '@overtrick/protocol/tournament';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionsSpec, type OptionValues, parseOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** The entry that opens a tournament, without its secret; a failure says what there is not. */
export function openingOf(wanted: OpenTournament): Result<Opened, 'ERR_OPTIONS'> {
  const { name, date, form, isPractice } = wanted;
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
    ...present({ seats }),
    method: wanted.method.toLowerCase(),
    options: options.value,
    // those that are usual are left out, so that each is of its own kind
    policies: unusualOf(TOURNAMENT_POLICIES, policies.value) as Partial<TournamentPolicies>,
    ...present({ isPractice }),
  });
}

/** The options of the method that are not as usual; of teams those of the form of match, with the victory scale. */
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
  const options = parseOptions<OptionValues>(method.options, given);
  return options.ok
    ? ok(unusualOf(method.options, options.value))
    : fail('ERR_OPTIONS', 'options', options.why);
}

/** Those that are not as usual. */
const unusualOf = (spec: OptionsSpec<OptionValues>, values: object): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== spec[name]?.default));
