import { aloneSpadesRules } from '../../families/spades/aloneSpadesRules.ts';

/** The rules as shown to players. */
export const rules = aloneSpadesRules({
  title: 'Cutthroat Spades for four',
  intro: 'Spades without partners.',
  diagram: `            North

    West                    East

            South`,
  deal: 'Thirteen cards each.',
  tricks: 13,
  target: 500,
});
