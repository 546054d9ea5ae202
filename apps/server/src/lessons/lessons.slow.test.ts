import type { LessonsOfAccount } from '@overtrick/protocol/lesson';
import { MOST_LESSON_CHARACTERS } from '@overtrick/protocol/lessonLimits';
import { afterEach, describe, expect, test } from 'vitest';
import { gatheredLog } from '../testing/gathered.ts';
import { Kit } from '../testing/kit.ts';
import { Person, TEXT } from '../testing/person.ts';
import { FlakyStore } from '../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PASSWORD = 'correct horse battery';
describe('a shared lesson', () => {
  test('brings its text, and what is answered back to who shares it alone', async () => {
    const { url } = await kit.server();
    const teacher = new Person(url);
    const lesson = await teacher.share({ label: ' Tuesday class ' });
    const ann = await new Person(url).take(lesson, 'Ann');
    const bea = await new Person(url).take(lesson, 'Bea');
    expect(await ann.answer(lesson, [0, 'P'])).toMatchObject({ status: 200 });
    expect(await ann.answer(lesson, [0, '1S'], [1, '1S'])).toMatchObject({ status: 200 });
    await bea.answer(lesson, [1, '2H']);
    const visitor = { lesson, text: TEXT, label: 'Tuesday class' };
    expect(await new Person(url).told(lesson)).toEqual({ ...visitor, isOwn: false });
    const answers = [
      { question: 0, call: 'P' },
      { question: 0, call: '1S' },
      { question: 1, call: '1S' },
    ];
    expect(await ann.told(lesson)).toEqual({ ...visitor, isOwn: false, you: { name: 'Ann', answers } });
    expect(await teacher.told(lesson)).toEqual({ ...visitor, isOwn: true });
    expect(await teacher.results(lesson)).toEqual({
      ...visitor,
      pupils: [
        { pupil: expect.any(String), name: 'Ann', answers },
        { pupil: expect.any(String), name: 'Bea', answers: [{ question: 1, call: '2H' }] },
      ],
    });
    // nobody else sees them, nor deletes them
    for (const other of [ann, new Person(url)])
      for (const [method, path] of [
        ['GET', '/results'],
        ['DELETE', ''],
        ['DELETE', '/pupils/abcdefghijkl'],
      ] as const)
        expect(await other.ask(method, `/lessons/${lesson}${path}`)).toMatchObject({
          status: 401,
          answer: { code: 'ERR_LESSON_KEY' },
        });
    // the owner's key does not allow answers
    expect(await teacher.answer(lesson, [0, '1S'])).toMatchObject({ status: 401 });
  });

  test('keeps an answer once, however often it is sent and whatever comes of the store, and outlives the server', async () => {
    const dataDir = kit.folder();
    const store = await FlakyStore.open(dataDir);
    const first = await kit.server({ store });
    const teacher = new Person(first.url);
    const lesson = await teacher.share();
    const ann = await new Person(first.url).take(lesson, 'Ann');
    store.fail('before');
    expect((await ann.answer(lesson, [0, 'P'])).status).toBe(500);
    store.fail('after');
    expect((await ann.answer(lesson, [0, 'P'])).status).toBe(500);
    await Promise.all([1, 2, 3, 4].map(() => ann.answer(lesson, [0, 'P'], [0, '1S'])));
    await first.close();
    const { url } = await kit.server({ dataDir });
    const later = new Person(url);
    later.key = teacher.key;
    expect((await later.results(lesson)).pupils).toMatchObject([
      {
        name: 'Ann',
        answers: [
          { question: 0, call: 'P' },
          { question: 0, call: '1S' },
        ],
      },
    ]);
  });

  test('lets a whole class in at once, over two processes', async () => {
    const store = await FlakyStore.open(kit.folder());
    const urls = [(await kit.server({ store })).url, (await kit.server({ store })).url];
    const urlOf = (i: number) => urls[i % 2] ?? '';
    const teacher = new Person(urlOf(0));
    const lesson = await teacher.share();
    const names = Array.from({ length: 32 }, (_, i) => `Pupil ${i}`);
    const pupils = await Promise.all(names.map((name, i) => new Person(urlOf(i)).take(lesson, name)));
    await Promise.all(pupils.map((pupil) => pupil.answer(lesson, [0, '1S'])));
    const results = await teacher.results(lesson);
    expect(results.pupils.map(({ name }) => name).sort()).toEqual(names.toSorted());
    expect(results.pupils.every(({ answers }) => answers.length === 1)).toBe(true);
  });

  test('loses whom its owner takes off the list, and nobody else', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const teacher = new Person(url);
    const lesson = await teacher.share();
    const [ann, bea] = [await new Person(url).take(lesson, 'Ann'), await new Person(url).take(lesson, 'Bea')];
    for (const who of [ann, bea]) await who.answer(lesson, [0, 'P']);
    const { pupil = '' } = (await teacher.results(lesson)).pupils[0] ?? {};
    for (let i = 0; i < 2; i++)
      expect(await teacher.ask('DELETE', `/lessons/${lesson}/pupils/${pupil}`)).toMatchObject({
        status: 204,
      });
    expect((await teacher.results(lesson)).pupils.map(({ name }) => name)).toEqual(['Bea']);
    expect(await store.read(`${pupil}.pupil`)).toEqual([]);
    expect((await store.read(`${lesson}.lesson`)).join()).not.toContain('Ann');
    expect(await ann.answer(lesson, [0, '1S'])).toMatchObject({ status: 401 });
    expect(await ann.told(lesson)).not.toHaveProperty('you');
    await bea.answer(lesson, [0, '1S']);
    expect((await teacher.results(lesson)).pupils[0]?.answers).toHaveLength(2);
  });

  test('is deleted with all that was answered', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const teacher = new Person(url);
    const lesson = await teacher.share();
    const ann = await new Person(url).take(lesson, 'Ann');
    await ann.answer(lesson, [0, 'P']);
    const [, joined = '{}'] = await store.read(`${lesson}.lesson`);
    const { pupil } = JSON.parse(joined);
    expect(await store.read(`${pupil}.pupil`)).toHaveLength(2);
    expect(await teacher.ask('DELETE', `/lessons/${lesson}`)).toMatchObject({ status: 204 });
    for (const log of [`${lesson}.lesson`, `${pupil}.pupil`]) expect(await store.read(log)).toEqual([]);
    expect(await ann.answer(lesson, [0, '1S'])).toMatchObject({
      status: 404,
      answer: { code: 'ERR_NO_LESSON' },
    });
  });

  test('leaves its keys nowhere: not in the store, not in the log', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { log, take } = gatheredLog('debug');
    const { url } = await kit.server({ store, log });
    const teacher = new Person(url);
    const lesson = await teacher.share();
    const ann = await new Person(url).take(lesson, 'Ann');
    await ann.answer(lesson, [0, 'P']);
    const kept = (await store.read(`${lesson}.lesson`)).join('\n');
    expect(kept).toContain('Ann');
    const logged = take();
    for (const key of [teacher.key, ann.key]) expect(kept + logged).not.toContain(key);
    expect(logged).not.toContain('Ann');
  });
});

