import { isSide, type Vul } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { type AnyGame, partiesOf } from '../../game.ts';
import { NONE, type PadAsk, type PadPart } from '../../pad/form.ts';
import { cellOf, ownParty } from './points.ts';
import { type ScaleDeal, writtenDeal } from './writtenDeal.ts';

/** A contract, or its counterpart in the game, whose result is still open. */
export interface OpenResult {
  /** The contract, the bid, or trumps with the announcements about them. */
  readonly name: string;
  /** The hand that declares, and when a dummy was opened. */
  readonly who: string;
  readonly words: readonly string[];
  /** Tricks that the contract needs, if it needs a number of them. */
  readonly needed?: number;
  /** The most tricks that there are. */
  readonly most: number;
  /** The party whose tricks are asked for: declarer, or the first. */
  readonly tricksOf: 'declarer' | 'first';
}

const WHO: readonly PadPart[] = ['declarer', 'bidder', 'opened'];
const TRICKS: readonly PadPart[] = ['tricks', 'taken'];
const NEUTRAL: readonly PadPart[] = ['honours', 'chicane'];

/** Returns the question that follows these answers, if the deal is not complete. */
function askAfter(deal: ScaleDeal, words: readonly string[]): PadAsk | undefined {
  const left = [...words];
  let open: PadAsk | undefined;
  writtenDeal(deal, (ask) => {
    open = left.length === 0 ? ask : undefined;
    return left.shift();
  });
  return open;
}

/** Returns all contracts of the game and all who can declare them, up to the question for the tricks. */
export function openResults(deal: ScaleDeal): readonly OpenResult[] {
  const results: OpenResult[] = [];
  const visit = (words: readonly string[], name: readonly string[], who: readonly string[]): void => {
    const ask = askAfter(deal, words);
    if (ask === undefined) return;
    if (TRICKS.includes(ask.part)) {
      const most = Number(ask.values.at(-1));
      const { needed } = ask;
      results.push({
        name: name.join(' '),
        who: who.toReversed().join(', '),
        words,
        most,
        tricksOf: ask.part === 'taken' ? 'first' : 'declarer',
        ...(needed !== undefined && { needed }),
      });
      return;
    }
    const isWho = WHO.includes(ask.part);
    for (const value of ask.values)
      visit(
        [...words, value],
        isWho ? name : [...name, value],
        isWho ? [...who, ask.part === 'opened' ? `opened ${value}` : value] : who,
      );
  };
  visit([], [], []);
  return results;
}

/** Returns the points of a result with that many tricks, as a cell. */
export function scoredCell(deal: ScaleDeal, { words, tricksOf }: OpenResult, tricks: number): string {
  const left = [...words, String(tricks)];
  const outcome = writtenDeal(deal, (ask) =>
    left.length === 0 && NEUTRAL.includes(ask.part) ? NONE : left.shift(),
  );
  if (outcome === undefined) return '';
  const parties = Object.keys(outcome.points);
  const own = tricksOf === 'first' ? (parties[0] ?? '') : ownParty(outcome, parties);
  return deal.cell?.(outcome, own) ?? cellOf(outcome.points, own);
}

const VULS: readonly (readonly [name: string, vul: Vul])[] = [
  ['nobody', 'none'],
  ['N-S', 'ns'],
  ['E-W', 'ew'],
  ['both', 'both'],
];

/** Returns the terms of a deal for each way in which parties can be vulnerable, by name. */
export function termsByVul(game: AnyGame): ReadonlyMap<string, DealTerms> {
  const parties = partiesOf(game);
  const [dealer = 'N'] = game.dealers ?? game.seats;
  if (parties.length === 2) {
    const names = parties.every(isSide) ? ['N-S', 'E-W'] : parties;
    return new Map(
      VULS.map(([name, vul]) => [
        name === 'N-S' ? (names[0] ?? '') : name === 'E-W' ? (names[1] ?? '') : name,
        { dealer, vul },
      ]),
    );
  }
  const vul = 'none' as const;
  return new Map<string, DealTerms>([
    ['nobody', { dealer, vul }],
    ...parties.map((party): [string, DealTerms] => [party, { dealer, vul, vulnerable: [party] }]),
    ['all', { dealer, vul, vulnerable: parties }],
  ]);
}
