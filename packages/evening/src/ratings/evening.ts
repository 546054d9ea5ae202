import type { FieldBoard } from '@overtrick/duplicate/rating/field';
import { PARTNERS } from '../lines/meeting.ts';
import { idsOf, type Row, rowsOf } from '../lines/rows.ts';
import { parseReported } from '../results/result.ts';
import type { BoardLineView, ContestantView, HeadView, TournamentView } from '../view.ts';

/** A board of an evening, with the partner's name if there was a partner whose name is visible. */
export interface EveningBoard extends FieldBoard {
  readonly partner?: string;
}

/**
 * Returns the boards of a finished evening, with the result of the view's own player among those it is compared with:
 * by score, whatever the method. Awards do not count, and practice evenings have no boards. In teams the field is the
 * other table of the match, and only boards count where the line-up has the player.
 */
export function boardsOfEvening(view: TournamentView): readonly EveningBoard[] {
  const { head, boards } = view;
  const own = head.contestants.find(({ id }) => id === head.contestant);
  const isOver = head.state === 'over' || head.state === 'published';
  if (!isOver || own === undefined || head.isPractice) return [];
  return rowsOf(boards, own.id).flatMap((row): readonly EveningBoard[] => {
    const pair = head.form === 'teams' ? pairAt(view, row) : [1, 2];
    if (pair === undefined) return [];
    const score = scoreAt(row.line, row);
    const others = rivalsOf(head, row).flatMap((line) => scoreAt(line, row) ?? []);
    if (score === undefined || others.length === 0) return [];
    const beaten = others.reduce((sum, other) => sum + (score > other ? 1 : score === other ? 0.5 : 0), 0);
    const partner = partnerAt(head, own, pair, row);
    return [
      { share: beaten / others.length, others: others.length, ...(partner !== undefined && { partner }) },
    ];
  });
}

/** Returns the score at a row's place at another table; `undefined` if the result is not a score. */
function scoreAt({ score, third, result = '' }: BoardLineView, { at, board }: Row): number | undefined {
  if (third === undefined) return score === undefined ? undefined : at === 0 ? score : 0 - score;
  const read = parseReported(result, board.board);
  return read.ok && read.value.outcome.kind === 'points' ? read.value.outcome.points[at] : undefined;
}

/** Returns the lines that a row is compared with. */
const rivalsOf = ({ form }: HeadView, { board, line }: Row): readonly BoardLineView[] =>
  board.lines.filter(
    (other) =>
      other !== line &&
      (form === 'teams' ? other.ns === line.ew && other.ew === line.ns : other.field === line.field),
  );

/** Returns the players of the team at a row's place, if the key's player is one of them. */
function pairAt(
  { head, matches = [] }: TournamentView,
  { line, round, at }: Row,
): readonly number[] | undefined {
  const { ns, ew } = line;
  for (const { home, away, lineUps } of matches) {
    if (!(home === ns && away === ew) && !(home === ew && away === ns)) continue;
    const told = lineUps.find((one) => one.round === round);
    const ups = head.contestant === home ? told?.home : told?.away;
    const pair = ups?.[at === 0 ? 'ns' : 'ew'];
    if (pair?.some((player) => player === head.player)) return pair;
  }
  return undefined;
}

/** A hidden name is a dash. */
const HIDDEN = '–';

/** Returns the name of the partner at a row; players at a table of three or two have none. */
function partnerAt(
  { form, seats, contestant, contestants, player }: HeadView,
  own: ContestantView,
  pair: readonly number[],
  { line, at }: Row,
): string | undefined {
  if (form === 'individual') {
    const other = idsOf(line)
      [at]?.split(PARTNERS)
      .find((id) => id !== contestant);
    return shown(contestants.find(({ id }) => id === other)?.names[0]);
  }
  if (form === 'threes' || seats !== undefined || player === undefined) return undefined;
  const other = pair.find((one) => one !== player);
  return other === undefined ? undefined : shown(own.names[other - 1]);
}

const shown = (name: string | undefined): string | undefined =>
  name === '' || name === HIDDEN ? undefined : name;
