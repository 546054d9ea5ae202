import { ok } from '@overtrick/rules/result';
import { type BoardItem, failAt } from '../item.ts';
import { boardOfTags } from './board.ts';
import { type PbnGame, type PbnTag, parsePbn } from './file.ts';
import { inheritTags } from './inherit.ts';
import { isUnknown } from './stated.ts';

/**
 * The tags that make a game a board; a game without them only has values for others to inherit, or concerns a whole
 * event.
 */
const OF_BOARDS: ReadonlySet<string> = new Set([
  ...['Board', 'Dealer', 'Deal', 'Contract', 'Declarer', 'Result', 'Auction', 'Play'],
]);

/** Reads the boards of a PBN text in order, in import or export format; each is a board or its fault. */
export function readPbn(text: string): readonly BoardItem[] {
  const { games } = parsePbn(text);
  const tagsOf = inheritTags(games);
  return games.flatMap((game, i) => {
    const tags = tagsOf[i] ?? [];
    const isBoard = game.faults.length > 0 || game.tags.some(({ name }) => OF_BOARDS.has(name));
    return isBoard ? [itemOf(game, tags, i)] : [];
  });
}

function itemOf(game: PbnGame, tags: readonly PbnTag[], index: number): BoardItem {
  const named = tags.find(({ name }) => name === 'Board')?.value.trim() ?? '';
  const label = isUnknown(named) ? `#${index + 1}` : named;
  const [fault] = game.faults;
  const place = game.tags[0]?.place ?? fault?.place ?? { line: 1, column: 1 };
  const nowhere = { calls: [], cards: [] };
  if (fault) return { label, place, board: failAt(fault.code, fault.place, fault.why), places: nowhere };
  const read = boardOfTags(tags, index === 0 ? withoutDirectives(game.before) : game.before);
  if (!read.ok) return { label, place, board: read, places: nowhere };
  const { board, places, lost } = read.value;
  return {
    label,
    place,
    board: ok(board),
    places,
    ...(lost.length > 0 && { lost }),
  };
}

/** Removes `% PBN 2.1` and `% EXPORT`, which are written to every file anyway. */
const withoutDirectives = (before: string): string =>
  before.replace(/^%[^\S\n]*(?:PBN[^\S\n]+[\d.]+|EXPORT)[^\S\n]*\n/gim, '');
