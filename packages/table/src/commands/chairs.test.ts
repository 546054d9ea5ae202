import { describe, expect, test } from 'vitest';
import { added } from '../fold.ts';
import { hostOf, type Table } from '../table.ts';
import { after, tableWith } from '../testing/tables.ts';
import * as chairs from './chairs.ts';
import { whyNoVoice, whyUnsaid } from './chatter.ts';
import type { Decision } from './play.ts';

/** Returns the table after a command that is granted. */
function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}

const kept = (table: Table, join: Table['policies']['join']): Table => ({
  ...table,
  policies: { ...table.policies, join },
});

describe('sit', () => {
  test('takes a bot’s chair', () => {
    const decided = chairs.sit(tableWith([2]), 0, { name: 'Bea', proof: 'p' });
    expect(decided).toEqual({ ok: true, value: [{ kind: 'sat', chair: 0, name: 'Bea', proof: 'p' }] });
  });

  test.each([
    [2, 'ERR_CHAIR_TAKEN'],
    [4, 'ERR_MESSAGE'],
  ])('chair %i: %s', (chair, code) => {
    expect(chairs.sit(tableWith([2]), chair, { name: 'Bea', proof: 'p' })).toMatchObject({ ok: false, code });
  });

  test('nobody else at a closed table, unless only bots are left', () => {
    expect(chairs.sit(kept(tableWith([2]), 'closed'), 0, { name: 'Bea', proof: 'p' })).toMatchObject({
      code: 'ERR_CLOSED',
    });
    expect(chairs.sit(kept(tableWith([]), 'closed'), 0, { name: 'Bea', proof: 'p' })).toMatchObject({
      ok: true,
    });
  });
});

