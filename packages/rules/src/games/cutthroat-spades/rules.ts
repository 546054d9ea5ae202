import { aloneSpadesRules } from '../../families/spades/aloneSpadesRules.ts';

/** The rules as shown to players. */
export const rules = aloneSpadesRules({
  title: 'Cutthroat Spades',
  intro: 'Spades for three, without partners.',
  diagram: `    West                    East

            South`,
  deal: 'Each player gets seventeen cards; the one left over is out of play, and nobody sees it before the end of the deal.',
  tricks: 17,
  target: 300,
});
