import type { Call } from '@overtrick/rules/auction/call';
import { parseCard } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { contractOfBoard } from './contract.ts';

const card = parseCard('HA') ?? 0;
const calls = (...made: readonly Call[]) => ({ first: 'N' as const, calls: made.map((call) => ({ call })) });
/** North bids four spades; East is on lead. */
const FOUR_SPADES = calls('4S', 'P', 'P', 'P');

describe('the player of a contract', () => {
  const declarerWith = (holder: Seat, leader?: Seat, stated: { readonly declarer?: Seat } = {}) => {
    const contract = contractOfBoard({
      auction: FOUR_SPADES,
      play: { cards: [{ card }], ...(leader !== undefined && { leader }) },
      hands: { [holder]: setOf([card]) },
      stated,
    });
    return typeof contract === 'object' ? contract.declarer : contract;
  };

  test('is declarer, unless the other defender has led (Law 54A)', () => {
    expect(declarerWith('E')).toBe('N');
    expect(declarerWith('W')).toBe('S');
  });

  test('is declarer where it is told who leads', () => {
    expect(declarerWith('W', 'E')).toBe('N');
  });

  test('is as stated, if that is of declarer’s side', () => {
    expect(declarerWith('E', undefined, { declarer: 'S' })).toBe('S');
    expect(declarerWith('E', undefined, { declarer: 'W' })).toBe('N');
  });
});

describe('a contract', () => {
  const stated = { contract: { level: 6, strain: 'S', doubling: 1 }, declarer: 'S' } as const;

  test('is what the calls lead to, where they reach their end', () => {
    expect(contractOfBoard({ auction: FOUR_SPADES, stated })).toMatchObject({ level: 4, doubling: 0 });
    expect(contractOfBoard({ auction: calls('P', 'P', 'P', 'P'), stated })).toBe('PASS');
  });

  test('is what is stated, where they do not', () => {
    expect(contractOfBoard({ auction: calls('4S', 'P'), stated })).toMatchObject({ level: 6, doubling: 1 });
    expect(contractOfBoard({ stated })).toMatchObject({ level: 6, declarer: 'S' });
    expect(contractOfBoard({ auction: calls('4S', 'P'), stated: {} })).toMatchObject({ level: 4 });
    expect(contractOfBoard({ stated: { contract: 'PASS' } })).toBe('PASS');
  });
});
