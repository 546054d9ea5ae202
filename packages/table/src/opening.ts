import { parseWish } from '@overtrick/formats/dealer/wish/wish';
import { CHALLENGE_FORMS } from '@overtrick/protocol/challengeForms';
import type { GivenBoard, OpenTable } from '@overtrick/protocol/openTable';
import { POLICIES } from '@overtrick/protocol/policies';
import { isFullDeal } from '@overtrick/rules/deals/deal';
import { parseDealt } from '@overtrick/rules/deals/dealt';
import { parseSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { matchOptionsOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import type { EntryOf } from './entry.ts';
import type { Refusal } from './table.ts';

type Found<T> = Extract<Result<T>, { ok: true }> | Refusal;

/** Returns the usual chair of a table's opener: South, else the first. */
export const usualChair = (game: AnyGame | undefined): number => Math.max(0, game?.seats.indexOf('S') ?? 0);

/** Returns the opener's chair: the one wanted, else the usual. */
export function openersChair({ game: id, chair }: OpenTable): Found<number> {
  const game = findGame(id);
  const wanted = chair ?? usualChair(game);
  if (game?.seats[wanted] !== undefined) return ok(wanted);
  return { ok: false, code: 'ERR_OPTIONS', why: `This game has ${game?.players} chairs, numbered from 0.` };
}

/**
 * Returns the first entry of a table, checked against the lists of games, match formats and options.
 * @param secret the seed of its bots
 * @param judged the result of checking the script of its deals; checks it now if left out
 */
export function openingOf(
  wanted: OpenTable,
  secret: string,
  judged?: Result<unknown>,
): Found<EntryOf<'opened'>> {
  const no = (why: string): Refusal => ({ ok: false, code: 'ERR_OPTIONS', why });
  const game = findGame(wanted.game);
  if (game === undefined) return no(`There is no game “${wanted.game}”.`);
  const match = findMatch(wanted.match ?? game.matches[0] ?? '');
  if (match === undefined || !game.matches.includes(match.id))
    return no(`${game.name} is played in one of these match formats: ${game.matches.join(', ')}.`);
  const options = parseOptions<OptionValues>(game.options, wanted.options);
  if (!options.ok) return no(sentence(options.why));
  const matchOptions = parseOptions<OptionValues>(matchOptionsOf(game, match), wanted.matchOptions);
  if (!matchOptions.ok) return no(sentence(matchOptions.why));
  const policies = parseOptions(POLICIES, wanted.policies);
  if (!policies.ok) return no(sentence(policies.why));
  const { people = 1 } = wanted;
  if (people > game.players) return no(`${game.name} has chairs for ${game.players}.`);
  if (people > 1 && policies.value.join === 'closed')
    return no('A table at which nobody else may sit down waits for nobody.');
  if ((policies.value.bidding || policies.value.quiet) && game.hasPar !== true)
    return no(`${game.name} has no bidding-only tables.`);
  const { deals, boards } = wanted;
  if (boards !== undefined && !CHALLENGE_FORMS.includes(match.id))
    return no(`Your own boards can be played in one of these match formats: ${CHALLENGE_FORMS.join(', ')}.`);
  const wrong = boards && whyNotGiven(game, boards);
  if (wrong !== undefined) return no(wrong);
  if (deals !== undefined && game.ordered !== undefined && game.ordered !== false)
    return no(`${game.name} cannot be dealt to conditions on the hands.`);
  const wish = deals === undefined ? undefined : (judged ?? parseWish(deals));
  if (wish?.ok === false)
    return {
      ok: false,
      code: 'ERR_WISH',
      why:
        wish.why === undefined
          ? 'The script of the deals could not be read in time: try again, or write a simpler one.'
          : `In the script of the deals, line ${placeIn(wish)}: ${wish.why}.`,
    };
  return ok({
    kind: 'opened',
    game: game.id,
    options: options.value,
    match: match.id,
    matchOptions: matchOptions.value,
    policies: { ...policies.value },
    level: policies.value.bots,
    ...(people > 1 && { people }),
    ...(deals !== undefined && { deals }),
    ...(boards !== undefined && { boards: [...boards] }),
    secret,
  });
}

/** Returns the reason why imported boards cannot be played; each has a dealer and a vulnerability. */
function whyNotGiven(game: AnyGame, boards: readonly GivenBoard[]): string | undefined {
  const isOrdered = game.ordered !== undefined && game.ordered !== false;
  if (game.players === 3 || (game.hasPar !== true && !isOrdered))
    return `${game.name} cannot be played with your own boards.`;
  for (const given of boards) {
    const { order, split, ...plain } = given;
    const setup = parseSetup(plain);
    if (!setup.ok || !isFullDeal(setup.value.deal))
      return `Board ${given.board} is not a deal of 13 cards to each hand.`;
    const cards = parseDealt(given);
    if (!cards.ok) return `Board ${given.board}: ${cards.why ?? 'its cards cannot be read'}.`;
    if (isOrdered && order === undefined)
      return `${game.name} needs the order of the cards, which board ${given.board} does not have.`;
    if (game.ordered === 'split' && split === undefined)
      return `${game.name} needs to know which cards come back as dummy, and board ${given.board} does not say it.`;
  }
  return undefined;
}

/** Formats a place as `2, column 11`. */
const placeIn = ({ at = '1:1' }: Failure): string => at.replace(':', ', column ');

const sentence = (why = 'an option is wrong'): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
