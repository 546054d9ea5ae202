import { isSeat, SEATS, type Seat, SIDES, seatsOf } from '@overtrick/rules/cards/seat';
import { spadesScore, type Taking } from '@overtrick/rules/families/spades/spadesScore';
import { target } from '@overtrick/rules/matches/target/index';
import { ok, type Result } from '@overtrick/rules/result';
import { numbers } from './calls.ts';
import { type Field, missing, readKey, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';
import { scoreToTarget } from './toTarget.ts';

const BIDS = numbers('the bids', SEATS.length);
const TAKEN = numbers('the tricks', SEATS.length);
const BLIND: Field<readonly Seat[]> = {
  must: 'the seats that bid nil blind are written like N or N,E',
  read(text) {
    const seats = text.toUpperCase().split(',').filter(isSeat);
    return seats.length === text.split(',').length && new Set(seats).size === seats.length
      ? seats
      : undefined;
  },
};
const KEYS = ['bids', 'tricks', 'blind'] as const;
const { target: goal, floor } = target.options;

/** Spades in partnerships (RULES 12.1): a line a deal, a match to the target. */
export const spades: ScoreForm<{ readonly target: number; readonly floor: number }> = {
  id: 'spades',
  summary: 'partnerships; ten bags cost 100, and the match goes to the target',
  line: 'bids=4,3,2,3 tricks=5,3,3,2: of N, E, S, W; a bid of 0 is nil, and blind=N says who bid it blind',
  example: [
    'bids=4,3,2,3 tricks=5,3,3,2',
    'bids=0,3,4,3 tricks=0,3,6,4',
    'bids=0,3,4,3 tricks=1,3,5,4 blind=N',
  ],
  options: { target: goal, floor },
  score: (lines, options) =>
    scoreToTarget(lines, SIDES, options, (line) => {
      const hands = handsOf(line);
      if (!hands.ok) return hands;
      return ok(
        SIDES.map((side) => {
          const own = seatsOf(side).flatMap((seat) => hands.value[SEATS.indexOf(seat)] ?? []);
          return { party: side, ...spadesScore(side, own) };
        }),
      );
    }),
};

function handsOf(line: ScoreLine): Result<readonly Taking[], LineCode> {
  const [word] = line.words;
  if (word !== undefined)
    return failAt(word, 'ERR_LINE_WORD', `${word.text} is one word too many: a line is bids=… tricks=…`);
  const odd = unknownKey(line, KEYS);
  if (odd) return odd;
  const bids = readKey(line, 'bids', BIDS);
  if (!bids.ok) return bids;
  const tricks = readKey(line, 'tricks', TAKEN);
  if (!tricks.ok) return tricks;
  const blind = readKey(line, 'blind', BLIND);
  if (!blind.ok) return blind;
  const [bid, taken, blinds = []] = [bids.value, tricks.value, blind.value];
  if (bid === undefined) return missing(line, 'bids', 'the bids of N, E, S and W');
  if (taken === undefined) return missing(line, 'tricks', 'the tricks of N, E, S and W');
  const sum = taken.reduce((all, some) => all + some, 0);
  const at = (key: string) => line.pairs.get(key)?.value ?? line.end;
  if (sum !== 13)
    return failAt(at('tricks'), 'ERR_LINE_KEY', `the tricks of a deal must add up to 13, not ${sum}`);
  const other = blinds.find((seat) => bid[SEATS.indexOf(seat)] !== 0);
  if (other !== undefined)
    return failAt(at('blind'), 'ERR_LINE_KEY', `${other} did not bid nil, so there is no blind nil`);
  return ok(
    SEATS.map((seat, i) => ({ bid: bid[i] ?? 0, taken: taken[i] ?? 0, blind: blinds.includes(seat) })),
  );
}
