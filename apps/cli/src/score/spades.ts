import { spadesScore } from '@overtrick/rules/games/spades/score';
import { target } from '@overtrick/rules/matches/target/index';
import { ok, type Result } from '@overtrick/rules/result';
import { sumItems } from '@overtrick/rules/score';
import { SEATS, SIDES, seatsOf } from '@overtrick/rules/seat';
import { numbers } from './calls.ts';
import { missing, readKey, unknownKey } from './fields.ts';
import { rowOf, type ScoreForm } from './form.ts';
import { failAt, type Line, type LineCode } from './lines.ts';

const BIDS = numbers('the bids', SEATS.length);
const TAKEN = numbers('the tricks', SEATS.length);
const { target: goal, floor } = target.options;

/** Spades in partnerships (RULES 12.1): a line a deal, a match to the target. */
export const spades: ScoreForm<{ readonly target: number; readonly floor: number }> = {
  id: 'spades',
  summary: 'partnerships; ten bags cost 100, and the match goes to the target',
  line: 'bids=4,3,2,3 tricks=5,3,3,2: of N, E, S, W; a bid of 0 is nil',
  example: ['bids=4,3,2,3 tricks=5,3,3,2', 'bids=0,3,4,3 tricks=0,3,6,4'],
  options: { target: goal, floor },
  score(lines, options) {
    let sheet = target.start({ ...options, dealLimit: 0 }, SIDES);
    for (const line of lines) {
      const terms = target.next(sheet);
      if (terms === undefined)
        return {
          ...failAt(line.end, 'ERR_LINE_WORD', 'the match was over before this deal'),
          code: 'ERR_MATCH_OVER',
        };
      const hands = handsOf(line);
      if (!hands.ok) return hands;
      const scored = SIDES.map((side) => ({
        side,
        ...spadesScore(
          side,
          seatsOf(side).map((seat) => hands.value[SEATS.indexOf(seat)] ?? { bid: 0, taken: 0 }),
        ),
      }));
      const items = scored.flatMap((each) => each.items);
      sheet = target.add(sheet, {
        terms,
        strain: 'S',
        tricks: 0,
        items,
        points: sumItems(items),
        bags: Object.fromEntries(scored.map(({ side, bags }) => [side, bags])),
      });
    }
    const { rows, totals } = target.rows(sheet);
    return ok({ rows: rows.map(rowOf), totals, winner: target.standing(sheet).winner ?? null });
  },
};

function handsOf(line: Line): Result<readonly { readonly bid: number; readonly taken: number }[], LineCode> {
  const [word] = line.words;
  if (word !== undefined)
    return failAt(word, 'ERR_LINE_WORD', `${word.text} is a word too many: a line is bids=… tricks=…`);
  const odd = unknownKey(line, ['bids', 'tricks']);
  if (odd) return odd;
  const bids = readKey(line, 'bids', BIDS);
  if (!bids.ok) return bids;
  const tricks = readKey(line, 'tricks', TAKEN);
  if (!tricks.ok) return tricks;
  const taken = tricks.value;
  if (bids.value === undefined) return missing(line, 'bids', 'the bids of N, E, S and W');
  if (taken === undefined) return missing(line, 'tricks', 'the tricks of N, E, S and W');
  const sum = taken.reduce((all, some) => all + some, 0);
  if (sum !== 13)
    return failAt(
      line.pairs.get('tricks')?.value ?? line.end,
      'ERR_LINE_KEY',
      `the tricks of a deal are 13 together, not ${sum}`,
    );
  return ok(bids.value.map((bid, i) => ({ bid, taken: taken[i] ?? 0 })));
}
