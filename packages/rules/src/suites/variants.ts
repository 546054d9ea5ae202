import type { AnyGame } from '../game.ts';
import { listOptions, type OptionValues } from '../options.ts';
import { defaultsOf } from '../testing/playout.ts';

/** Lists the game's options with one of them at another value: each choice and each flag in turn, without numbers. */
export const variantsOf = (game: AnyGame): readonly (readonly [name: string, options: OptionValues])[] =>
  listOptions(game.options).flatMap(({ name, kind, default: usual, values = [] }) =>
    (kind === 'flag' ? [usual !== true] : values)
      .filter((value) => value !== usual)
      .map((value) => [`${name}=${value}`, { ...defaultsOf(game), [name]: value }] as const),
  );
