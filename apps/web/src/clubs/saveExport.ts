import { save } from '../device/save.ts';
import type { Home } from './useHome.ts';

/** Saves the data of a club as a file: of one member, or all of it for the owner. */
export async function saveExport({ club, token }: Home, member?: string): Promise<void> {
  const path = member === undefined ? '' : `/members/${member}`;
  const response = await fetch(`/api/clubs/${club}${path}/export`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  }).catch(() => undefined);
  if (response?.ok) save(await response.blob(), `${club}${member === undefined ? '' : `-${member}`}.json`);
}
