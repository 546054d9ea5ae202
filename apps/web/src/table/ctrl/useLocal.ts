import { isLocal, useTables } from '../../device/tables.ts';
import { useCtrl } from './context.ts';

/** Returns true if the table is stored on this device. */
export function useLocal(): boolean {
  const { table } = useCtrl();
  return useTables((known) => isLocal(known, table));
}
