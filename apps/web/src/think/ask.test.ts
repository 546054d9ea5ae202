import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askThinker } from './ask.ts';
import type { Question, Thought } from './messages.ts';

/** A worker that does nothing by itself. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: Thought }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly questions: Question[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  done(): void {
    this.onmessage?.({ data: { kind: 'done' } });
  }
}

const QUESTION: Question = { kind: 'costs', record: '' };
const ask = (hear: (thought: Thought) => void = () => {}) => askThinker(QUESTION, hear);
const last = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all.length = 0;
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a thinker that has answered takes the next question, and hears nothing of the last', () => {
  const first: Thought[] = [];
  const end = ask((thought) => first.push(thought));
  last().done();
  const second: Thought[] = [];
  ask((thought) => second.push(thought));
  expect(FakeWorker.all).toHaveLength(1);
  end();
  expect(last().isEnded).toBe(false);
  last().done();
  expect([first, second]).toEqual([[{ kind: 'done' }], [{ kind: 'done' }]]);
  expect(last().questions).toEqual([QUESTION, QUESTION]);
});

test('questions at the same time have a thinker each, of which one stays for half a minute', () => {
  ask();
  ask();
  const [one, other] = FakeWorker.all as [FakeWorker, FakeWorker];
  one.done();
  other.done();
  expect([one.isEnded, other.isEnded]).toEqual([false, true]);
  vi.advanceTimersByTime(29_000);
  expect(one.isEnded).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(one.isEnded).toBe(true);
  ask();
  expect(FakeWorker.all).toHaveLength(3);
});

test('a thinker that is stopped or fails takes no other question', () => {
  ask()();
  expect(last().isEnded).toBe(true);
  const heard: Thought[] = [];
  ask((thought) => heard.push(thought));
  last().onerror?.();
  expect(last().isEnded).toBe(true);
  expect(heard).toEqual([{ kind: 'done' }]);
  ask();
  expect(FakeWorker.all).toHaveLength(3);
});
