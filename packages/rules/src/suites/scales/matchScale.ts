import { type AnyGame, partiesOf } from '../../game.ts';
import { GAMES } from '../../games/list.ts';
import { type AnyMatch, type SheetRow, startMatch } from '../../match.ts';
import type { OptionValues } from '../../options.ts';
import { optionSetsOf } from '../../passedOut.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { contractScale } from './contractScale.ts';
import { linesCell } from './points.ts';
import { hasTrickBids, optionsLabel } from './scale.ts';
import { groupedBy } from './table.ts';

/** A game in a match format, each with its options. */
interface Played {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly matchOptions: OptionValues;
}

/** Returns the row of the sheet for the first deal of the match. */
function firstRow(match: AnyMatch, { game, matchOptions }: Played, outcome: Outcome): SheetRow | undefined {
  return match.rows(match.add(startMatch(game, match, matchOptions), outcome)).rows[0];
}

/** Prints points below and above the line; nothing if the form has no line. */
const cellIn =
  (match: AnyMatch, played: Played) =>
  (outcome: Outcome, own: Party): string => {
    const { below, above } = firstRow(match, played, outcome) ?? {};
    return below === undefined || above === undefined ? '' : linesCell(below, above, own);
  };

/** True if the form, with these options, writes points below and above a line. */
function isLined(match: AnyMatch, played: Played): boolean {
  const { game, options } = played;
  if (hasTrickBids(game, options)) return false;
  const points = Object.fromEntries(partiesOf(game).map((party) => [party, 0]));
  const terms = { dealer: 'N', vul: 'none' } as const;
  const contract = { level: 1, strain: 'C', doubling: 0, declarer: 'S' } as const;
  const declaring = game.partyOf('S', terms);
  const outcome: Outcome = { terms, contract, declaring, tricks: 7, points, items: [] };
  return firstRow(match, played, outcome)?.below !== undefined;
}

/** Returns what is played in the form: each game as usual, the first with all options, its own and the form's. */
function playedIn(match: AnyMatch): readonly Played[] {
  const [defaults = {}, ...others] = optionSetsOf(match);
  const games = GAMES.filter(({ matches, pad }) => pad !== undefined && matches.includes(match.id));
  return games.flatMap((game, i): readonly Played[] => {
    const [usual = {}, ...sets] = optionSetsOf(game);
    const as = (options: OptionValues, matchOptions: OptionValues): Played => ({
      game,
      options,
      matchOptions,
    });
    if (i > 0) return [as(usual, defaults)];
    return [
      as(usual, defaults),
      ...sets.map((options) => as(options, defaults)),
      ...others.map((matchOptions) => as(usual, matchOptions)),
    ];
  });
}

const labelOf = (match: AnyMatch, { game, options, matchOptions }: Played): string => {
  const labels = [optionsLabel(game, options), optionsLabel(match, matchOptions)];
  return [game.name, ...labels.filter((label) => label !== 'as usual')].join(', ');
};

/** True if the form writes points below and above a line. */
export const hasLine = (match: AnyMatch): boolean => playedIn(match).some((played) => isLined(match, played));

/** Returns the scale of a form that has points below and above a line, once for all games that are alike in it. */
export function makeMatchScale(match: AnyMatch): string {
  const lined = playedIn(match).filter((played) => isLined(match, played));
  const scales = lined.map((played) => ({
    played,
    ...contractScale({ ...played, cell: cellIn(match, played) }),
  }));
  const parts = groupedBy(scales, ({ probe }) => probe).flatMap((alike) => {
    const names = [...new Set(alike.map(({ played }) => labelOf(match, played)))];
    return alike.slice(0, 1).flatMap(({ print }) => [`## ${names.join('; ')}`, print()]);
  });
  return `${[`# ${match.name}: points below+above the line`, ...parts].join('\n\n')}\n`;
}
