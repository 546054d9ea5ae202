import type { SheetRow } from '@overtrick/rules/match';
import { worthOf } from '../deal/sheet/worth.ts';
import { findGame, findMatch } from '../games/list.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import type { OpenPad } from './kept.ts';
import { byParty, padTitle, playerName, termsInWords, winnerInWords } from './words.ts';

/** Writes a pad as text: the players, each deal as entered with its score, and the totals. */
export function makePadText({ pad, game, match, score }: OpenPad): string {
  const players = { game, names: pad.names };
  const info = findGame(pad.game);
  const form = info && findMatch(info, pad.match);
  const brought = (row: SheetRow): string =>
    byParty(players, (party, at) => worthOf(row, party, at === 0), text.points).join(', ');
  const deals = score.entries.flatMap(({ deal }, i) => {
    const row = score.sheet.rows[i];
    if (row === undefined) return [];
    const terms = termsInWords(players, match, pad, deal.terms).join(' ');
    return [`${i + 1}. ${terms} ${pad.deals[i]}: ${brought(row)}`];
  });
  const bonus = score.sheet.rows
    .slice(score.entries.length)
    .map((row) => `${text.result.bonus}: ${brought(row)}`);
  const totals = byParty(players, (party) => score.standing.totals[party] ?? 0, text.points);
  return [
    padTitle(pad),
    [info?.name ?? pad.game, form?.name ?? pad.match].join(', '),
    `${boardText.pad.players}: ${game.seats.map((_, player) => playerName(players, player)).join(', ')}`,
    '',
    ...deals,
    ...bonus,
    '',
    `${text.result.total}: ${totals.join(', ')}`,
    ...(score.standing.over ? [winnerInWords(players, score)] : []),
    '',
  ].join('\n');
}
