import { findMethod } from '@overtrick/club/methods/list';
import type { Opened } from '@overtrick/club/tournament/entry';
import { TOURNAMENT_POLICIES, type TournamentPolicies } from '@overtrick/club/tournament/policies';
import type { OpenTournament } from '@overtrick/protocol/tournament';
import { findGame } from '@overtrick/rules/games/list';
import { type OptionsSpec, type OptionValues, parseOptions } from '@overtrick/rules/options';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** The entry that opens a tournament, without its secret; a failure says what there is not. */
export function openingOf(wanted: OpenTournament): Result<Opened, 'ERR_OPTIONS'> {
  const { name, date, form } = wanted;
  const game = findGame(wanted.game);
  if (game === undefined) return fail('ERR_OPTIONS', 'game', 'There is no such game.');
  const method = findMethod(wanted.method);
  if (method === undefined) return fail('ERR_OPTIONS', 'method', 'There is no such method of scoring.');
  const options = parseOptions<OptionValues>(method.options, wanted.options);
  if (!options.ok) return fail('ERR_OPTIONS', 'options', options.why);
  const policies = parseOptions<TournamentPolicies>(TOURNAMENT_POLICIES, wanted.policies);
  if (!policies.ok) return fail('ERR_OPTIONS', 'policies', policies.why);
  return ok({
    kind: 'opened',
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date }),
    form,
    game: game.id,
    method: method.id,
    options: unusualOf(method.options, options.value),
    // those that are usual are left out, so that each is of its own kind
    policies: unusualOf(TOURNAMENT_POLICIES, policies.value) as Partial<TournamentPolicies>,
  });
}

/** Those that are not as usual. */
const unusualOf = (spec: OptionsSpec<OptionValues>, values: object): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== spec[name]?.default));