describe('a computer program', () => {
  const ada = { name: 'BOT Ada', proof: 'p', marks: ['account 1', 'address a'], program: true } as const;
  const open = (table: Table, programs: Table['policies']['programs']): Table => ({
    ...table,
    policies: { ...table.policies, programs },
  });

  test('asks the host of a table with a link, and says what it is', () => {
    const asked = done(tableWith([2]), chairs.sit(tableWith([2]), 0, ada));
    const [knock] = asked.knocks;
    expect(knock).toMatchObject({ name: 'BOT Ada', program: true });
    const seated = done(asked, chairs.admit(asked, 2, knock?.knock ?? 0, true));
    expect(seated.players[0]).toMatchObject({ kind: 'person', name: 'BOT Ada', program: true });
    expect(seated.players[2]).not.toHaveProperty('program');
  });

  test.each([
    ['host', [2], 'link', 'knocked'],
    ['link', [2], 'link', 'sat'],
    ['link', [2], 'host', 'knocked'],
    ['link', [2], 'closed', 'ERR_CLOSED'],
    ['off', [2], 'link', 'ERR_CLOSED'],
    ['host', [], 'link', 'ERR_CLOSED'],
    ['link', [], 'link', 'sat'],
    ['off', [], 'link', 'ERR_CLOSED'],
  ] as const)('programs: %s, people in %j, join: %s: %s', (programs, people, join, outcome) => {
    const decided = chairs.sit(kept(open(tableWith(people), programs), join), 0, ada);
    expect(decided.ok ? decided.value[0]?.kind : decided.code).toBe(outcome);
  });

  test('has no chair where many play the same boards', () => {
    const shared = { ...open(tableWith([2]), 'link'), isShared: true };
    const bidding = { ...shared, policies: { ...shared.policies, bidding: true } };
    expect(chairs.sit(bidding, 0, { name: 'Bea', proof: 'b' })).toMatchObject({ ok: true });
    for (const table of [shared, bidding])
      expect(chairs.sit(table, 0, ada)).toMatchObject({ code: 'ERR_CLOSED' });
  });

  test('has one chair at a table, and asks for one', () => {
    const table = open(tableWith([2]), 'link');
    const seated = done(table, chairs.sit(table, 0, ada));
    expect(chairs.sit(seated, 1, { ...ada, proof: 'q' })).toMatchObject({ code: 'ERR_SEATED' });
    const asked = done(tableWith([2]), chairs.sit(tableWith([2]), 0, ada));
    expect(chairs.sit(asked, 1, { ...ada, proof: 'q' })).toMatchObject({ code: 'ERR_WAITING' });
    // another account from the same address is another program
    expect(chairs.sit(seated, 1, { ...ada, marks: ['account 2', 'address a'] })).toMatchObject({ ok: true });
  });

  test('sits down where the host invites it, and nowhere else', () => {
    const invited = done(tableWith([2]), chairs.invite(tableWith([2]), 2, 0, 'account 1'));
    expect(invited.invitations).toEqual([{ chair: 0, mark: 'account 1' }]);
    expect(chairs.sit(invited, 1, ada)).toMatchObject({ value: [{ kind: 'knocked' }] });
    const other = { ...ada, marks: ['account 2'] };
    expect(chairs.sit(invited, 0, other)).toMatchObject({ value: [{ kind: 'knocked' }] });
    const { program: _, ...person } = ada;
    expect(chairs.sit(kept(invited, 'host'), 0, person)).toMatchObject({ value: [{ kind: 'knocked' }] });
    const seated = done(invited, chairs.sit(kept(invited, 'host'), 0, ada));
    expect(seated.players[0]).toMatchObject({ name: 'BOT Ada', program: true });
    expect(seated.invitations).toEqual([]);
  });

  test('has no request left once an invitation has seated it', () => {
    const asked = done(tableWith([2]), chairs.sit(tableWith([2]), 1, ada));
    const invited = done(asked, chairs.invite(asked, 2, 0, 'account 1'));
    const seated = done(invited, chairs.sit(invited, 0, { ...ada, proof: 'q' }));
    expect(seated.knocks).toEqual([]);
  });

  test('is invited by the host, to a free chair, where programs may sit', () => {
    const table = tableWith([1, 2]);
    const invite = (at: Table, by: number, chair: number) => chairs.invite(at, by, chair, 'account 1');
    expect(invite(table, 2, 0)).toMatchObject({ code: 'ERR_HOST' });
    expect(invite(table, 1, 2)).toMatchObject({ code: 'ERR_CHAIR_TAKEN' });
    expect(invite(open(table, 'off'), 1, 0)).toMatchObject({ code: 'ERR_CLOSED' });
    expect(invite(kept(table, 'closed'), 1, 0)).toMatchObject({ code: 'ERR_CLOSED' });
    expect(invite({ ...table, isShared: true }, 1, 0)).toMatchObject({ code: 'ERR_CLOSED' });
    const invited = done(table, invite(table, 1, 0));
    expect(invite(invited, 1, 0)).toEqual({ ok: true, value: [] });
    // a rule that the host changes meanwhile counts
    expect(chairs.sit(open(invited, 'off'), 0, ada)).toMatchObject({ code: 'ERR_CLOSED' });
    expect(done(invited, chairs.decline(invited, 'account 1')).invitations).toEqual([]);
    expect(chairs.decline(table, 'account 1')).toMatchObject({ code: 'ERR_NO_INVITATION' });
  });

  test('has its invitation withdrawn by the host alone, until it sits', () => {
    const table = tableWith([1, 2]);
    const invited = done(table, chairs.invite(table, 1, 0, 'account 1'));
    expect(chairs.withdrawInvitation(invited, 2, 0)).toMatchObject({ code: 'ERR_HOST' });
    expect(chairs.withdrawInvitation(invited, 1, 3)).toMatchObject({
      code: 'ERR_NO_INVITATION',
      why: expect.stringContaining('No computer program is invited to chair 3'),
    });
    expect(chairs.withdrawInvitation(invited, 1, 4)).toMatchObject({ code: 'ERR_MESSAGE' });
    const withdrawn = done(invited, chairs.withdrawInvitation(invited, 1, 0));
    expect(withdrawn.invitations).toEqual([]);
    expect(chairs.withdrawInvitation(withdrawn, 1, 0)).toMatchObject({ code: 'ERR_NO_INVITATION' });
    expect(chairs.sit(withdrawn, 0, ada)).toMatchObject({ value: [{ kind: 'knocked' }] });
    const again = done(withdrawn, chairs.invite(withdrawn, 1, 0, 'account 1'));
    const seated = done(again, chairs.sit(again, 0, ada));
    expect(chairs.withdrawInvitation(seated, 1, 0)).toMatchObject({
      code: 'ERR_NO_INVITATION',
      why: expect.stringContaining('BOT Ada sits in chair 0'),
    });
  });

  test('is never the host', () => {
    const table = open(tableWith([]), 'link');
    const alone = done(table, chairs.sit(table, 0, ada));
    expect(hostOf(alone)).toBeUndefined();
    const joined = done(alone, chairs.sit(alone, 1, { name: 'Bea', proof: 'b' }));
    expect(hostOf(joined)).toBe(1);
  });
});

