import { defined } from '../../assert.ts';
import { type Contract, parseContract, tricksNeeded } from '../../auction/contract.ts';
import { isVulnerable, type Seat, sideOf } from '../../cards/seat.ts';
import { sumItems } from '../../scores/score.ts';
import { makeTextTable } from '../../text.ts';
import { awolItems, OPENED, type Opened, vulOf } from './score.ts';

const contractOf = (text: string, declarer: Seat): Contract => ({
  ...defined(parseContract(text), `${text} is a contract`),
  declarer,
});

/** Returns the items of a contract that is just made. */
function itemsOf(text: string, declarer: Seat, opened: Opened) {
  const contract = contractOf(text, declarer);
  return awolItems(contract, tricksNeeded(contract), opened, (seat) => seat);
}

/** Returns the points of a contract that is just made, for the player who declares it. */
export const madePoints = (text: string, declarer: Seat, opened: Opened): number =>
  sumItems(itemsOf(text, declarer, opened), [declarer])[declarer];

/** Returns a time at which South opens the dummy so that a seat's side is vulnerable, or not. */
const openedFor = (seat: Seat, vulnerable: boolean): Opened =>
  defined(
    OPENED.find((opened) => isVulnerable(vulOf(opened), sideOf(seat)) === vulnerable),
    'there is such a time',
  );

const ROWS = [
  ['part score of East and West', '2S', 'E'],
  ['part score of South', '2S', 'S'],
  ['game', '4S', 'S'],
  ['small slam, in total', '6S', 'S'],
  ['grand slam, in total', '7S', 'S'],
] as const;

/** Builds the table of bonuses for contracts that are made (RULES 8.5), without the points of their tricks. */
export const bonusTable = (): string =>
  makeTextTable(
    ['made', 'not vulnerable', 'vulnerable'],
    ROWS.map(([name, text, seat]) => [
      name,
      ...[false, true].map((vulnerable) => bonusOf(text, seat, openedFor(seat, vulnerable))),
    ]),
  );

function bonusOf(text: string, seat: Seat, opened: Opened): number {
  const items = itemsOf(text, seat, opened).filter(({ reason }) => reason !== 'tricks');
  return sumItems(items, [seat])[seat];
}