describe('what is refused with a sentence', () => {
  test('texts and labels that are none', async () => {
    const { url } = await kit.server();
    for (const [what, body, message] of [
      ['no object', [TEXT], '“lessons” takes one object.'],
      ['no text', {}, '“text” of “lessons” is missing.'],
      ['an empty text', { text: '' }, 'must have 1 characters at least'],
      ['a text that is none', { text: 7 }, 'must be a string'],
      [
        'too long a text',
        { text: 'x'.repeat(MOST_LESSON_CHARACTERS + 1) },
        'must have 32000 characters at most',
      ],
      ['no lesson', { text: 'x' }, 'In line 1: A lesson starts with its title'],
      ['a wrong hand', { text: TEXT.replace('QJ4', 'QJ') }, 'In line 3: “AQ962.K72.QJ.83” is not a hand'],
      ['too long a label', { text: TEXT, label: 'x'.repeat(61) }, 'must have 60 characters at most'],
      ['a label that turns what stands around it', { text: TEXT, label: '\u202ex' }, '“label” of “lessons”'],
      ['a field that there is not', { text: TEXT, owner: 'x' }, 'has no field “owner”'],
    ] as const) {
      const refusal = await new Person(url).ask('POST', '/lessons', body);
      expect(refusal.status, what).toBe(400);
      expect(refusal.answer, what).toMatchObject({ ok: false, message: expect.stringContaining(message) });
    }
  });

  test('more than a message may have, and too many at once', async () => {
    const { url } = await kit.server();
    const teacher = new Person(url);
    expect(await teacher.ask('POST', '/lessons', { text: 'x'.repeat(200_000) })).toMatchObject({
      status: 413,
      answer: { message: 'A message has 193024 bytes at most.' },
    });
    const all = await Promise.all(Array.from({ length: 21 }, () => teacher.ask('POST', '/lessons', {})));
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('names, answers and keys that are none', async () => {
    const { url } = await kit.server();
    const teacher = new Person(url);
    const lesson = await teacher.share();
    const ann = await new Person(url).take(lesson, 'Ann');
    for (const [path, body, message] of [
      ['pupils', {}, '“name” of “pupils” is missing.'],
      ['pupils', { name: '  ' }, 'must have 1 characters at least'],
      ['pupils', { name: 'x'.repeat(25) }, 'must have 24 characters at most'],
      ['pupils', { name: 'Ann\u0007' }, 'has the wrong form'],
      ['answers', {}, '“answers” of “answers” is missing.'],
      ['answers', { answers: [] }, 'must have 1 entries at least'],
      [
        'answers',
        { answers: [{ question: 0, call: '1Z' }] },
        '“answers.0.call” of “answers” has the wrong form',
      ],
      ['answers', { answers: [{ question: -1, call: 'P' }] }, 'must be 0 at least'],
      ['answers', { answers: [{ question: 0.5, call: 'P' }] }, '“answers.0.question”'],
      ['answers', { answers: [{ question: 2, call: 'P' }] }, 'there is none with the number 2'],
      ['answers', { answers: [{ question: 1, call: '1D' }] }, '1D cannot be called'],
      ['answers', { answers: Array(61).fill({ question: 0, call: 'P' }) }, 'must have 60 entries at most'],
    ] as const) {
      const refusal = await ann.ask('POST', `/lessons/${lesson}/${path}`, body);
      expect(refusal.status, JSON.stringify(body)).toBe(400);
      expect(refusal.answer).toMatchObject({ ok: false, message: expect.stringContaining(message) });
    }
    expect((await teacher.results(lesson)).pupils).toMatchObject([{ name: 'Ann', answers: [] }]);
    // a key of another lesson
    const other = await new Person(url).share();
    expect(await ann.answer(other, [0, 'P'])).toMatchObject({ status: 401 });
    expect(await ann.ask('GET', `/lessons/${other}/results`)).toMatchObject({ status: 401 });
    expect(await teacher.ask('DELETE', `/lessons/${other}`)).toMatchObject({ status: 401 });
    for (const none of ['abcdefghijkl', 'x', '..%2f..%2fetc'])
      expect(await ann.ask('GET', `/lessons/${none}`)).toMatchObject({
        status: 404,
        answer: { code: 'ERR_NO_LESSON' },
      });
  });
});

describe('accounts', () => {
  async function signedUp(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    await person.ask('POST', '/account', { name, password: PASSWORD });
    return person;
  }

  test('open what they share and take on every device, and go with it when they are deleted', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const teacher = await signedUp(url, 'Teacher');
    const lesson = await teacher.share({ label: 'Class' });
    const ann = await (await signedUp(url, 'Zebedee')).take(lesson, 'Zebedee');
    await ann.answer(lesson, [0, '1S']);
    const keep = (who: Person, token: string) => who.ask('POST', '/account/lessons', { lesson, token });
    expect(await keep(new Person(url), teacher.key)).toMatchObject({ status: 401 });
    expect(await keep(ann, 'A'.repeat(43))).toMatchObject({ status: 403 });
    expect(await keep(ann, 'A')).toMatchObject({ status: 400 });
    for (const who of [teacher, teacher, ann])
      expect(await keep(who, who.key)).toMatchObject({ status: 204 });
    // on another device the session is the only key
    for (const who of [teacher, ann]) who.key = '';
    const list = async (who: Person) => (await who.ask('GET', '/account/lessons')).answer as LessonsOfAccount;
    const shown = { lesson, title: 'Two hands', label: 'Class' };
    expect(await list(teacher)).toEqual({ lessons: [{ ...shown, isOwn: true, pupils: 1 }] });
    expect(await list(ann)).toEqual({ lessons: [{ ...shown, isOwn: false }] });
    expect(await new Person(url).ask('GET', '/account/lessons')).toMatchObject({ status: 401 });
    await ann.answer(lesson, [1, 'P']);
    const answers = [
      { question: 0, call: '1S' },
      { question: 1, call: 'P' },
    ];
    expect((await teacher.results(lesson)).pupils).toMatchObject([{ name: 'Zebedee', answers }]);
    expect(await ann.ask('GET', `/lessons/${lesson}/results`)).toMatchObject({ status: 401 });
    expect(await ann.ask('GET', '/account/export')).toMatchObject({
      answer: { lessons: [{ lesson, you: { name: 'Zebedee', answers } }] },
    });
    expect(await teacher.ask('GET', '/account/export')).toMatchObject({
      answer: { lessons: [{ lesson, pupils: [{ answers }] }] },
    });

    await ann.ask('DELETE', '/account', { name: 'Zebedee' });
    expect((await teacher.results(lesson)).pupils).toMatchObject([{ name: 'a former member', answers }]);
    expect((await store.read(`${lesson}.lesson`)).join()).not.toContain('Zebedee');
    await teacher.ask('DELETE', '/account', { name: 'Teacher' });
    expect(await store.read(`${lesson}.lesson`)).toEqual([]);
  });
});