describe('marks of a visitor', () => {
  const seated = (table: Table, chair: number, ...marks: string[]): Table =>
    done(table, chairs.sit(table, chair, { name: `Visitor ${chair}`, proof: `v${chair}`, marks }));
  const sitsOut = (table: Table, chair: number) => table.players[chair]?.sitsOut !== undefined;
  const first = seated(tableWith([2]), 0, 'device 1', 'address home');

  test('a device that has seen a hand of the deal gets no other', () => {
    expect(sitsOut(first, 0)).toBe(false);
    expect(sitsOut(seated(first, 1, 'device 1'), 1)).toBe(true);
    expect(sitsOut(seated(first, 1, 'device 2'), 1)).toBe(false);
  });

  test('those of one home sit down together before anybody has called, and not afterwards', () => {
    expect(sitsOut(seated(first, 1, 'device 2', 'address home'), 1)).toBe(false);
    const called = after(first, 'P');
    expect(sitsOut(seated(called, 1, 'device 2', 'address home'), 1)).toBe(true);
    expect(sitsOut(seated(called, 1, 'device 2', 'address other'), 1)).toBe(false);
    // somebody who has left is at home no more
    expect(sitsOut(seated(done(first, chairs.leave(first, 0)), 1, 'device 2', 'address home'), 1)).toBe(true);
  });

  test('are known of who asks the host, too', () => {
    const table = kept(first, 'host');
    const knocked = seated(table, 1, 'device 1');
    expect(knocked.knocks).toMatchObject([{ chair: 1, marks: ['device 1'] }]);
    expect(sitsOut(done(knocked, chairs.admit(knocked, 2, knocked.version, true)), 1)).toBe(true);
  });

  test('at a sitting of a tournament a device shows one hand of a deal', () => {
    const table: Table = { ...first, sitting: { tournament: 't', where: 'A1/1', boards: [] } };
    const looked = (now: Table, ...marks: string[]) => chairs.look(now, 1, marks);
    expect(looked(table, 'device 1')).toEqual({
      ok: true,
      value: [{ kind: 'shown', chair: 1, marks: ['device 1'], sitsOut: true }],
    });
    const shown = { ok: true, value: [{ kind: 'shown', chair: 1, marks: ['device 1'] }] };
    // at no sitting, and between deals
    expect(looked(first, 'device 1')).toEqual(shown);
    expect(looked(after(table, 'P P P P'), 'device 1')).toEqual(shown);
    expect(looked(table, 'device 2', 'address home')).toMatchObject({ value: [{ kind: 'shown', chair: 1 }] });
    expect(looked(table, 'device 2')).not.toMatchObject({ value: [{ sitsOut: true }] });
  });
});

test('the host begins, or anybody while the host is away', () => {
  const waiting: Table = { ...tableWith([1, 2]), people: 3 };
  const started = { ok: true, value: [{ kind: 'started' }] };
  expect(hostOf(waiting)).toBe(1);
  expect(chairs.start(waiting, 1, true)).toEqual(started);
  expect(chairs.start(waiting, 2, true)).toMatchObject({ code: 'ERR_HOST' });
  expect(chairs.start(waiting, 2, false)).toEqual(started);
  expect(chairs.start({ ...waiting, people: 2 }, 2, true)).toEqual({ ok: true, value: [] });
});

