import type { Contract } from '@overtrick/rules/auction/contract';
import { leaderOf } from '@overtrick/rules/match';
import {
  winnerDeals as match,
  type WinnerDealsOptions,
  type WinnerDealsSheet,
} from '@overtrick/rules/matches/winner-deals/index';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Outcome, stakesOf } from '@overtrick/rules/scores/outcome';
import { duplicateItemsAt, sumItems } from '@overtrick/rules/scores/score';
import { CONTRACT, type Field, readPassed, readWord, TRICKS, unknownKey } from './fields.ts';
import type { Row, ScoreForm, Scores } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

const PLAYERS = ['A', 'B'] as const;
type Player = (typeof PLAYERS)[number];

const PLAYER: Field<Player> = {
  must: 'the declarer is A or B',
  read: (text) => PLAYERS.find((player) => player === text.toUpperCase()),
};

/** Two-handed bridge with the secret card (RULES 10.7): vulnerability follows the games made. */
export const secret: ScoreForm<WinnerDealsOptions> = {
  id: 'secret',
  summary: 'two players; a game makes its player vulnerable; after a second one nobody is vulnerable',
  line: 'CONTRACT DECLARER TRICKS, the declarer A or B; or PASS',
  example: ['3NT A 9', '4SX B 8'],
  options: {
    ...match.options,
    deals: {
      kind: 'number',
      default: 0,
      min: 0,
      max: 999,
      help: 'How many deals end the match; 0: as many as there are in the file.',
    },
  },
  score(lines, options) {
    const isOpen = options.deals === 0;
    let sheet = match.start({ ...options, deals: isOpen ? lines.length : options.deals }, PLAYERS);
    const rows: Row[] = [];
    for (const [i, line] of lines.entries()) {
      const result = readDeal(line);
      if (!result.ok) return result;
      const terms = match.next(sheet);
      if (terms === undefined)
        return fail('ERR_MATCH_OVER', `${line.end.line}:1`, `the match is over: it ended with deal ${i}`);
      const outcome = { ...result.value, terms, points: {}, items: [] };
      const items = outcome.contract
        ? duplicateItemsAt(stakesOf(outcome, PLAYERS), outcome.contract, outcome.tricks)
        : [];
      const points = sumItems(items, PLAYERS);
      rows.push({ points, vul: vulnerableIn(sheet) });
      sheet = match.add(sheet, { ...outcome, points, items });
    }
    return ok({ rows, ...standingOf(sheet, isOpen && options.end === 'deals') });
  },
};

/** Returns the standing. A file without a fixed length is a match that ends with it. */
function standingOf(sheet: WinnerDealsSheet, isFile: boolean): Pick<Scores, 'totals' | 'winner'> {
  const { totals, winner } = match.standing(sheet);
  return { totals, winner: (isFile ? leaderOf(totals) : winner) ?? null };
}

function vulnerableIn({ vulnerable }: WinnerDealsSheet): NonNullable<Row['vul']> {
  const [player] = vulnerable;
  if (vulnerable.length === PLAYERS.length) return 'both';
  return player === 'A' || player === 'B' ? player : 'none';
}

/** The seats of A and B, which do not matter; the match format has them at South and West. */
const SEATS: { readonly [P in Player]: Contract['declarer'] } = { A: 'S', B: 'W' };

function readDeal(line: ScoreLine): Result<Pick<Outcome, 'contract' | 'declaring' | 'tricks'>, LineCode> {
  const passed = readPassed(line, 'CONTRACT DECLARER TRICKS');
  if (!passed.ok) return passed;
  const odd = unknownKey(line, []);
  if (passed.value) return odd ?? ok({ tricks: 0 });
  const contract = readWord(line, 0, CONTRACT);
  if (!contract.ok) return contract;
  const player = readWord(line, 1, PLAYER);
  if (!player.ok) return player;
  const tricks = readWord(line, 2, TRICKS);
  if (!tricks.ok) return tricks;
  if (odd) return odd;
  const declarer = SEATS[player.value];
  return ok({
    contract: { ...contract.value, declarer },
    declaring: player.value,
    tricks: tricks.value,
  });
}
