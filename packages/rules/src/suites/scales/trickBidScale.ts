import { partner, type Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { type AnyGame, partiesOf } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import { NONE, type PadAsk } from '../../pad/form.ts';
import type { Scale } from './contractScale.ts';
import { alignedTable, groupedBy } from './table.ts';
import { type ScaleDeal, writtenDeal } from './writtenDeal.ts';

/** The player opposite: the number of tricks that they bid (`B`: blind nil), and that they take. */
interface Opposite {
  readonly bid: string;
  readonly taken: number;
}

const OPPOSITES: readonly Opposite[] = [
  { bid: '3', taken: 3 },
  { bid: '0', taken: 0 },
  { bid: '0', taken: 2 },
  { bid: 'B', taken: 0 },
  { bid: 'B', taken: 2 },
];

/** Points by which the player and their side are behind, so that nil may be bid blind. */
const BEHIND = 200;

/** Bids that are printed with each choice of nils beside them. */
const WITH_NILS: readonly (string | undefined)[] = ['3'];

/** One table: whose points it shows, in which deal. */
interface Subject {
  readonly deal: ScaleDeal;
  readonly player: Seat;
  readonly party: string;
  readonly opposite: Opposite;
}

/** Returns the answer of everybody but the player whose points are printed. */
function otherAnswer({ player, opposite }: Subject, { part, seat, values }: PadAsk): string | undefined {
  const isOpposite = seat === partner(player);
  if (part === 'nils') return NONE;
  if (part === 'taken' || part === 'spades') {
    if (isOpposite) return String(part === 'taken' ? opposite.taken : opposite.bid);
    // the last seat takes the rest
    return values.length === 1 ? values[0] : '0';
  }
  if (isOpposite) return opposite.bid;
  return values.includes('1') ? '1' : values[0];
}

/** Returns all bids of the player, each as the words that say it. */
function bidsOf(subject: Subject, words: readonly string[] = []): readonly (readonly string[])[] {
  const left = [...words];
  let open: PadAsk | undefined;
  writtenDeal(subject.deal, (ask) => {
    if (ask.seat !== subject.player || ask.part === 'taken') return otherAnswer(subject, ask);
    if (left.length === 0) open ??= ask;
    return left.shift();
  });
  if (open === undefined) return [words];
  const { part, values }: PadAsk = open;
  const some = part === 'nils' && !WITH_NILS.includes(words.at(-1)) ? values.slice(0, 1) : values;
  return some.flatMap((value) => bidsOf(subject, [...words, value]));
}

/** Returns the points of a bid for each number of tricks that the player can take. */
function cellsOf(subject: Subject, bid: readonly string[]): readonly string[] {
  const cells: string[] = [];
  for (;;) {
    const left = [...bid];
    const taken = String(cells.length);
    const outcome = writtenDeal(subject.deal, (ask) => {
      if (ask.seat !== subject.player) return otherAnswer(subject, ask);
      return ask.part === 'taken' ? taken : left.shift();
    });
    if (outcome === undefined) return cells;
    const bags = outcome.bags?.[subject.party] ?? 0;
    cells.push(`${outcome.points[subject.party] ?? 0}${bags > 0 ? `·${bags}` : ''}`);
  }
}

function subjectOf(game: AnyGame, options: OptionValues, opposite: Opposite): Subject {
  const [player = 'S'] = game.seats;
  const terms: DealTerms = { dealer: (game.dealers ?? game.seats).at(-1) ?? player, vul: 'none' };
  const party = game.partyOf(player, terms);
  const totals = Object.fromEntries(partiesOf(game).map((some) => [some, some === party ? 0 : BEHIND]));
  return { deal: { game, options, terms: { ...terms, totals } }, player, party, opposite };
}

/** Returns the points of one player, or their side, for each of their bids and each number of tricks they take. */
function tableOf(subject: Subject): string {
  const rows = bidsOf(subject)
    .map((bid) => [bid.join(' '), ...cellsOf(subject, bid)])
    .filter((row) => row.length > 1);
  if (rows.length === 0) return '';
  const most = Math.max(...rows.map((row) => row.length - 1));
  return alignedTable([['bid \\ taken', ...Array.from({ length: most }, (_, i) => String(i))], ...rows]);
}

const oppositeLabel = ({ bid, taken }: Opposite): string =>
  `Opposite: bid ${bid === 'B' ? 'blind nil' : bid === '0' ? 'nil' : bid}, taken ${taken}`;

/** Returns the scale of a game in which tricks are bid: a player's points, and after a dot their bags. */
export function trickBidScale(game: AnyGame, options: OptionValues): Scale {
  const tableFor = (opposite: Opposite) => tableOf(subjectOf(game, options, opposite));
  const print = () => {
    const tables = OPPOSITES.map((opposite) => ({ opposite, table: tableFor(opposite) }));
    return groupedBy(
      tables.filter(({ table }) => table !== ''),
      ({ table }) => table,
    )
      .map((alike) =>
        [...alike.map(({ opposite }) => oppositeLabel(opposite)), '', alike[0]?.table].join('\n'),
      )
      .join('\n\n');
  };
  return { probe: OPPOSITES.slice(0, 2).map(tableFor).join('\n'), print };
}
