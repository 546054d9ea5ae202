import type { GridCell, KeyView, TournamentView } from '@overtrick/evening/view';
import type { DeviceView } from '@overtrick/protocol/tournamentFiles';

/** Milliseconds of silence after which the desk shows a device. */
const SILENT_MS = 120_000;

export interface SilentDevice {
  readonly key: KeyView;
  readonly minutes: number;
  /** The most results that may wait on it: boards that it would report, in the rounds reached so far. */
  readonly holds: number;
}

/** Lists the devices that have been silent for a while and that results may wait on, the longest first. */
export function silentDevices(
  view: Pick<TournamentView, 'desk'>,
  devices: readonly DeviceView[],
): readonly SilentDevice[] {
  const keys = new Map(view.desk?.keys.map((key) => [key.number, key]));
  return devices
    .filter(({ silentMs }) => silentMs >= SILENT_MS)
    .sort((a, b) => b.silentMs - a.silentMs)
    .flatMap(({ key: number, silentMs }) => {
      const key = keys.get(number);
      if (key === undefined) return [];
      const holds = mostHeld(view, key);
      return holds === 0 ? [] : [{ key, minutes: Math.floor(silentMs / 60_000), holds }];
    });
}

/**
 * Counts the boards without any report that the device's table or pair plays in the rounds that its section has
 * reached.
 */
function mostHeld({ desk }: Pick<TournamentView, 'desk'>, { place, contestant }: KeyView): number {
  const places = (desk?.grid ?? []).map((one) => ({ ...one, section: one.place.replace(/\d+$/, '') }));
  const isOwn = (at: string, { ns, ew }: GridCell): boolean =>
    place === undefined ? ns === contestant || ew === contestant : at === place;
  const own = places.filter((one) =>
    one.rounds.some((cells) => cells.some((cell) => isOwn(one.place, cell))),
  );
  return own.reduce((sum, { place: at, section, rounds }) => {
    const reached = Math.max(
      0,
      ...places.filter((one) => one.section === section).map(({ rounds: of }) => roundsBegun(of)),
    );
    const cells = rounds.slice(0, reached).flat();
    return sum + cells.filter((cell) => isOwn(at, cell) && cell.seen === 0).length;
  }, 0);
}

/** Counts the rounds up to the last one with any report. */
const roundsBegun = (rounds: readonly (readonly GridCell[])[]): number =>
  rounds.findLastIndex((cells) => cells.some(({ seen }) => seen > 0)) + 1;
