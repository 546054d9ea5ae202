import type { Event } from '@overtrick/duplicate/event/event';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import type { Award } from '@overtrick/duplicate/traveller/award';
import type { Outcome, Played } from '@overtrick/duplicate/traveller/outcome';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Card, rankOf, SUITS, suitOf } from '@overtrick/rules/cards/card';
import { makeHolding } from '@overtrick/rules/cards/cardSet';
import { SEAT_NAMES, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { grouped } from '@overtrick/rules/grouped';
import { ok, type Result } from '@overtrick/rules/result';
import type { JetRow } from '../../jet/table.ts';
import { writeJet } from '../../jet/write.ts';
import { lostOfEvent, type Publication, type WrittenEvent } from '../publication.ts';
import { type SeatedEntry, seatingOf } from './seating.ts';
import { bridgemateTables } from './tables.ts';

/** The methods by the number of ScoringType. */
const SCORING_TYPES: Readonly<Record<string, number | undefined>> = {
  ...{ mp: 1, 'mp-acbl': 1, ascherman: 1 },
  ...{ butler: 2, 'cross-imp': 2 },
};

/** Writes an event as Bridgemate's database, as if its tables had sent the results: other scorers read it so. */
export function writeBridgemate({ scored, hands }: Publication): Result<WrittenEvent> {
  const { event, scoring } = scored;
  const seating = seatingOf(event);
  if (!seating.ok) return seating;
  const areIndividuals = (event.partners ?? []).length > 0;
  const seated = seating.value;
  const sections = sectionsOf(seated);
  const idOf = ({ session, section }: SeatedEntry): number =>
    sections.findIndex((one) => one.session === session && one.section === section) + 1;
  const at = event.date === undefined ? undefined : Date.parse(`${event.date}T00:00:00Z`);
  const scoringType = SCORING_TYPES[scoring.method.id] ?? 0;
  const rows: Readonly<Record<string, readonly JetRow[]>> = {
    Clients: [{ ID: 1, Computer: 'Overtrick' }],
    Session: sessionRows(event, sections, at),
    Section: sections.map(({ session, section, tables }, i) => ({
      ...{ ID: i + 1, Letter: section, Tables: tables, MissingPair: 0, EWMoveBeforePlay: 0 },
      ...{ Session: session, ScoringType: scoringType, Winners: event.winners },
    })),
    Tables: tableRows(seated, idOf),
    RoundData: roundRows(seated, idOf),
    ReceivedData: seated
      .flatMap((one) => receivedRow(one, idOf(one), at))
      .map((row, i) => ({ ID: i + 1, ...row })),
    PlayerNumbers: playerRows(seated, idOf),
    HandRecord: sections.flatMap((_, i) => [...hands.values()].map((hand) => handRow(hand, i + 1))),
  };
  const columns = Object.entries(bridgemateTables(areIndividuals));
  const tables = columns.map(([name, of]) => ({ name, columns: of, rows: rows[name] ?? [] }));
  return ok({ text: '', bytes: writeJet(tables), lost: lostOf(scored, seated) });
}

/** Lists what is lost: the file has results, and neither totals nor points. */
function lostOf(scored: Publication['scored'], seated: readonly SeatedEntry[]): string[] {
  const { event, scoring } = scored;
  const { method } = scoring;
  const lost = lostOfEvent('a Bridgemate file', scored, {
    methods: [method.id],
    options: Object.keys(event.options ?? {}).length > 0,
    isAwardTold,
    arePlayersTold: true,
    hasTotals: false,
  });
  if (method.id !== 'mp')
    lost.push(`a Bridgemate file does not say ${method.name}: choose it in the other program`);
  if (seated.some(({ entry: { outcome } }) => outcome.kind === 'played' && outcome.contract === undefined))
    lost.push('a Bridgemate file has no scores without a contract: these results are left out');
  return lost;
}

const isAwardTold = ({ percent }: Award): boolean => percent === 60 || percent === 50 || percent === 40;

interface SectionOfFile {
  readonly session: number;
  readonly section: string;
  readonly tables: number;
}

function sectionsOf(seated: readonly SeatedEntry[]): SectionOfFile[] {
  const groups = grouped(seated, ({ session, section }) => JSON.stringify([session, section]));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { session, section } = first;
      return [{ session, section, tables: Math.max(...group.map(({ table }) => table)) }];
    })
    .sort((a, b) => a.session - b.session || a.section.localeCompare(b.section, 'en'));
}

const sessionRows = (
  { name }: Event,
  sections: readonly SectionOfFile[],
  at: number | undefined,
): readonly JetRow[] =>
  [...new Set(sections.map(({ session }) => session))].map((ID) => ({
    ...{ ID, Name: name, Date: at, Time: at, Status: 0, ShowInApp: 0 },
  }));

type IdOf = (one: SeatedEntry) => number;

const tableRows = (seated: readonly SeatedEntry[], idOf: IdOf): readonly JetRow[] =>
  firsts(seated, (one) => [idOf(one), one.table]).map((one) => ({
    ...{ Section: idOf(one), Table: one.table, ComputerID: 1, Status: 0, LogOnOff: 2 },
    ...{ CurrentRound: 0, CurrentBoard: 0, UpdateFromRound: 0, Group: 0 },
  }));

