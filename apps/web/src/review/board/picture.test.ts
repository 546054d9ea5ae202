import { parseDeal } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

const deal = parseDeal('N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964', true);
if (!deal.ok) throw new Error('a deal');

const picture = (title: string, rounds: readonly (readonly string[])[]) =>
  pictureOf({
    title,
    terms: 'Dealer North.',
    result: '4 spades by South, made exactly.',
    deal: deal.value,
    vul: 'ns',
    nameOf: (seat) => `Seat ${seat}`,
    rankOf: (rank) => (rank === 'T' ? '10' : rank),
    rounds,
    foot: 'Overtrick',
  });

test('a picture has the hands, the auction and the result, in the words that it is given', () => {
  const svg = picture('Board 7', [['', 'P', 'P', '1S']]);
  for (const part of ['A Q J 10 5', 'K Q J 9 5', 'Seat W', '4 spades by South', 'Overtrick'])
    expect(svg).toContain(part);
  expect(svg.match(/<svg /g)).toHaveLength(1);
  // sixteen suits of hands and one of a bid are drawn: a viewer of the file may have no font for them
  expect(svg.match(/<path /g)).toHaveLength(17);
  expect(svg).not.toMatch(/[♠♥♦♣]/);
  // the sides that are vulnerable stand in red
  expect(svg.match(/#b3252f/g)).toHaveLength(2);
});

test('a picture is as high as its auction is long', () => {
  const heightOf = (rounds: number) =>
    Number(
      /height="(\d+)"/.exec(
        picture(
          '',
          Array.from({ length: rounds }, () => ['P']),
        ),
      )?.[1],
    );
  expect(heightOf(0)).toBeLessThan(heightOf(1));
  expect(heightOf(3) - heightOf(2)).toBe(heightOf(2) - heightOf(1));
  expect(heightOf(40)).toBe(heightOf(12));
});

test('what players are called cannot break out of the picture', () => {
  expect(picture('<script>&"', [])).toContain('&#60;script&#62;&#38;&#34;');
});
