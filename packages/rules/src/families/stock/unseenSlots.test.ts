import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.ts';
import { dealSlots, type SlotCard } from './unseenSlots.ts';

/** Lists every way to put the cards into the slots, as texts. */
function layouts(cards: readonly SlotCard[], rooms: readonly number[]): string[] {
  const found: string[] = [];
  const go = (i: number, slots: readonly (readonly number[])[]): void => {
    const next = cards[i];
    if (next === undefined) {
      found.push(textOf(slots));
      return;
    }
    for (const [slot, room] of rooms.entries())
      if ((next.slots >> slot) & 1 && (slots[slot]?.length ?? 0) < room)
        go(
          i + 1,
          slots.map((held, at) => (at === slot ? [...held, next.card] : held)),
        );
  };
  go(
    0,
    rooms.map(() => []),
  );
  return found;
}

const textOf = (slots: readonly (readonly number[])[]): string =>
  slots.map((held) => held.toSorted((a, b) => a - b).join('+')).join(' ');

describe('dealing to slots is uniform over all layouts that fit', () => {
  test.each<[string, readonly SlotCard[], readonly number[]]>([
    ['any card anywhere', [0, 1, 2, 3].map((card) => ({ card, slots: 0b11 })), [2, 2]],
    [
      'cards that came early, and cards that came late',
      [
        { card: 0, slots: 0b1000 },
        { card: 1, slots: 0b1100 },
        { card: 2, slots: 0b0111 },
        { card: 3, slots: 0b1111 },
        { card: 4, slots: 0b1111 },
        { card: 5, slots: 0b0001 },
      ],
      [2, 1, 1, 2],
    ],
    [
      'slots of two players',
      [
        { card: 0, slots: 0b00110 },
        { card: 1, slots: 0b11000 },
        { card: 2, slots: 0b10101 },
        { card: 3, slots: 0b11111 },
        { card: 4, slots: 0b01011 },
        { card: 5, slots: 0b11111 },
      ],
      [1, 1, 2, 1, 1],
    ],
  ])('%s', (_, cards, rooms) => {
    const all = layouts(cards, rooms);
    expect(all.length).toBeGreaterThan(1);
    const draws = 300 * all.length;
    const counts = new Map(all.map((text) => [text, 0]));
    const random = seededRandom('slots');
    for (let i = 0; i < draws; i++) {
      const text = textOf(dealSlots(cards, rooms, random));
      expect(counts.has(text)).toBe(true);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(6 * Math.sqrt(300));
  });

  test('what cannot fit is a bug', () => {
    const two = [0, 1].map((card) => ({ card, slots: 0b01 }));
    expect(() => dealSlots(two, [1, 1], seededRandom('x'))).toThrow();
    expect(() => dealSlots(two, [1], seededRandom('x'))).toThrow('as many cards as room');
  });
});
