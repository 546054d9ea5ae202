import { isSeat, isVul } from '../cards/seat.ts';
import { type AnyGame, partiesOf } from '../game.ts';
import { type AnyMatch, leaderOf } from '../match.ts';
import { listOptions, parseOptions } from '../options.ts';
import type { Outcome } from '../scores/outcome.ts';
import { playout } from '../testing/playout.ts';
import { deepFreeze, isPlainData, sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

/** The most deals of a match with the shortest setting of its form, without passed-out deals and rubbers. */
const MOST_DEALS = 300;

/**
 * Tests the promises of a match format (`Match`) on random deals of a game that is played in it: it ends, its sheets
 * are plain data and never mutated, each deal has a row, the standing says when it is over and who leads. Returns a
 * list of faults.
 */
export function matchFaults(match: AnyMatch, game: AnyGame, seeds: readonly string[]): readonly Fault[] {
  const faults = new Faults();
  faults.guard(
    () => 'the description',
    () => checkDescription(match, faults),
  );
  for (const seed of seeds) {
    faults.guard(
      () => `match ${seed}`,
      () => checkMatch(match, game, faults, seed),
    );
  }
  return faults.list;
}

function checkDescription(match: AnyMatch, faults: Faults): void {
  faults.expect(
    [match.id, match.name, match.summary].every((text) => text.trim() !== ''),
    'texts',
    () => 'a text is empty',
  );
  for (const { name, help, values = [], default: value } of listOptions(match.options)) {
    faults.expect(help.trim() !== '', 'options', () => `${name} has no help`);
    for (const choice of [value, ...values]) {
      const read = parseOptions(match.options, { [name]: String(choice) });
      faults.expect(
        read.ok && Reflect.get(read.value, name) === choice,
        'options',
        () => `${name}=${choice} is not read`,
      );
    }
  }
}

function checkMatch(match: AnyMatch, game: AnyGame, faults: Faults, seed: string): void {
  const defaults = parseOptions(match.options);
  if (!defaults.ok) {
    faults.expect(false, 'options', () => `the defaults are refused: ${defaults.why}`);
    return;
  }
  const options = match.fit?.(defaults.value, 3) ?? defaults.value;
  const parties = partiesOf(game);
  let sheet = deepFreeze(match.start(options, parties, game.dealers));
  for (let deal = 1; ; deal++) {
    const where = () => `match ${seed}, before deal ${deal}`;
    const terms = match.next(sheet);
    const { over, totals, winner } = match.standing(sheet);
    const { rows, totals: below } = match.rows(sheet);
    const expect = (kept: boolean, promise: string, what: string) =>
      faults.expect(kept, promise, () => `${where()}: ${what}`);
    expect(over === (terms === undefined), 'over', `over ${over}, terms ${JSON.stringify(terms)}`);
    expect(sameData(totals, below), 'totals', 'the sheet and the standing differ');
    expect(
      sameData(Object.keys(totals).toSorted(), parties.toSorted()),
      'totals',
      Object.keys(totals).join(),
    );
    expect(Object.values(totals).every(Number.isInteger), 'totals', JSON.stringify(totals));
    expect(winner === undefined || (over && winner === leaderOf(totals)), 'winner', `${winner} wins`);
    expect(rows.filter((row) => row.deal !== undefined).length === deal - 1, 'rows', `${rows.length} rows`);
    expect(isPlainData(sheet) && isPlainData(rows), 'data', 'JSON changes it');
    if (terms === undefined) return;
    expect(
      isSeat(terms.dealer) && isVul(terms.vul) && sameData(terms, match.next(sheet)),
      'next',
      JSON.stringify(terms),
    );
    if (deal > MOST_DEALS) {
      expect(false, 'ends', 'it goes on');
      return;
    }
    const outcome = outcomeOn(game, `${seed} ${deal}`, terms);
    const next = match.add(sheet, outcome);
    expect(sameData(match.add(sheet, outcome), next), 'same', 'one deal leads to two sheets');
    sheet = deepFreeze(next);
  }
}

/** Plays a random deal on these terms and returns its outcome. */
function outcomeOn(game: AnyGame, seed: string, terms: Outcome['terms']): Outcome {
  let outcome: Outcome | undefined;
  for (const { state } of playout(game, seed, undefined, terms)) outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the deal does not end');
  return deepFreeze(outcome);
}
