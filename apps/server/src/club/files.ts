import { movementJson, parseMovement } from '@overtrick/club/movement/text';
import type { Dealt, Planned, TournamentCommand } from '@overtrick/club/tournament/entry';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { type ListedContestant, readContestants } from '@overtrick/formats/contestants/read';
import { dealOf } from '@overtrick/formats/hands';
import { formatOfText } from '@overtrick/formats/list';
import type { BoardsFile, ContestantsFile, OwnMovement } from '@overtrick/protocol/tournamentFiles';
import { makeDeal } from '@overtrick/rules/deal';
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
 * stay.
 */
export function boardsOrder({ text, id }: BoardsFile, proof: string): Result<Order> {
  const dealt = dealtIn(text);
  if (!dealt.ok) return inFile(dealt);
  return ok(
    orderOf({ proof, id }, ({ boards }) =>
      ok(dealt.value.filter(({ board, deal }) => boards.get(board)?.deal !== deal)),
    ),
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
