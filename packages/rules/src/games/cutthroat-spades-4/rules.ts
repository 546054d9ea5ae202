import { aloneSpadesRules } from '../../families/spades/aloneSpadesRules.ts';

/** The rules as shown to players. */
export const rules = aloneSpadesRules({
  title: 'Cutthroat Spades for four',
  intro: 'Spades without partners.',
  diagram: `            North

    West                    East

            South`,
  deal: 'Each player gets thirteen cards.',
  tricks: 13,
  target: 500,
});
