import { expect, test } from 'vitest';
import { termsOfBoard } from './board.ts';
import { parseDeal } from './deal.ts';
import { makeDiagram } from './diagram.ts';

function diagramOf(text: string, corner?: readonly string[]): string {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(deal.code);
  return `\n${makeDiagram(deal.value, corner)}`;
}

test('a deal with its board in the corner', () => {
  const { board, dealer, vul } = termsOfBoard(3);
  expect(
    diagramOf('N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754', [
      `Board ${board}`,
      `Dealer ${dealer}`,
      `Vul ${vul}`,
    ]),
  ).toMatchInlineSnapshot(`
    "
    Board 3     ♠ AQ962
    Dealer S    ♥ K7
    Vul ew      ♦ QJ4
                ♣ 983
    ♠ J73                   ♠ K85
    ♥ 65                    ♥ A943
    ♦ K832                  ♦ 1065
    ♣ 10754                 ♣ KQ6
                ♠ 104
                ♥ QJ1082
                ♦ A97
                ♣ AJ2
    "
  `);
});

test('a wide deal with voids', () => {
  expect(
    diagramOf('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'),
  ).toMatchInlineSnapshot(`
    "
                      ♠ AKQJ1098765432
                      ♥ —
                      ♦ —
                      ♣ —
    ♠ —                                 ♠ —
    ♥ —                                 ♥ AKQJ1098765432
    ♦ —                                 ♦ —
    ♣ AKQJ1098765432                    ♣ —
                      ♠ —
                      ♥ —
                      ♦ AKQJ1098765432
                      ♣ —
    "
  `);
});

test('an ending, with a long line in the corner', () => {
  expect(diagramOf('N:A2.3.. K4.5.. .Q.A.J 5..6.Q', ['North to lead at notrump'])).toMatchInlineSnapshot(`
    "
    North to lead at notrump  ♠ A2
                              ♥ 3
                              ♦ —
                              ♣ —
    ♠ 5                                   ♠ K4
    ♥ —                                   ♥ 5
    ♦ 6                                   ♦ —
    ♣ Q                                   ♣ —
                              ♠ —
                              ♥ Q
                              ♦ A
                              ♣ J
    "
  `);
});
