import { PHRASES } from '@overtrick/protocol/policies';
import type { ChatLine } from '@overtrick/protocol/table';
import { describe, expect, test } from 'vitest';
import { added } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, NOTRUMP, tableWith } from '../testing/tables.ts';
import { mayHear, whyNoVoice, whyUnsaid } from './chatter.ts';

const under = (policies: Partial<Table['policies']>, table = tableWith([0, 1, 2, 3])): Table => ({
  ...table,
  policies: { ...table.policies, ...policies },
});
const [PHRASE = ''] = PHRASES;
const said = (table: Table, chair: number | undefined, to: ChatLine['to'], text = 'hello') =>
  whyUnsaid(table, { chair, to, text })?.code ?? 'said';

describe('what a player says', () => {
  test.each([
    ['free', 'said', 'said'],
    ['phrases', 'ERR_CHAT', 'said'],
    ['off', 'ERR_CHAT', 'ERR_CHAT'],
  ] as const)('with chat %s: their own words %s, a phrase %s', (chat, own, phrase) => {
    const table = under({ chat });
    expect([said(table, 0, 'table'), said(table, 0, 'table', PHRASE)]).toEqual([own, phrase]);
  });
});

test('spectators talk to each other alone, whatever players may', () => {
  for (const chat of ['free', 'off', 'phrases'] as const)
    expect([
      said(under({ chat }), undefined, 'spectators'),
      said(under({ chat }), undefined, 'table'),
    ]).toEqual(['said', 'ERR_CHAT']);
});

test('who is muted says nothing, and uses no voice', () => {
  const muted = added(under({ voice: true }), { kind: 'muted', chair: 1 });
  expect([said(muted, 1, 'table'), said(muted, 0, 'table')]).toEqual(['ERR_MUTED', 'said']);
  expect([whyNoVoice(muted, 1)?.code, whyNoVoice(muted, 0)]).toEqual(['ERR_MUTED', undefined]);
  expect(whyNoVoice(under({ voice: false }), 0)?.code).toBe('ERR_VOICE');
});

describe('a line is heard', () => {
  const hears = (table: Table, chair: number | undefined, to: ChatLine['to']) =>
    [0, 1, 2, 3, undefined]
      .filter((viewer) => mayHear(table, viewer, { chair, to } as ChatLine))
      .map((viewer) => viewer ?? 'spectators')
      .join(' ');
  test.each<[string, number | undefined, ChatLine['to'], string, string]>([
    ['to the table', 0, 'table', '0 1 2 3 spectators', '0 1 2 3'],
    ['to the opponents', 0, 'opponents', '0 1 3', '0 1 3'],
    ['to the opponents, by one of the other side', 3, 'opponents', '0 2 3', '0 2 3'],
    ['among spectators', undefined, 'spectators', 'spectators', 'spectators'],
    ['to spectators, by a player', 1, 'spectators', '1 spectators', '1 spectators'],
  ])('%s: by those who watch without a delay, and with one', (_, chair, to, open, delayed) => {
    const [first, second] = [under({ spectators: 'open' }), under({ spectators: 'delayed' })];
    expect([hears(first, chair, to), hears(second, chair, to)]).toEqual([open, delayed]);
    expect(hears(after(first, NOTRUMP), chair, to)).toBe(open);
  });
});
