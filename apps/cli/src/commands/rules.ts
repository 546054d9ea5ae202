import type { AnyGame } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { matchFormOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { listOptions, type OptionsSpec, type OptionValues } from '@overtrick/rules/options';
import { type Define, noSuch } from '../command.ts';
import { choicesOf, makeValue } from '../text/optionText.ts';

export const rules: Define = (command, io, end) => {
  command.argument('<game>', 'the id of the game, as `overtrick games` lists it').action(async (id) => {
    const game = findGame(id);
    if (game === undefined)
      return end(
        noSuch(
          'overtrick rules',
          'game',
          id,
          GAMES.map((known) => known.id),
        ),
      );
    await io.out(makeRules(game));
  });
};

/** Prints the game's own page, then its options and the match formats with theirs. */
function makeRules(game: AnyGame): string {
  const forms = game.matches
    .map(findMatch)
    .filter((match) => match !== undefined)
    .map((match) => matchFormOf(game, match));
  return [
    game.rules.trimEnd(),
    ...makeOptions(game.options),
    '## Match formats',
    ...forms.flatMap(({ id, name, summary, options }) => [
      `### ${name} (\`${id}\`)`,
      summary,
      ...makeOptions(options),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function makeOptions(spec: OptionsSpec<OptionValues>): string[] {
  const lines = listOptions(spec).map(
    (option) =>
      `- \`${option.name}\` (${choicesOf(option)}; default ${makeValue(option.default)}): ${option.help}`,
  );
  return lines.length === 0 ? [] : [`Options:\n\n${lines.join('\n')}`];
}