function roundRows(seated: readonly SeatedEntry[], idOf: IdOf): readonly JetRow[] {
  const sittings = grouped(seated, (one) => JSON.stringify([idOf(one), one.round, one.table]));
  return [...sittings.values()].flatMap((group): readonly JetRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const boards = [...new Set(group.map(({ board }) => board))].sort((a, b) => a - b);
    const [low = 0, high = 0] = [boards[0], boards.at(-1)];
    const inOrder = high - low + 1 === boards.length;
    return [
      {
        ...{ Section: idOf(first), Table: first.table, Round: first.round },
        ...numbersOf(first, 'NSPair', 'EWPair'),
        ...{ LowBoard: low, HighBoard: high },
        ...(!inOrder && { CustomBoards: boards.join(',') }),
      },
    ];
  });
}

/** Returns the numbers of a table: two pairs, or four players. */
function numbersOf({ seated }: SeatedEntry, nsName: string, ewName: string): JetRow {
  const [one, two, three, four] = seated.map(({ number }) => number);
  return four === undefined
    ? { [nsName]: one, [ewName]: two }
    : { [nsName]: one, South: two, [ewName]: three, West: four };
}

const SEATED: readonly Seat[] = ['N', 'S', 'E', 'W'];

function receivedRow(one: SeatedEntry, section: number, at: number | undefined): readonly JetRow[] {
  const { outcome, lead } = one.entry;
  const told = toldOf(outcome);
  if (told === undefined) return [];
  const contract = outcome.kind === 'played' ? outcome.contract : undefined;
  const declarer = typeof contract === 'object' ? contract.declarer : undefined;
  return [
    {
      ...{ Section: section, Table: one.table, Round: one.round, Board: one.board },
      ...numbersOf(one, 'PairNS', 'PairEW'),
      ...{ Declarer: declarer === undefined ? 0 : declaring(one, declarer), 'NS/EW': declarer ?? '' },
      ...told,
      ...{ LeadCard: lead === undefined ? '' : makeLead(lead), DateLog: at, TimeLog: at },
      ...{ ExternalUpdate: 0, SuspiciousContract: 0 },
    },
  ];
}

const declaring = ({ seated }: SeatedEntry, declarer: Seat): number =>
  seated[seated.length === 4 ? SEATED.indexOf(declarer) : sideOf(declarer) === 'NS' ? 0 : 1]?.number ?? 0;

/** Writes a result; `undefined` if the file has no word for it. */
function toldOf(outcome: Outcome): JetRow | undefined {
  if (outcome.kind === 'notPlayed') return { Contract: '', Result: '', Remarks: 'Not played' };
  if (outcome.kind === 'artificial') {
    const { ns, ew } = outcome;
    return isAwardTold(ns) && isAwardTold(ew)
      ? { Contract: '', Result: '', Remarks: `${ns.percent}%-${ew.percent}%` }
      : undefined;
  }
  if (outcome.kind !== 'played' || outcome.contract === undefined) return undefined;
  const { contract } = outcome;
  if (contract === 'PASS') return { Contract: 'PASS', Result: '', Remarks: '' };
  return { Contract: contractText(contract), Result: resultText(outcome, contract), Remarks: '' };
}

/** Writes a contract as Bridgemates do: `4 S`, `3 NT x`. */
const contractText = ({ level, strain, doubling }: Contract): string =>
  [level, strain === 'N' ? 'NT' : strain, ...(doubling > 0 ? ['x'.repeat(doubling)] : [])].join(' ');

function resultText({ tricks = 0 }: Played, contract: Contract): string {
  const over = tricks - tricksNeeded(contract);
  return over === 0 ? '=' : over > 0 ? `+${over}` : String(over);
}

/** Writes a lead as Bridgemates do: `HK`, `S10`. */
const makeLead = (card: Card): string => `${suitOf(card)}${rankOf(card).replace('T', '10')}`;

/** Names the players of a contestant at the table of its first result. */
function playerRows(seated: readonly SeatedEntry[], idOf: IdOf): readonly JetRow[] {
  const named = new Set<string>();
  return seated
    .toSorted((a, b) => a.session - b.session || a.round - b.round)
    .flatMap((one) =>
      one.seated.flatMap(({ contestant }, i): readonly JetRow[] => {
        const key = JSON.stringify([one.session, contestant.id]);
        if (named.has(key)) return [];
        named.add(key);
        const seats = one.seated.length === 4 ? SEATED.slice(i, i + 1) : i === 0 ? ['N', 'S'] : ['E', 'W'];
        return seats.flatMap((Direction, at) => {
          const player = contestant.players?.[at];
          return player === undefined
            ? []
            : [
                {
                  ...{ Section: idOf(one), Table: one.table, Direction, Round: one.round },
                  ...{ Number: player.number ?? '', Name: player.name, Processed: true },
                },
              ];
        });
      }),
    );
}

const handRow = ({ board, deal }: HandRecord, section: number): JetRow => ({
  ...{ Section: section, Board: board },
  ...Object.fromEntries(
    SEATS.flatMap((seat) =>
      SUITS.map((suit) => [`${SEAT_NAMES[seat]}${SUIT_WORDS[suit]}`, makeHolding(deal[seat], suit)]),
    ),
  ),
});

const SUIT_WORDS = { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades' } as const;

/** Returns the first entry of each kind. */
function firsts(seated: readonly SeatedEntry[], kindOf: (one: SeatedEntry) => unknown): SeatedEntry[] {
  return [...grouped(seated, (one) => JSON.stringify(kindOf(one))).values()].flatMap((group) =>
    group.slice(0, 1),
  );
}
