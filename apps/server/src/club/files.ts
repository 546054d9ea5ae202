import { movementJson, parseMovement } from '@overtrick/club/movement/text';
import type { Dealt, Planned, TournamentCommand } from '@overtrick/club/tournament/entry';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { type ListedContestant, readContestants } from '@overtrick/formats/contestants/read';
import { drawWished, LONGEST_WISH, parseWish } from '@overtrick/formats/dealer/wish/wish';
import { dealOf } from '@overtrick/formats/hands';
import { formatOfText } from '@overtrick/formats/list';
import type { BoardsFile, ContestantsFile, OwnMovement } from '@overtrick/protocol/tournamentFiles';
import { termsOfBoard } from '@overtrick/rules/board';
import { makeDeal } from '@overtrick/rules/deal';
import { filledRandom } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Order } from './order.ts';
import { type Given, orderOf, said } from './orders.ts';

/** More than any evening has. */
const MOST_BOARDS = 200;

/** Enters the contestants of a list, under ids that are free then. */
export function contestantsOrder({ text, id }: ContestantsFile, proof: string): Result<Order> {
  const list = readContestants(text);
  if (!list.ok) return inFile(list);
  return ok(orderOf({ proof, id }, (tournament) => ok(enteredIn(tournament, list.value))));
}

function enteredIn(
  { contestants }: Tournament,
  list: readonly ListedContestant[],
): readonly TournamentCommand[] {
  let last = 0;
  const freeId = (): string => {
    do last += 1;
    while (contestants.has(`c${last}`));
    return `c${last}`;
  };
  return list.map(({ players }) => ({ kind: 'entered', contestant: freeId(), players }));
}

/**
 * Takes the hands of the boards of a file (PBN, LIN, of dealing machines), each by its number; those that are the same
 * stay. A script of the dealer language has the boards of the plan that have no hands dealt as deals of its kind.
 */
export function boardsOrder({ text, id }: BoardsFile, proof: string): Result<Order> {
  if (formatOfText(text) === undefined && SCRIPT.test(text)) return wishedOrder(text, { id, proof });
  const dealt = dealtIn(text);
  if (!dealt.ok) return inFile(dealt);
  return ok(
    orderOf({ proof, id }, ({ boards }) =>
      ok(dealt.value.filter(({ board, deal }) => boards.get(board)?.deal !== deal)),
    ),
  );
}

/** Words without which a script says nothing of the cards. */
const SCRIPT = /\b(condition|predeal|shape|hcp)\b/i;

function wishedOrder(text: string, given: Given): Result<Order> {
  const wish =
    text.length > LONGEST_WISH ? fail('ERR_WISH', '1:1', 'the script is too long') : parseWish(text);
  if (!wish.ok) return inFile(wish);
  return ok(
    orderOf(given, (tournament) => {
      const random = filledRandom((words) => crypto.getRandomValues(words));
      const planned = [...new Set([...tournament.lines.values()].map(({ board }) => board))];
      const open = planned.filter((board) => tournament.boards.get(board)?.deal === undefined);
      if (open.length === 0)
        return { ok: false, code: 'ERR_BOARDS', why: 'There is no board in the plan that has no hands yet.' };
      return ok(
        open
          .sort((a, b) => a - b)
          .slice(0, MOST_BOARDS)
          .map((board): Dealt => {
            const deal = makeDeal(drawWished(wish.value, random, termsOfBoard(board)));
            return { kind: 'dealt', board, deal, source: 'server' };
          }),
      );
    }),
  );
}

function dealtIn(text: string): Result<readonly Dealt[]> {
  const format = formatOfText(text);
  if (format === undefined || format.id === 'jsonl')
    return fail('ERR_BOARDS', '1:1', 'this is no file of boards, such as PBN, LIN, DUP, DLM or CSV');
  const items = format.read(text);
  if (items.length === 0) return fail('ERR_BOARDS', '1:1', 'the file has no board');
  if (items.length > MOST_BOARDS)
    return fail('ERR_BOARDS', '1:1', `a file has ${MOST_BOARDS} boards at most`);
  const dealt = new Map<number, Dealt>();
  for (const { board: read, place, label } of items) {
    const at = `${place.line}:${place.column}`;
    if (!read.ok) return read;
    const { number, hands } = read.value;
    const deal = dealOf(hands);
    if (number === undefined) return fail('ERR_BOARDS', at, `the board ${label} has no number`);
    if (deal === undefined) return fail('ERR_BOARDS', at, `of board ${number} not all cards are told`);
    const written = makeDeal(deal);
    const before = dealt.get(number);
    if (before !== undefined && before.deal !== written)
      return fail('ERR_BOARDS', at, `the file has two boards ${number} with other cards`);
    dealt.set(number, { kind: 'dealt', board: number, deal: written, source: 'file' });
  }
  return ok([...dealt.values()]);
}

/** Plans a movement of one's own. */
export function movementOrder({ id, movement, ...wish }: OwnMovement, proof: string): Result<Order> {
  const read = parseMovement(JSON.stringify(movement));
  if (!read.ok) return said(read);
  const { section, from, entrants, boardsPerRound, firstBoard, boards, why } = wish;
  const planned: Planned = {
    kind: 'planned',
    section,
    from,
    movement: movementJson(read.value),
    entrants,
    boardsPerRound,
    firstBoard,
    ...(boards !== undefined && { boards }),
    ...(why !== undefined && { why }),
  };
  return ok(orderOf({ proof, id } satisfies Given, () => ok([planned])));
}

/** A failure in a file, whose sentence names the place. */
const inFile = (failure: Extract<Result<unknown>, { ok: false }>) =>
  said(
    failure.at === undefined
      ? failure
      : {
          ...failure,
          why: `in line ${failure.at.split(':')[0]} of the file: ${failure.why ?? 'it cannot be read'}`,
        },
  );
