import type { BoardPlayed } from '@overtrick/protocol/account';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device/storage.ts';
import { type OwnBoard, roleOf } from './board.ts';

/** The largest number of boards stored on a device, the latest first: some hundred kilobytes. */
const MOST = 1500;

interface History {
  readonly boards: readonly OwnBoard[];
}

/** The boards that were played on this device. */
export const useHistory = create<History>()(
  persist((): History => ({ boards: [] }), {
    name: 'overtrick.history',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

const isSame = (a: Pick<BoardPlayed, 'table' | 'deal'>, b: Pick<BoardPlayed, 'table' | 'deal'>): boolean =>
  a.table === b.table && a.deal === b.deal;

/** Stores a board once; returns false if it was already there. */
export function keepBoard(board: OwnBoard): boolean {
  const { boards } = useHistory.getState();
  if (boards.some((one) => isSame(one, board))) return false;
  useHistory.setState({ boards: [board, ...boards].slice(0, MOST) });
  return true;
}

/** Stores the par of a stored board, from the side of its player. @param score from North–South's side */
export function keepPar(table: string, deal: number, score: number): void {
  const { boards } = useHistory.getState();
  const known = boards.find((one) => isSame(one, { table, deal }));
  if (known === undefined || known.par !== undefined) return;
  const par = known.seat === 'N' || known.seat === 'S' ? score : -score;
  useHistory.setState({ boards: boards.map((one) => (one === known ? { ...one, par } : one)) });
}

export function forgetBoards(): void {
  useHistory.setState({ boards: [] });
}

/** Returns the device's boards, and those of the account that the device lacks. */
export const withAccount = (
  own: readonly OwnBoard[],
  account: readonly BoardPlayed[],
): readonly OwnBoard[] => [
  ...own,
  ...account
    .filter((board) => !own.some((one) => isSame(one, board)))
    .map((board) => ({ ...board, role: roleOf(board), at: 0 })),
];
