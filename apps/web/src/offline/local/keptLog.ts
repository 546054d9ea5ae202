import { POLICIES, PRESETS } from '@overtrick/protocol/policies';
import { parseStep } from '@overtrick/rules/action';
import { findGame } from '@overtrick/rules/games/list';
import { trustOptions } from '@overtrick/rules/options';
import type { Entry, EntryOf } from '@overtrick/table/entry';
import { openersChair, openingOf } from '@overtrick/table/opening';
import type { KeptDeal, KeptTable } from '../kept.ts';

/**
 * The policies of a table on a device. Nobody can be asked there: what is taken back is taken back freely, or not at
 * all.
 */
const policiesFor = (wanted: KeptTable['wanted'], isShared: boolean) => {
  const policies = trustOptions(POLICIES, wanted.policies ?? PRESETS.friendly);
  const undo = policies.undo === 'off' || isShared ? 'off' : 'free';
  // two who hand the device over are asked nothing out of turn: what they claim is the umpire's to settle
  const claims = isShared && policies.claims === 'asked' ? 'settled' : policies.claims;
  return { ...policies, undo, claims, join: 'closed', spectators: 'off', chat: 'off' } as const;
};

/**
 * The log with which a table on a device begins; `undefined` for one that names a game or an option that there is not.
 * The token is its own proof: on the device it lies beside the log.
 */
export function logOfKept({
  token,
  wanted,
  deals = [],
  practice,
  shared,
}: KeptTable): readonly Entry[] | undefined {
  const { people: _, ...alone } = wanted;
  const opened = openingOf({ ...alone, policies: policiesFor(wanted, shared !== undefined) }, token);
  const chair = openersChair(wanted);
  if (!opened.ok || !chair.ok) return undefined;
  const sat: Entry = { kind: 'sat', chair: chair.value, name: wanted.name, proof: token };
  const other = shared === undefined ? [] : beside(wanted.game, chair.value, shared, token);
  const played = deals.flatMap((deal) => entriesOf(deal, wanted.game, chair.value));
  const once: Entry[] = practice ? [{ kind: 'shortened', deals: deals.length }] : [];
  return [{ ...opened.value, offline: true }, sat, ...other, ...once, ...played];
}

/** The second person at a table for two; its proof opens nothing, for nobody comes in from elsewhere. */
function beside(game: string, chair: number, name: string, token: string): readonly Entry[] {
  const other = otherChair(chair);
  return findGame(game)?.players === 2
    ? [{ kind: 'sat', chair: other, name, proof: `${token}.${other}` }]
    : [];
}

/** The other chair of a table for two. */
const otherChair = (chair: number): number => 1 - chair;

/** A deal that an older page kept, as entries. */
function entriesOf({ setup, steps }: KeptDeal, game: string, chair: number): readonly Entry[] {
  const seats = setup.seating === undefined ? findGame(game)?.seats : [...setup.seating];
  const acted = steps.map(
    (made): EntryOf<'acted'> => ({
      kind: 'acted',
      by: parseStep(made.step)?.seat === seats?.[chair] ? 'person' : 'bot',
      ...made,
    }),
  );
  return [{ kind: 'dealt', setup }, ...acted];
}
