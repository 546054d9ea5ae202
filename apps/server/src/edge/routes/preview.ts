import { SEAT_NAMES } from '@overtrick/rules/seat';
import { whyNotInviting } from '@overtrick/table/commands/chairs';
import { hostOf, seatOf, type Table } from '@overtrick/table/table';
import type { Tables } from '../../live/tables.ts';
import { isTableId } from './shown.ts';

/** The parts of a page that a messenger shows of its link. */
interface Preview {
  readonly title: string;
  readonly description: string;
}

/**
 * Tells who invites to what, and which chairs are free, as the table's interface tells everybody who has its link;
 * `undefined` where nobody is invited.
 */
function previewOf(table: Table): Preview | undefined {
  const host = hostOf(table);
  const player = host === undefined ? undefined : table.players[host];
  if (player === undefined || whyNotInviting(table) !== undefined) return undefined;
  const { game, match } = table;
  const free = table.players.flatMap(({ kind }, chair) =>
    kind === 'person' ? [] : [SEAT_NAMES[seatOf(table, chair)]],
  );
  return {
    title: `${player.name} invites you to ${game.name}`,
    description: `${match.name}. Free: ${free.join(', ')}. It opens in the browser: no account, nothing to install.`,
  };
}

/** Finds the preview of a table's link: none where there is no such table, or it cannot be read. */
export const previewsOf =
  (tables: Tables) =>
  async (id: string): Promise<Preview | undefined> => {
    const live = isTableId(id) ? await tables.find(id).catch(() => undefined) : undefined;
    return live === undefined ? undefined : previewOf(live.table);
  };

/** The page with that in its title, its description and its Open Graph tags, in the place of what they have. */
export function withPreview(page: string, { title, description }: Preview): string {
  const shown = { title: escaped(title), description: escaped(description) };
  return page
    .replace(/(<title>)[^<]*/, (_, before: string) => before + shown.title)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, before: string) => before + shown.title)
    .replace(
      /(<meta\s+(?:property="og:description"|name="description")\s+content=")[^"]*/g,
      (_, before: string) => before + shown.description,
    );
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
