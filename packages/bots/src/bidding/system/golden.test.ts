import { readFileSync } from 'node:fs';
import { BIDS, type Call } from '@overtrick/rules/auction/call';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';

interface Case {
  readonly hand: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly auction: readonly Call[];
  readonly expected: Call;
}

const cases: readonly Case[] = readFileSync(new URL('../../../fixtures/sayc.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test('more than nine in ten of the calls that SAYC expects are made', () => {
  const other = cases.flatMap(({ hand, dealer, vul, auction, expected }) => {
    const situation = auctionSituation(dealer, vul, auction);
    const call = ruleFor(situation, handOf(handFrom(hand)), ['P', 'X', 'XX', ...BIDS])?.call;
    return call === expected ? [] : [`${hand} [${auction.join(' ')}] ${expected}, not ${call}`];
  });
  expect(cases.length).toBeGreaterThan(150);
  expect(1 - other.length / cases.length, other.join('\n')).toBeGreaterThanOrEqual(0.93);
});