describe('where the host is asked', () => {
  const table = kept(tableWith([1, 2]), 'host');
  const knocked = done(table, chairs.sit(table, 0, { name: 'Bea', proof: 'p' }));
  const knock = knocked.version;

  test('the chair stays the bot’s until he says yes', () => {
    expect(knocked.players[0]?.kind).toBe('bot');
    expect(knocked.knocks).toEqual([{ knock, chair: 0, name: 'Bea', proof: 'p' }]);
    const sits = done(knocked, chairs.admit(knocked, 1, knock, true));
    expect(sits.players[0]).toMatchObject({ kind: 'person', name: 'Bea', proof: 'p' });
    expect(sits.knocks).toEqual([]);
  });

  test('he may say no, and others have no say', () => {
    expect(chairs.admit(knocked, 2, knock, true)).toMatchObject({ code: 'ERR_HOST' });
    const refused = done(knocked, chairs.admit(knocked, 1, knock, false));
    expect(refused).toMatchObject({ knocks: [], players: [{ kind: 'bot' }, {}, {}, {}] });
    expect(chairs.admit(refused, 1, knock, true)).toMatchObject({ code: 'ERR_NO_KNOCK' });
  });

  test('of two who ask for one chair one gets it', () => {
    const both = done(knocked, chairs.sit(knocked, 0, { name: 'Cem', proof: 'q' }));
    const sits = done(both, chairs.admit(both, 1, both.version, true));
    expect(chairs.admit(sits, 1, knock, true)).toMatchObject({ code: 'ERR_CHAIR_TAKEN' });
    expect(chairs.admit(sits, 1, knock, false)).toMatchObject({ ok: true });
  });

  test('no more than some ask at a time', () => {
    let busy = table;
    for (let i = 0; i < 8; i++) busy = done(busy, chairs.sit(busy, 0, { name: 'Bea', proof: `p${i}` }));
    expect(chairs.sit(busy, 0, { name: 'Bea', proof: 'more' })).toMatchObject({ code: 'ERR_BUSY' });
  });

  test('the host is who has sat longest', () => {
    expect(hostOf(table)).toBe(1);
    const left = done(table, chairs.leave(table, 1));
    expect(hostOf(left)).toBe(2);
    const back = done(kept(left, 'link'), chairs.sit(kept(left, 'link'), 1, { name: 'Ann', proof: 'a' }));
    expect(hostOf(back)).toBe(2);
    expect(hostOf(tableWith([]))).toBeUndefined();
  });
});

