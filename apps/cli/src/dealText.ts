import type { SeatCall } from '@overtrick/rules/auction';
import { isBid, makeCall, strainOf } from '@overtrick/rules/call';
import { SUIT_SYMBOLS } from '@overtrick/rules/card';
import { type Contract, makeContract } from '@overtrick/rules/contract';
import { makeDiagram } from '@overtrick/rules/diagram';
import type { Outcome } from '@overtrick/rules/outcome';
import type { DealRecord } from '@overtrick/rules/record';
import { SEAT_NAMES, seatsBetween, seatsFrom, type Vul } from '@overtrick/rules/seat';
import { makeTable } from './table.ts';

const VUL_WORDS: { readonly [V in Vul]: string } = {
  none: 'none vul',
  ns: 'N-S vul',
  ew: 'E-W vul',
  both: 'both vul',
};

/** What was dealt, called and made in one deal, for reading. */
export function makeDealText(heading: string, { setup, steps }: DealRecord, outcome: Outcome): string {
  const corner = [heading, `${SEAT_NAMES[setup.dealer]} deals`, VUL_WORDS[setup.vul]];
  const calls = steps.flatMap(({ seat, action }) =>
    action.kind === 'call' ? [{ seat, call: action.call }] : [],
  );
  return [makeDiagram(setup.deal, corner), makeAuction(calls), `${makeOutcome(outcome)}\n`]
    .filter((part) => part !== '')
    .join('\n');
}

/** The calls in four columns, West's first. */
function makeAuction(calls: readonly SeatCall[]): string {
  const [first] = calls;
  if (first === undefined) return '';
  const seats = seatsFrom('W');
  const cells = [
    ...Array.from({ length: seatsBetween('W', first.seat) }, () => ''),
    ...calls.map(({ call }) =>
      isBid(call) ? makeCall(call).replace(/[CDHS]$/, SUIT_SYMBOLS[strainOf(call)]) : makeCall(call),
    ),
  ];
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(i * 4, i * 4 + 4));
  return makeTable(
    seats.map((seat) => SEAT_NAMES[seat]),
    rows,
  );
}

/** `4♠ doubled by East, 10 tricks: EW 590`. */
function makeOutcome({ contract, tricks, points }: Outcome): string {
  if (contract === undefined) return 'Passed out.';
  const scored = Object.entries(points).filter(([, value]) => value !== 0);
  const sums = scored.map(([party, value]) => `${party} ${value.toLocaleString('en-US')}`).join(', ');
  return `${contractWords(contract)} by ${SEAT_NAMES[contract.declarer]}, ${tricks} tricks: ${sums}.`;
}

const DOUBLED = ['', ' doubled', ' redoubled'] as const;
const contractWords = ({ level, strain, doubling }: Contract): string =>
  `${level}${SUIT_SYMBOLS[strain]}${DOUBLED[doubling]}`;

/** A deal's result as a score file has it: `4SX E 10`, `PASS`. */
export const makeResultLine = ({ contract, tricks }: Pick<Outcome, 'contract' | 'tricks'>): string =>
  contract === undefined ? 'PASS' : `${makeContract(contract)} ${contract.declarer} ${tricks}`;
