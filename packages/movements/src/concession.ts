import { type Movement, PLACES } from './movement.ts';
import { type Span, summaryOf } from './summary.ts';

/** A disadvantage of a movement. `all` means everybody, every table, or every round. */
export type Concession =
  | { readonly code: 'winners'; readonly winners: number }
  /** The number of entrants that sit out, and the rounds that each of them sits out. */
  | { readonly code: 'sitOuts'; readonly who: number | 'all'; readonly of: number; readonly rounds: Span }
  | { readonly code: 'shared'; readonly tables: number | 'all'; readonly rounds: number | 'all' }
  /** The boards are needed more than once, since several sets are at two tables in the same round. */
  | { readonly code: 'copies'; readonly copies: number }
  | { readonly code: 'sets'; readonly each: Span; readonly of: number }
  | { readonly code: 'results'; readonly each: Span }
  | { readonly code: 'opponents'; readonly each: Span; readonly of: number };

/** Lists the disadvantages of a movement; empty for a perfect one. */
export function concessionsOf(movement: Movement, summary = summaryOf(movement)): readonly Concession[] {
  const { entrants, sets, setsEach, playsOfSet, sitOuts, sittingOut, opponents, others, sharers, winners } =
    summary;
  const all: readonly (Concession | false)[] = [
    winners > 1 && { code: 'winners', winners },
    sittingOut > 0 && {
      code: 'sitOuts',
      who: sittingOut === entrants ? 'all' : sittingOut,
      of: entrants,
      rounds: sitOuts.min === 0 && sitOuts.max === 1 ? { min: 1, max: 1 } : sitOuts,
    },
    summary.sharedSets > 1 && { code: 'copies', copies: sharers },
    sharers > 1 &&
      summary.sharedSets === 1 && {
        code: 'shared',
        tables: sharers === summary.busyTables ? 'all' : sharers,
        rounds: summary.sharedRounds === summary.rounds ? 'all' : summary.sharedRounds,
      },
    setsEach.max < sets && { code: 'sets', each: setsEach, of: sets },
    playsOfSet.min < playsOfSet.max && { code: 'results', each: playsOfSet },
    opponents.min < others && { code: 'opponents', each: opponents, of: others },
  ];
  return all.filter((one) => one !== false);
}

/** Writes a concession of a movement as an English phrase: `each pair meets 6 of 7`. */
export function concessionText(concession: Concession, { seating }: Pick<Movement, 'seating'>): string {
  const { noun } = PLACES[seating];
  switch (concession.code) {
    case 'winners':
      return `${concession.winners} winners`;
    case 'sitOuts': {
      const { who, of, rounds } = concession;
      const sit = who === 'all' ? `each ${noun} sits` : `${who} of ${of} ${noun}s sit`;
      return `${sit} out ${roundsText(spanText(rounds))}`;
    }
    case 'shared': {
      const { tables, rounds } = concession;
      return `${tables} tables play the same boards${rounds === 'all' ? '' : ` in ${roundsText(rounds)}`}`;
    }
    case 'copies':
      return `${concession.copies} copies of the boards, or tables that share them`;
    case 'sets':
      return `each ${noun} plays ${spanText(concession.each)} of ${concession.of} sets`;
    case 'results':
      return `boards have ${spanText(concession.each)} results`;
    case 'opponents':
      return `each ${noun} meets ${spanText(concession.each)} of ${concession.of}`;
  }
}

/** Writes a span: `3`, `3 or 4`, `3 to 7`. */
const spanText = ({ min, max }: Span): string =>
  min === max ? `${min}` : `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;

const roundsText = (count: number | string): string =>
  `${count} ${count === 1 || count === '1' ? 'round' : 'rounds'}`;