describe('the host removes somebody', () => {
  const home = 'address 1111';
  const from = (device: string, address: string) => ({ marks: [`device ${device}`, `address ${address}`] });
  /** Returns a table of bots at which Ann is host, and Bea sits beside her. */
  const table = (bea = from('b', '2222')): Table => {
    const first = done(
      tableWith([]),
      chairs.sit(tableWith([]), 0, { name: 'Ann', proof: 'a', marks: [home] }),
    );
    return done(first, chairs.sit(first, 2, { name: 'Bea', proof: 'b', ...bea }));
  };
  const sits = (now: Table, marks: { marks: string[] }) =>
    chairs.sit(now, 2, { name: 'Bee', proof: 'x', ...marks });

  test('a computer player takes the chair, and they sit down no more', () => {
    const without = done(table(), chairs.remove(table(), 0, 2));
    expect(without.players[2]?.kind).toBe('bot');
    expect(sits(without, from('b', '2222'))).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    expect(sits(without, from('other', '2222'))).toMatchObject({ code: 'ERR_CLOSED' });
    expect(sits(without, from('b', '3333'))).toMatchObject({ code: 'ERR_CLOSED' });
    expect(sits(without, from('c', '3333'))).toMatchObject({ ok: true });
  });

  test('from the host’s own home another device is welcome, theirs is not', () => {
    const without = done(table(from('b', '1111')), chairs.remove(table(from('b', '1111')), 0, 2));
    expect(sits(without, from('b', '1111'))).toMatchObject({ code: 'ERR_CLOSED' });
    expect(sits(without, from('c', '1111'))).toMatchObject({ ok: true });
  });

  test('nobody else removes anybody, and the host neither themselves nor a computer player', () => {
    expect(chairs.remove(table(), 2, 0)).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(chairs.remove(table(), 0, 0)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(chairs.remove(table(), 0, 1)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
  });
});

describe('the host mutes somebody', () => {
  const from = (device: string, address: string) => [`device ${device}`, `address ${address}`];
  const seated = (table: Table, chair: number, marks: readonly string[]): Table =>
    done(table, chairs.sit(table, chair, { name: `Person ${chair}`, proof: `p${chair}`, marks }));
  /** Returns a table at which Ann is host in chair 0, and Bea sits in chair 2. */
  const table = (bea = from('b', '2222')): Table =>
    seated(seated(tableWith([]), 0, from('a', '1111')), 2, bea);
  const mute = (now: Table, isMuted = true): Table => done(now, chairs.mute(now, 0, 2, isMuted));
  const says = (now: Table, chair: number | undefined, marks: readonly string[] = []) =>
    whyUnsaid(now, { chair, marks, to: chair === undefined ? 'spectators' : 'table', text: 'Thank you.' });
  const MUTED = { ok: false, code: 'ERR_MUTED' };

  test('what they say is passed on no more, ready phrases and voice among it, until it is lifted', () => {
    const muted = mute({ ...table(), policies: { ...table().policies, voice: true } });
    expect(says(muted, 2)).toMatchObject(MUTED);
    expect(whyNoVoice(muted, 2)).toMatchObject(MUTED);
    expect(says(muted, 0)).toBeUndefined();
    expect(says(mute(muted, false), 2)).toBeUndefined();
    expect(whyNoVoice(mute(muted, false), 2)).toBeUndefined();
  });

  test('in every chair, as a spectator, and wherever else they look at the chair from', () => {
    const up = done(mute(table()), chairs.leave(mute(table()), 2));
    for (const marks of [from('b', '2222'), from('b', '9999'), from('c', '2222')]) {
      expect(says(up, undefined, marks)).toMatchObject(MUTED);
      expect(says(seated(up, 1, marks), 1)).toMatchObject(MUTED);
    }
    expect(says(up, undefined, from('c', '9999'))).toBeUndefined();
    const stranger = seated(up, 1, from('c', '9999'));
    expect(says(stranger, 1)).toBeUndefined();
    // the stranger's chair is looked at from the muted device
    const shown = done(stranger, chairs.look(stranger, 1, from('b', '9999')));
    expect(says(shown, 1)).toMatchObject(MUTED);
    const phone = mute(table());
    const elsewhere = done(phone, chairs.look(phone, 2, from('phone', '7777')));
    const left = done(elsewhere, chairs.leave(elsewhere, 2));
    expect(says(seated(left, 3, from('phone', '8888')), 3)).toMatchObject(MUTED);
  });

  test('the address of the host’s own home mutes nobody else there', () => {
    const muted = mute(table(from('b', '1111')));
    expect(says(muted, 0)).toBeUndefined();
    expect(says(muted, undefined, from('c', '1111'))).toBeUndefined();
    expect(says(seated(muted, 1, from('c', '1111')), 1)).toBeUndefined();
    expect(says(seated(muted, 1, from('b', '1111')), 1)).toMatchObject(MUTED);
    const alone = done(muted, chairs.leave(muted, 0));
    expect(says(seated(alone, 1, from('a', '1111')), 1)).toBeUndefined();
  });

  test('nobody else mutes anybody or lifts it, and it is done once', () => {
    const muted = mute(table());
    expect(chairs.mute(table(), 2, 0, true)).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(chairs.mute(muted, 2, 2, false)).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(chairs.mute(table(), 0, 0, true)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(chairs.mute(table(), 0, 1, true)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(chairs.mute(muted, 0, 2, true)).toEqual({ ok: true, value: [] });
    expect(chairs.mute(table(), 0, 2, false)).toEqual({ ok: true, value: [] });
    // a muted person who becomes the host by staying does not lift it
    const host = done(muted, chairs.leave(muted, 0));
    expect(chairs.mute(host, 2, 2, false)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
  });
});

describe('rest', () => {
  const table = tableWith([0, 2]);

  test('a bot acts, until the person does again; said twice is done once', () => {
    const away = done(table, chairs.rest(table, 0, true));
    expect(away.players[0]).toMatchObject({ kind: 'person', away: 'asked' });
    expect(chairs.rest(away, 0, true)).toEqual({ ok: true, value: [] });
    const back = done(away, chairs.rest(away, 0, false));
    expect(back.players).toEqual(table.players);
    expect(chairs.rest(back, 0, false)).toEqual({ ok: true, value: [] });
  });
});
