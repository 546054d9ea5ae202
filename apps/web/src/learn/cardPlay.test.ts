import { readdirSync, readFileSync } from 'node:fs';
import {
  type CardLesson,
  type PracticePart,
  parseCardLesson,
  practicesOf,
  startPractice,
} from '@overtrick/formats/lesson/practice';
import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard } from '@overtrick/rules/cards/card';
import { addCard, CLOCKWISE, isPlayOver, type Play } from '@overtrick/rules/play/play';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { isOwnTurn, tricksAfter, wonIn } from './practice/practice.ts';
import { replyOf, valuesOf } from './practice/reply.ts';

const FOLDER = new URL('./cardPlay/', import.meta.url);
const NAMES = readdirSync(FOLDER).sort();
const engine = createEngine(readModule(), { megabytes: 16 });

const lessonIn = (name: string): CardLesson => {
  const read = parseCardLesson(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.at} ${read.why}`);
  return read.value;
};

/**
 * Explores every position that the learner can reach while the goal is still possible, and which cards keep or lose it.
 */
function explored(part: PracticePart): {
  readonly keep: Set<Card>;
  readonly lose: Set<Card>;
  readonly most: number;
} {
  const keep = new Set<Card>();
  const lose = new Set<Card>();
  let most = 0;
  const seen = new Set<string>();
  const visit = (play: Play): void => {
    if (isPlayOver(play)) {
      most = Math.max(most, wonIn(play));
      return;
    }
    const key = JSON.stringify([play.hands, play.turn, play.trick]);
    if (seen.has(key)) return;
    seen.add(key);
    const values = valuesOf(engine, play);
    if (!isOwnTurn(part, play)) {
      visit(addCard(CLOCKWISE, play, defined(replyOf(values), 'a card')));
      return;
    }
    for (const card of values.keys()) {
      if (tricksAfter(play, values, card) >= part.goal) {
        keep.add(card);
        visit(addCard(CLOCKWISE, play, card));
      } else lose.add(card);
    }
  };
  visit(startPractice(part));
  return { keep, lose, most };
}

test('there are twelve lessons in card play, in their order', () => {
  expect(NAMES).toHaveLength(12);
  for (const [i, name] of NAMES.entries()) expect(lessonIn(name).title).toMatch(new RegExp(`^${i + 1}\\. `));
});

describe.each(NAMES)('%s', (name) => {
  const lesson = lessonIn(name);
  test('begins with words, and has hands', () => {
    expect(lesson.parts[0]?.kind).toBe('text');
    expect(practicesOf(lesson).length).toBeGreaterThan(1);
  });

  test.each(practicesOf(lesson).map((part, i) => [i + 1, part] as const))(
    'hand %i: the tricks can be won, some card loses them, and what is said of cards is true',
    (_, part) => {
      const { keep, lose, most } = explored(part);
      expect(most).toBe(part.goal);
      expect(lose.size).toBeGreaterThan(0);
      for (const { card, isRight } of part.answers)
        expect([makeCard(card), isRight, (isRight ? keep : lose).has(card)]).toEqual([
          makeCard(card),
          isRight,
          true,
        ]);
    },
  );
});
