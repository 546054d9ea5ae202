import { parseLesson } from '@overtrick/formats/lesson/parse';
import { FORMER_MEMBER } from '@overtrick/protocol/botName';
import type {
  GivenAnswer,
  LessonKey,
  LessonOfAccount,
  LessonOverview,
  LessonResults,
  ShareLesson,
} from '@overtrick/protocol/lesson';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { inPlace, type Resource, Shares } from '../base/shares.ts';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { Folds } from '../store/folds.ts';
import { unlessDamaged } from '../store/pages.ts';
import { rewriteMarked } from '../store/rewriting.ts';
import type { Store } from '../store/store.ts';
import {
  answersAfter,
  CLEARED,
  DISMISSED,
  type Entrant,
  isLessonId,
  type Joined,
  type LessonLog,
  lessonAfter,
  lessonIn,
  logOf,
  newAnswers,
  type PupilEntry,
  pupilLogOf,
  type Shared,
  type SharedLesson,
} from './sharedLesson.ts';

/** The most pupils of a lesson, because the results page reads the answers of all of them. */
const MOST_PUPILS = 200;
/** The limit of the log, which counts dismissed pupils too, so that it can always be read again. */
export const MOST_ENTRIES = 10_000;

/** The rights of a person who asks about a shared lesson, by their keys; they may both share and take it. */
export interface Asker {
  readonly isOwner: boolean;
  readonly pupil?: Entrant | undefined;
}

/** Shared lessons, and the answers of those who take them. The store has hashes of keys, never these themselves. */
export class Lessons {
  readonly #store: Store;
  readonly #shares: Shares;
  readonly #logs: Folds<LessonLog>;
  /**
   * A pupil's log ends by itself: no call is repeated at a question, and a lesson has a limited number of questions.
   */
  readonly #pupils: Folds<readonly GivenAnswer[]>;

  constructor(store: Store, shares = new Shares()) {
    this.#store = store;
    this.#shares = shares;
    this.#logs = new Folds(store, lessonAfter);
    this.#pupils = new Folds(store, answersAfter);
  }

  /**
   * Shares a lesson and returns its id with the key to the results. A failure names the line in which the text is
   * wrong.
   */
  async share({ text, label }: ShareLesson): Promise<Result<LessonKey>> {
    const read = parseLesson(text);
    if (!read.ok) return fail(read.code, read.at, `In ${read.at ?? 'the lesson'}: ${read.why ?? ''}`);
    const [lesson, token] = [newTableId(), newToken()];
    const shared: Shared = {
      kind: 'lesson',
      text,
      title: read.value.title,
      ...present({ label }),
      proof: proofOf(token),
    };
    await this.#begin(logOf(lesson), shared);
    return ok({ lesson, token });
  }

  async find(id: string): Promise<SharedLesson | undefined> {
    const known = isLessonId(id) ? await this.#logs.read(logOf(id)) : undefined;
    return known && { id, ...known };
  }

  /**
   * Lets somebody take a lesson and returns the key to their answers.
   * @param from the address, or the account, by which the pupil's share of the places is counted
   */
  async join(lesson: SharedLesson, name: string, from?: string): Promise<Result<LessonKey>> {
    const { id, pupils } = lesson;
    if (pupils.length >= MOST_PUPILS) return fail('ERR_LESSON_FULL');
    const place = this.#shares.take(pupilsOf(lesson), from);
    if (place === undefined) return fail('ERR_SHARE');
    const pupil = newTableId();
    return inPlace(
      place,
      () => this.#join(id, pupil, name),
      ({ ok: isIn }) => (isIn ? pupil : undefined),
    );
  }

