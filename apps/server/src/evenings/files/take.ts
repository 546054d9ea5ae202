import type { TournamentCommand } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import type { ListedContestant } from '@overtrick/formats/contestants/read';
import { LONGEST_WISH } from '@overtrick/formats/dealer/wish/wish';
import type { BoardsFile, ContestantsFile } from '@overtrick/protocol/tournamentFiles';
import { isSameDealt } from '@overtrick/rules/deals/dealt';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { asSentence } from '../../reading/commands.ts';
import type { Reader } from '../../reading/reader.ts';
import type { LiveTournament } from '../liveTournament.ts';
import type { OrderResult } from '../order.ts';
import { orderOf } from '../orders.ts';
import type { Dealing, Progress } from './dealing.ts';

/** The services that read files and deal boards by scripts. */
interface FileServices {
  readonly reader: Reader;
  readonly dealing: Dealing;
}

/** The person who brings a file: the hash of their token, and their address, which waits for its turn at the reader. */
export interface Bringer {
  readonly proof: string;
  readonly asker: string;
}

type Brought = Promise<(OrderResult & { readonly dealing?: Progress }) | Failure>;

/** A function that reads a file for a tournament in the reader's thread, then applies it. */
export type TakesFile<Body> = (
  live: LiveTournament,
  body: Body,
  bringer: Bringer,
  services: FileServices,
) => Brought;

/** Enters the contestants of a list, each under an id that is not in use. */
export const takeContestants: TakesFile<ContestantsFile> = async (
  live,
  { text, id },
  { proof, asker },
  { reader },
) => {
  const list = await reader.read('contestants', { text }, asker);
  if (!list.ok) return inFile(list);
  return live.do(orderOf({ proof, id }, (tournament) => ok(enteredIn(tournament, list.value))));
};

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
 * Takes the hands of the boards in a file (PBN, LIN, dealing machines) by their numbers; unchanged hands stay. A script
 * in the dealer language deals the boards of the plan that have no hands.
 */
export const takeBoards: TakesFile<BoardsFile> = async (
  live,
  { text, id },
  { proof, asker },
  { reader, dealing },
) => {
  const read = await reader.read('boards', { text, longestScript: LONGEST_WISH }, asker);
  if (!read.ok) return inFile(read);
  if ('script' in read.value) return dealing.deal(live, read.value.script, { proof, id }, asker);
  const { dealt } = read.value;
  return live.do(
    orderOf({ proof, id }, ({ boards }) =>
      ok(
        dealt.filter((one) => {
          const { deal = '', order, split } = boards.get(one.board) ?? {};
          return !isSameDealt(one, { deal, order, split });
        }),
      ),
    ),
  );
};

/** Returns the failure with the place in the file in its sentence; a failure of the reader stays as it is. */
const inFile = (failure: Extract<Result<unknown>, { ok: false }>): Failure =>
  failure.code === 'ERR_BUSY' || failure.code === 'ERR_SLOW'
    ? failure
    : asSentence(
        failure.at === undefined
          ? failure
          : {
              ...failure,
              why: `in line ${failure.at.split(':')[0]} of the file: ${failure.why ?? 'it cannot be read'}`,
            },
      );
