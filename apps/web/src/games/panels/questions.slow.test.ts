import type { TableState } from '@overtrick/protocol/table';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { listOptions, type OptionValues, trustOptions } from '@overtrick/rules/options';
import { pick, seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { isAsked, questionOf } from '../../table/speech/question.ts';
import { text } from '../../text/text.ts';

type AnyGame = (typeof GAMES)[number];

/** Returns the game's default options, and each other value of each option. */
const variantsOf = ({ options }: AnyGame): readonly OptionValues[] => [
  {},
  ...listOptions(options).flatMap(({ name, kind, values = [], default: usual }) => {
    const others = kind === 'flag' ? [usual !== true] : values.filter((value) => value !== usual);
    return others.map((value): OptionValues => ({ [name]: value }));
  }),
];

/** Yields the views of players who must answer a question, in deals of random actions. */
function* asked(game: AnyGame, given: OptionValues): Generator<View> {
  for (let deal = 0; deal < 4; deal++) {
    const random = seededRandom(`${game.id} asked ${deal}`);
    const dealer = game.dealers?.[0] ?? dealersOf(partiesOf(game))[0] ?? 'N';
    const setup = randomSetup({ dealer, vul: 'none' }, random, game.ordered);
    let state = game.start(setup, trustOptions<OptionValues>(game.options, given));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const view = game.view(state, seat);
      if (isAsked(view)) yield view;
      state = game.apply(state, seat, pick(random, game.legalActions(state, seat)));
    }
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('says more than its question, of each choice too, and what nil is', () => {
    for (const options of variantsOf(game))
      for (const view of asked(game, options)) {
        const { title, help, choices = {} } = questionOf({ view } as TableState);
        const where = `${JSON.stringify(options)}: ${title}`;
        const words = view.legal.flatMap((action) =>
          action.kind === 'choose' ? [choices[action.choice]] : [],
        );
        expect(title, where).not.toBe('');
        expect(words, where).not.toContain(undefined);
        const isExplained = words.length > 0 && words.every((word) => word?.what !== undefined);
        expect(help !== undefined || isExplained, `${where} has help`).toBe(true);
        const hasNil = view.legal.some((action) => action.kind === 'bid' && action.tricks === 0);
        if (hasNil) expect(help, where).toContain(text.games.nil);
      }
  });
});
