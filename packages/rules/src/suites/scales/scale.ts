import type { AnyGame } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { PadAsk } from '../../pad/form.ts';
import { optionSetsOf } from '../../passedOut.ts';
import { contractScale, type Scale } from './contractScale.ts';
import { honourScale } from './honourScale.ts';
import { groupedBy } from './table.ts';
import { trickBidScale } from './trickBidScale.ts';
import { writtenDeal } from './writtenDeal.ts';

/** True if each player bids a number of tricks: the first question is for one seat. */
export function hasTrickBids(game: AnyGame, options: OptionValues): boolean {
  let first: PadAsk | undefined;
  const [dealer = 'N'] = game.dealers ?? game.seats;
  writtenDeal({ game, options, terms: { dealer, vul: 'none' } }, (ask) => {
    first ??= ask;
    return undefined;
  });
  return first?.seat !== undefined && first.part !== 'taken';
}

export const optionsLabel = (of: Pick<AnyGame, 'options'>, options: OptionValues): string => {
  const set = Object.entries(options).filter(([name, value]) => value !== of.options[name]?.default);
  return set.length === 0 ? 'as usual' : set.map(([name, value]) => `${name}=${value}`).join(' ');
};

/** Returns the whole scale of a game as plain text: the points of every result of a deal. */
export function makeScale(game: AnyGame): string {
  const scales = optionSetsOf(game).map((options) => ({ options, ...scaleOf(game, options) }));
  const alike = groupedBy(scales, ({ probe }) => probe);
  const parts = alike.flatMap((some) => {
    const labels = [...new Set(some.map(({ options }) => optionsLabel(game, options)))];
    const title = alike.length === 1 ? [] : [`## Options: ${labels.join(', ')}`];
    return some
      .slice(0, 1)
      .flatMap(({ options, print }) => [...title, print(), ...honourScale(game, options)]);
  });
  return `${[`# ${game.name}: the points of a deal`, ...parts].join('\n\n')}\n`;
}

function scaleOf(game: AnyGame, options: OptionValues): Scale {
  return hasTrickBids(game, options) ? trickBidScale(game, options) : contractScale({ game, options });
}
