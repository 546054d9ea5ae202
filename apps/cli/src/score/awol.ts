import { playerAt } from '@overtrick/rules/game';
import { AWOL_SEATS } from '@overtrick/rules/games/awol/index';
import { awolItems, OPENED, type Opened } from '@overtrick/rules/games/awol/score';
import { leaderOf } from '@overtrick/rules/match';
import { termsAfter } from '@overtrick/rules/matches/rounds/index';
import { ok, type Result } from '@overtrick/rules/result';
import { type ScoreItem, sumItems } from '@overtrick/rules/scores/score';
import { type Field, readKey, readResult, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';

const PLAYERS = ['P1', 'P2', 'P3'] as const;

const OPEN: Field<Opened> = {
  must: 'open is first, second or never',
  read: (text) => OPENED.find((opened) => opened === text.toLowerCase()),
};

/** AWOL Bridge (RULES 8.5): the seats are those of the deal, the players change seats from deal to deal. */
export const awol: ScoreForm<Readonly<Record<never, never>>> = {
  id: 'awol',
  summary: 'three players, each scoring alone; P1 is South on the first deal, P2 on the second',
  line: 'CONTRACT DECLARER TRICKS open=first|second|never',
  example: ['4S S 10 open=first', '3NT W 9 open=never', 'PASS'],
  options: {},
  score(lines) {
    const items: ScoreItem[][] = [];
    for (const [before, line] of lines.entries()) {
      const scored = scoreOf(line, before);
      if (!scored.ok) return scored;
      items.push(scored.value);
    }
    const totals = sumItems(items.flat(), PLAYERS);
    const isOver = lines.length > 0 && lines.length % PLAYERS.length === 0;
    const winner = isOver ? (leaderOf(totals) ?? null) : null;
    return ok({ rows: items.map((some) => ({ points: sumItems(some, PLAYERS) })), totals, winner });
  },
};

function scoreOf(line: ScoreLine, before: number): Result<ScoreItem[], LineCode> {
  const result = readResult(line);
  if (!result.ok) return result;
  const odd = unknownKey(line, ['open']);
  if (odd) return odd;
  const open = readKey(line, 'open', OPEN);
  if (!open.ok) return open;
  const { contract, tricks } = result.value;
  if (contract === undefined) return ok([]);
  if (contract.declarer === 'N')
    return failAt(
      line.words[1] ?? line.end,
      'ERR_LINE_WORD',
      'the declarer is S, W or E: North is the dummy',
    );
  if (open.value === undefined)
    return failAt(line.end, 'ERR_LINE_KEY', 'open= is missing: give first, second or never');
  const terms = termsAfter(before);
  return ok(awolItems(contract, tricks, open.value, (seat) => playerAt(AWOL_SEATS, seat, terms)));
}
