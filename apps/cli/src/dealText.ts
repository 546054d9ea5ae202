import { makeStep } from '@overtrick/rules/action';
import type { SeatCall } from '@overtrick/rules/auction';
import { type Call, isBid, makeCall, strainOf } from '@overtrick/rules/call';
import { SUIT_SYMBOLS } from '@overtrick/rules/card';
import { type Contract, makeContract } from '@overtrick/rules/contract';
import { makeDiagram } from '@overtrick/rules/diagram';
import { findGame } from '@overtrick/rules/games/list';
import { isThrownIn, type Outcome } from '@overtrick/rules/outcome';
import { type DealRecord, layoutOf } from '@overtrick/rules/record';
import { SEAT_NAMES, seatsFrom, type Vul } from '@overtrick/rules/seat';
import { makeTable } from './table.ts';

const VUL_WORDS: { readonly [V in Vul]: string } = {
  none: 'none vul',
  ns: 'N-S vul',
  ew: 'E-W vul',
  both: 'both vul',
};

/** Actions that show in the auction or in the result; the others are choices of the game's own. */
const NARRATED: readonly string[] = ['call', 'play', 'claim'];

/** What was dealt, called and made in one deal, for reading. */
export function makeDealText(heading: string, record: DealRecord, outcome: Outcome): string {
  const { setup, steps } = record;
  const game = findGame(record.game);
  const vul = setup.vulnerable === undefined ? VUL_WORDS[setup.vul] : `${setup.vulnerable.join(', ')} vul`;
  const corner = [heading, `${SEAT_NAMES[setup.dealer]} deals`, setup.dealing ? `${vul}, goulash` : vul];
  const calls = steps.flatMap(({ seat, action }) =>
    action.kind === 'call' ? [{ seat, call: action.call }] : [],
  );
  const choices = steps.filter(({ action: { kind } }) => !NARRATED.includes(kind)).map(makeStep);
  return [
    makeDiagram(game ? layoutOf(game, record) : setup.deal, corner),
    makeAuction(calls),
    choices.length === 0 ? '' : `Choices: ${choices.join(', ')}.\n`,
    `${makeOutcome(outcome)}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The calls in the columns of their seats, West's first. */
function makeAuction(calls: readonly SeatCall[]): string {
  const seats = seatsFrom('W');
  const rows: string[][] = [];
  let last = seats.length;
  for (const { seat, call } of calls) {
    const column = seats.indexOf(seat);
    if (column <= last) rows.push(seats.map(() => ''));
    rows.at(-1)?.splice(column, 1, callText(call));
    last = column;
  }
  const names = seats.map((seat) => SEAT_NAMES[seat]);
  return rows.length === 0 ? '' : makeTable(names, rows);
}

const callText = (call: Call): string =>
  isBid(call) ? makeCall(call).replace(/[CDHS]$/, SUIT_SYMBOLS[strainOf(call)]) : makeCall(call);

/** `3NT doubled by East, 10 tricks: EW 650.` */
function makeOutcome(outcome: Outcome): string {
  if (isThrownIn(outcome)) return 'Passed out.';
  const { contract, strain, tricks, points } = outcome;
  const scored = Object.entries(points).filter(([, value]) => value !== 0);
  const sums = scored.map(([party, value]) => `${party} ${value.toLocaleString('en-US')}`).join(', ');
  const played = contract === undefined ? SUIT_SYMBOLS[strain ?? 'N'] : contractWords(contract);
  return `${played}, ${tricks} tricks: ${sums === '' ? 'no points' : sums}.`;
}

const DOUBLED = ['', ' doubled', ' redoubled'] as const;
const contractWords = ({ level, strain, doubling, declarer }: Contract): string =>
  `${level}${SUIT_SYMBOLS[strain]}${DOUBLED[doubling]} by ${SEAT_NAMES[declarer]}`;

/** A deal's result as a score file has it: `4SX E 10`, `PASS`. */
export function makeResultLine(outcome: Outcome): string {
  if (isThrownIn(outcome)) return 'PASS';
  const { contract, strain, tricks } = outcome;
  return contract === undefined
    ? `${strain} ${tricks}`
    : `${makeContract(contract)} ${contract.declarer} ${tricks}`;
}
