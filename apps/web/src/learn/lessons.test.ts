import { readdirSync, readFileSync } from 'node:fs';
import { adviceFor, handOf } from '@overtrick/bots';
import { situationOf } from '@overtrick/bots/internals/bidding/table';
import type { Lesson, QuestionPart } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import { callAction, makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { FULL, minus } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat, turn } from '@overtrick/rules/cards/seat';
import { dealUnseen } from '@overtrick/rules/deals/unseen';
import type { AnyGame } from '@overtrick/rules/game';
import { step } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('./lessons/', import.meta.url);
const NAMES = readdirSync(FOLDER).sort();
const bridge: AnyGame = defined(findGame('bridge'), 'contract bridge');

const lessonIn = (name: string): Lesson => {
  const read = parseLesson(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.at} ${read.why}`);
  return read.value;
};

/** Builds the deal of a question after its calls: the player's hand as given, the others dealt from a shuffled pack. */
function stateAt({ hand, calls }: QuestionPart): { readonly state: unknown; readonly seat: Seat } {
  const seat: Seat = 'S';
  const dealer = turn(seat, (4 - (calls.length % 4)) % 4);
  const places = [13, 13, 13].map((count) => ({ count, allowed: FULL }));
  const others = dealUnseen(minus(FULL, hand), places, seededRandom('lesson'));
  const rest = SEATS.filter((each) => each !== seat);
  const deal = bySeat((each) => (each === seat ? hand : defined(others[rest.indexOf(each)], 'a hand')));
  let state = bridge.start({ dealer, vul: 'none', deal }, { dummySeesDeclarer: false });
  for (const [i, call] of calls.entries()) {
    const next = step(bridge, state, { seat: turn(dealer, i), action: callAction(call) });
    if (!next.ok) throw new Error(`${call} cannot be called there`);
    state = next.value;
  }
  return { state, seat };
}

test('there are twelve lessons, and each has a title, words and questions', () => {
  expect(NAMES).toHaveLength(12);
  for (const [i, name] of NAMES.entries()) {
    const { title, parts } = lessonIn(name);
    expect(title).toMatch(new RegExp(`^${i + 1}\\. `));
    expect(parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(0);
    expect(parts.filter(({ kind }) => kind === 'question').length).toBeGreaterThan(3);
  }
});

describe.each(NAMES)('%s', (name) => {
  const { parts } = lessonIn(name);
  const questions = parts.filter((part): part is QuestionPart => part.kind === 'question');

  test.each(questions.map((question, i) => [i + 1, question] as const))(
    'question %i: what is answered can be called, and the system calls what is right',
    (_, question) => {
      const { state, seat } = stateAt(question);
      const legal = bridge.legalActions(state, seat).map(makeAction);
      for (const { call } of question.answers) expect(legal).toContain(makeAction(callAction(call)));
      const view = bridge.view(state, seat);
      const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
      const right = question.answers.filter(({ isRight }) => isRight).map(({ call }) => call);
      expect(right).toContain(adviceFor(situationOf(bridge, view, seat), handOf(question.hand), calls).call);
    },
  );

  test('whole deals are bid by the rules', () => {
    for (const part of parts) {
      if (part.kind !== 'deal') continue;
      let state = bridge.start(
        { dealer: part.dealer, vul: 'none', deal: part.deal },
        { dummySeesDeclarer: false },
      );
      for (const [i, call] of part.calls.entries()) {
        const next = step(bridge, state, { seat: turn(part.dealer, i), action: callAction(call) });
        if (!next.ok) throw new Error(`${call} cannot be called there`);
        state = next.value;
      }
      expect(bridge.view(state).phase).toBe('play');
    }
  });
});

test('what the page says of a right call, its reason does not say again', () => {
  for (const [, reason = ''] of NAMES.flatMap((name) => [
    ...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/^\+ \S+ (.*)$/gm),
  ]))
    expect(reason).not.toMatch(/^right\b/i);
});
