import { expect, test } from 'vitest';
import { Connections } from './connections.ts';
import { CountedConnection, KeyedConnections, MOST_KEYED_OF_ADDRESS } from './keyed.ts';

function hall(connections: number) {
  const counted = new Connections({ connections, messagesPerSecond: 1 });
  const keyed = new KeyedConnections({ messagesPerSecond: 1 });
  return {
    open: () => new CountedConnection('hall', counted, keyed),
    mayOpen: () => counted.mayOpen('hall', performance.now()),
  };
}

/** Returns the time in whole milliseconds, so that differences of two times are exact. */
const wholeNow = (): number => Math.ceil(performance.now());

test('a connection that has shown a key counts for it, not for its address', () => {
  const { open, mayOpen } = hall(1);
  const phones = ['a', 'b', 'c'].map((key) => {
    expect(mayOpen()).toBe(true);
    const phone = open();
    expect(mayOpen()).toBe(false);
    phone.showed(key);
    return phone;
  });
  expect(mayOpen()).toBe(true);
  const guest = open();
  expect(mayOpen()).toBe(false);
  for (const phone of phones) phone.closed();
  expect(mayOpen()).toBe(false);
  guest.closed();
  expect(mayOpen()).toBe(true);
});

test('a key has four; the fifth counts for its address, and so do those of an address with very many', () => {
  const { open, mayOpen } = hall(1);
  const phones = Array.from({ length: 5 }, () => {
    const phone = open();
    phone.showed('a');
    return phone;
  });
  expect(mayOpen()).toBe(false);
  phones[0]?.closed();
  // it still counts for the address, even if it presents the key again
  expect(mayOpen()).toBe(false);
  phones[4]?.showed('a');
  expect(mayOpen()).toBe(true);
  for (let i = 4; i < MOST_KEYED_OF_ADDRESS; i++) open().showed(`key ${i}`);
  open().showed('one more');
  expect(mayOpen()).toBe(false);
});

test('keys that somebody made themselves lift no limit: each says little, all together as much as an address', () => {
  const { open } = hall(9);
  const phones = Array.from({ length: 100 }, (_, i) => {
    const phone = open();
    phone.showed(`key ${i}`);
    return phone;
  });
  const now = wholeNow();
  const passing = (at: number) => {
    let passed = 0;
    for (let round = 0; round < 50; round++) passed += phones.filter((phone) => phone.pass(at)).length;
    return passed;
  };
  // eight of each key, as when a whole hall returns, and two of the address
  expect(passing(now)).toBe(802);
  // then a fifth of a message per second of each key, and one of the address
  expect(passing(now + 10_000)).toBe(202);
});

test('a phone says its result, however much others of its address send with keys', () => {
  const { open } = hall(9);
  const [flood, phone] = [open(), open()];
  flood.showed('a');
  phone.showed('b');
  const now = wholeNow();
  for (let i = 0; i < 1000; i++) flood.pass(now);
  expect(flood.pass(now)).toBe(false);
  expect(phone.pass(now)).toBe(true);
});

test('messages of who has a key are not the address’s, and a flood of theirs bars nobody else', () => {
  const { open, mayOpen } = hall(9);
  const [phone, guest] = [open(), open()];
  phone.showed('a');
  const now = wholeNow();
  expect([1, 2, 3].map(() => guest.pass(now))).toEqual([true, true, false]);
  expect(phone.pass(now)).toBe(true);
  phone.bar(now);
  expect(mayOpen()).toBe(true);
  guest.bar(now);
  expect(mayOpen()).toBe(false);
});
