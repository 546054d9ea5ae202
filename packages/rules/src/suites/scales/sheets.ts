import { defined } from '../../assert.ts';
import { isSeat } from '../../cards/seat.ts';
import { findGame } from '../../games/list.ts';
import { matchOptionsOf, type SheetRow } from '../../match.ts';
import { findMatch } from '../../matches/list.ts';
import { parseOptions } from '../../options.ts';
import { scorePad } from '../../pad/score.ts';
import type { Points } from '../../scores/outcome.ts';

/**
 * Fills in a file of score sheets: for each a line `play <game> [dealer] [option=value]…`, then a line for each deal.
 * The score of a deal follows ` → `.
 */
export function fillSheets(matchId: string, text: string): string {
  const parts = text.trim().split(/\n\n+/);
  return `${parts.map((part) => (part.includes('\nplay ') || part.startsWith('play ') ? filled(matchId, part) : part)).join('\n\n')}\n`;
}

const pointsText = (points: Points): string =>
  Object.entries(points)
    .map(([party, some]) => `${party} ${some}`)
    .join(', ');

/** Formats a row of the sheet as one line. */
function rowText(row: SheetRow): string {
  const { below, above, points, score, target, imps, bags, bonus, game, passed } = row;
  const isLined = below !== undefined && above !== undefined;
  return [
    ...(passed ? ['dealt again'] : []),
    ...(isLined
      ? [
          Object.keys(below)
            .map((party) => `${party} ${below[party] ?? 0}+${above[party] ?? 0}`)
            .join(', '),
        ]
      : []),
    ...(game === undefined ? [] : [`game to ${game}`]),
    ...(points === undefined ? [] : [pointsText(points)]),
    ...(score === undefined ? [] : [`score ${score}`]),
    ...(target === undefined ? [] : [`target ${target}`]),
    ...(imps === undefined ? [] : [`IMPs ${imps}`]),
    ...(bags === undefined ? [] : [`bags ${pointsText(bags)}`]),
    ...(bonus === undefined ? [] : [`bonus ${pointsText(bonus)}`]),
    ...row.items
      .filter(({ reason }) => reason === 'bagPenalty' || reason.startsWith('unfinished'))
      .map(({ reason, party, points: some }) => `${reason} ${party} ${some}`),
  ].join('; ');
}

function filled(matchId: string, part: string): string {
  const lines = part.split('\n');
  const at = lines.findIndex((line) => line.startsWith('play '));
  const [, id = '', ...set] = (lines[at] ?? '').split(' ');
  const game = defined(findGame(id), `${id} is a game`);
  const match = defined(findMatch(matchId), `${matchId} is a match format`);
  const isEnded = set.includes('ended');
  const dealer = defined(set.find(isSeat) ?? (game.dealers ?? game.seats)[0], 'somebody deals first');
  const given = Object.fromEntries(
    set.filter((word) => word.includes('=')).map((word) => word.split('=', 2)),
  );
  const pick = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  const options = parseOptions(game.options, pick(Object.keys(game.options)));
  const matchOptions = parseOptions(matchOptionsOf(game, match), pick(Object.keys(match.options)));
  if (!options.ok || !matchOptions.ok) throw new Error(`${lines[at]}: unknown options`);
  const deals = lines
    .slice(at + 1)
    .flatMap((line) => line.split(' → ')[0]?.trim() ?? [])
    .filter((deal) => deal !== '' && !deal.startsWith('→'));
  const scored = scorePad(game, match, {
    options: options.value,
    matchOptions: matchOptions.value,
    first: { dealer },
    deals,
    isEnded,
  });
  const wrong = scored.entries.find(({ read }) => read.kind !== 'done');
  if (wrong !== undefined || scored.left > 0)
    throw new Error(
      `${lines[at]}: deal ${scored.entries.length} does not fit: ${JSON.stringify(wrong?.read)}`,
    );
  const rows = scored.sheet.rows;
  const { totals, notes = [] } = scored.sheet;
  const { over, winner } = scored.standing;
  return [
    ...lines.slice(0, at + 1),
    ...deals.map((deal, i) => `${deal} → ${rows[i] === undefined ? '' : rowText(rows[i])}`),
    ...rows.slice(deals.length).map((row) => `→ ${rowText(row)}`),
    `→ total ${pointsText(totals)}; ${over ? `over, ${winner === undefined ? 'a tie' : `${winner} wins`}` : 'not over'}`,
    ...notes.map((note) => `→ ${note}`),
  ].join('\n');
}
