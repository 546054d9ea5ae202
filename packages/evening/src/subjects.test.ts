import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { parseCommand, parseEntry } from './entryForm.ts';
import { added } from './fold.ts';
import { KEEPER, type Key } from './keys/key.ts';
import type { EntryKind, KindName } from './log/kind.ts';
import { KIND_NAMES, kindOf } from './subjects.ts';
import { after, howell } from './testing/evening.ts';
import type { Sample } from './testing/sample.ts';
import { NOBODY, type Standpoint, seesAll } from './view/standpoint.ts';
import { viewFor } from './view/viewFor.ts';

const HERE = import.meta.dirname;

/** The samples of all subjects: `samples.ts` of each folder. */
const SAMPLES: Readonly<Record<string, Sample<KindName>>> = Object.assign(
  {},
  ...(await Promise.all(
    globSync('*/samples.ts', { cwd: HERE }).map(async (file) => {
      const samples: { SAMPLES: object } = await import(join(HERE, file));
      return samples.SAMPLES;
    }),
  )),
);

const ROLES = ['scorer', 'table', 'player', 'screen', 'join'] as const;
const PROOF = 'the hash of a key';
const DEVICE = 'the id of a device';
const STANDPOINTS: readonly Standpoint[] = [
  NOBODY,
  { role: 'screen', key: 1 },
  { role: 'scorer', key: 2 },
  { role: 'table', key: 3, place: 'A1' },
  { role: 'player', key: 4, contestant: 'c1', player: 1 },
  { role: 'director', key: 5 },
  { role: 'director', key: 6, contestant: 'c1' },
];
const director: Key = { number: 999, role: 'director' };

describe.each(KIND_NAMES)('%s', (name) => {
  const { command, in: evening = howell } = defined(SAMPLES[name], `a sample of ${name}`);
  const kind = kindOf(name) as EntryKind;

  test('is read as it is written, and a command loses what no field names', () => {
    const entry = { at: 5, by: 0, id: 'x', ...command };
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
    expect(parseCommand({ ...command, more: 1 })).toEqual({ ok: true, value: command });
  });

  test('is refused without each field that it must have', () => {
    for (const field of Object.keys(kind.fields).filter((one) => !one.endsWith('?')))
      expect(parseCommand({ ...command, [field]: undefined }), field).toMatchObject({
        code: 'ERR_ENTRY',
        at: field,
      });
  });

  test('is made by the keeper of the log, by no revoked or waiting key, and by no other role', () => {
    const tournament = evening();
    expect(decide(tournament, KEEPER, command)).toMatchObject({ ok: true });
    for (const key of [{ isRevoked: true }, { isAsked: true }])
      expect(decide(tournament, { ...director, ...key }, command)).toMatchObject({ code: 'ERR_ROLE' });
    for (const role of ROLES.filter((one) => kind.roles?.[one] === undefined))
      expect(decide(tournament, { number: 998, role }, command), role).toMatchObject({ code: 'ERR_ROLE' });
    if (kind.isKeepers?.(command))
      expect(decide(tournament, director, command)).toMatchObject({ code: 'ERR_ROLE' });
  });

  test('is folded alike each time, and leaves the evening before as it was', () => {
    const tournament = evening();
    const before = structuredClone(tournament.terms);
    const { version, state } = tournament;
    const entry = { at: 5, by: 0, ...command };
    const [one, two] = [added(tournament, entry), added(tournament, entry)];
    expect(two).toEqual(one);
    expect(one.version).toBe(version + 1);
    expect(tournament).toMatchObject({ version, state, terms: before });
  });

  test('shows nobody what keys are made of, nor the ids of devices, and hands only to directors', () => {
    const tournament = after(evening(), [{ kind: 'granted', role: 'scorer', proof: PROOF }]);
    const now = added(tournament, { at: 5, by: 0, id: DEVICE, ...command });
    const proofs = [...now.keys.values()].flatMap(({ proof }) => proof ?? []);
    for (const standpoint of STANDPOINTS) {
      const view = JSON.stringify(viewFor(now, standpoint));
      for (const secret of [...proofs, DEVICE])
        expect(view, `${standpoint.role}: ${secret}`).not.toContain(secret);
      if (command.kind === 'dealt' && !seesAll(standpoint)) expect(view).not.toContain(command.deal);
    }
  });

  test('changes no published result, if it is of results', () => {
    const published = after(evening(), [{ kind: 'published' }]);
    const decided = decide(published, KEEPER, command);
    if (kind.isOfResults?.(command)) expect(decided).toMatchObject({ code: 'ERR_OVER' });
    else expect(decided.ok ? undefined : decided.code).not.toBe('ERR_OVER');
  });
});

test('every kind has a sample that is its own', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual([...KIND_NAMES].toSorted());
  for (const name of KIND_NAMES) expect(defined(SAMPLES[name], name).command.kind).toBe(name);
});
