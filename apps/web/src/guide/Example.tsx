import { examples } from '../deal/steps/examples.build.ts';
import type { TableLayout } from '../deal/steps/layout.ts';
import { ExampleDeal } from './ExampleDeal.tsx';

export interface GameExampleProps {
  readonly game: string;
  readonly form: string;
  readonly layout: TableLayout;
}

/** The example deal of a game; the deals of all of them come with it, and with nothing else. */
export default function Example({ game, form, layout }: GameExampleProps) {
  const example = examples[game];
  return example && <ExampleDeal key={game} game={game} form={form} example={example} layout={layout} />;
}