  async #join(id: string, pupil: string, name: string): Promise<Result<LessonKey>> {
    const token = newToken();
    const began: PupilEntry = { kind: 'pupil', lesson: id };
    const joined: Joined = { kind: 'joined', pupil, name, proof: proofOf(token) };
    await this.#begin(pupilLogOf(pupil), began);
    const isIn = await this.#logs.add(logOf(id), ({ pupils }, length) =>
      pupils.length < MOST_PUPILS && length < MOST_ENTRIES ? [joined] : [],
    );
    if (isIn) return ok({ lesson: id, token });
    await this.#store.delete([pupilLogOf(pupil)]);
    return (await this.find(id)) === undefined ? fail('ERR_NO_LESSON') : fail('ERR_LESSON_FULL');
  }

  /** Stores a pupil's answers. An answer that is sent twice is stored once. */
  async answer(
    lesson: SharedLesson,
    { pupil }: Entrant,
    given: Parameters<typeof newAnswers>[2],
  ): Promise<Result<true>> {
    const read = lessonIn(lesson);
    const fit = newAnswers(read, [], given);
    if (!fit.ok) return fit;
    await this.#pupils.add(pupilLogOf(pupil), (before) => {
      const added = newAnswers(read, before, given);
      return added.ok ? added.value.map((answer): PupilEntry => ({ kind: 'answered', ...answer })) : [];
    });
    return ok(true);
  }

  async told({ id, shared }: SharedLesson, { isOwner, pupil }: Asker): Promise<LessonOverview> {
    return {
      lesson: id,
      ...shownOf(shared),
      isOwn: isOwner,
      ...(pupil && { you: { name: pupil.name, answers: await this.#answers(pupil) } }),
    };
  }

  async results({ id, shared, pupils }: SharedLesson): Promise<LessonResults> {
    const answers = await Promise.all(pupils.map((pupil) => this.#answers(pupil)));
    return {
      lesson: id,
      ...shownOf(shared),
      pupils: pupils.map(({ pupil, name }, i) => ({ pupil, name, answers: answers[i] ?? [] })),
    };
  }

  /** Deletes a lesson with all answers. */
  async remove({ id, pupils }: SharedLesson): Promise<void> {
    await this.#store.delete([logOf(id), ...pupils.map(({ pupil }) => pupilLogOf(pupil))]);
  }

  /** Removes a pupil from the list, with their answers. */
  async dismiss({ id, pupils }: SharedLesson, pupil: string): Promise<void> {
    const entrant = pupils.find((one) => one.pupil === pupil);
    if (entrant === undefined) return;
    await this.#rewrite(id, entrant.place, DISMISSED);
    await this.#store.delete([pupilLogOf(pupil)]);
  }

  /** Removes all pupils from the same household as this one, with their answers. */
  async dismissTogether(lesson: SharedLesson, pupil: string): Promise<void> {
    const together = new Set(this.#shares.together(pupilsOf(lesson).name, pupil));
    const dismissed = lesson.pupils.filter((one) => one.pupil === pupil || together.has(one.pupil));
    if (dismissed.length === 0) return;
    const places = dismissed.map(({ place }) => [place, JSON.stringify(DISMISSED)] as const);
    await rewriteMarked(this.#store, logOf(lesson.id), new Map(places));
    await this.#store.delete(dismissed.map((one) => pupilLogOf(one.pupil)));
  }

  /**
   * Removes a lesson for the operator, with all answers: only the fact of its removal stays. Returns false if there is
   * no such lesson.
   */
  async clear(id: string): Promise<boolean> {
    const lesson = await this.find(id);
    if (lesson === undefined) return false;
    const { pupils } = lesson;
    const places = pupils.map(({ place }) => [place, JSON.stringify(DISMISSED)] as const);
    await rewriteMarked(this.#store, logOf(id), new Map([[1, JSON.stringify(CLEARED)], ...places]));
    await this.#store.delete(pupils.map(({ pupil }) => pupilLogOf(pupil)));
    return true;
  }

  /** True for a lesson that the operator has removed. */
  async isCleared(id: string): Promise<boolean> {
    const [first] = isLessonId(id) ? await this.#store.read(logOf(id), 0, 1) : [];
    return first === JSON.stringify(CLEARED);
  }

  /** Removes the owner of the key with that hash: their whole lesson if they share it, their name if they take it. */
  async forget(id: string, proof: string): Promise<void> {
    const lesson = await this.find(id);
    if (lesson === undefined) return;
    if (lesson.shared.proof === proof) return this.remove(lesson);
    for (const { place, ...pupil } of lesson.pupils)
      if (pupil.proof === proof)
        await this.#rewrite(id, place, { kind: 'joined', ...pupil, name: FORMER_MEMBER });
  }

  /** Returns a lesson as it appears in the list of an account that has a key to it. */
  async entry(id: string, proof: string): Promise<LessonOfAccount | undefined> {
    const lesson = await unlessDamaged(this.find(id));
    if (lesson === undefined) return undefined;
    const { title, label } = lesson.shared;
    const { isOwner } = askerOf(lesson, [proof]);
    return {
      lesson: id,
      title,
      ...present({ label }),
      isOwn: isOwner,
      ...(isOwner && { pupils: lesson.pupils.length }),
    };
  }

  async #answers({ pupil }: Entrant): Promise<readonly GivenAnswer[]> {
    return (await unlessDamaged(this.#pupils.read(pupilLogOf(pupil)))) ?? [];
  }

  #rewrite(id: string, place: number, entry: Joined | typeof DISMISSED): Promise<void> {
    return rewriteMarked(this.#store, logOf(id), new Map([[place, JSON.stringify(entry)]]));
  }

  #begin(log: string, entry: Shared | PupilEntry): Promise<void> {
    return this.#store.append({ log: log, length: 0, bodies: [JSON.stringify(entry)] });
  }
}

const shownOf = ({ text, label }: Shared): Pick<LessonOverview, 'text' | 'label'> => ({
  text,
  ...present({ label }),
});

const pupilsOf = ({ id, pupils }: SharedLesson): Resource => ({
  name: `pupils ${id}`,
  most: MOST_PUPILS,
  taken: pupils.length,
  holds: (pupil) => pupils.some((one) => one.pupil === pupil),
});

/** Returns the rights of a person whose keys have these hashes. */
export const askerOf = ({ shared, pupils }: SharedLesson, proofs: readonly string[]): Asker => ({
  isOwner: proofs.includes(shared.proof),
  pupil: pupils.find(({ proof }) => proofs.includes(proof)),
});
