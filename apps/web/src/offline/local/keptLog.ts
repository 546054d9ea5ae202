import { POLICIES, PRESETS } from '@overtrick/protocol/policies';
import { parseStep } from '@overtrick/rules/action';
import { findGame } from '@overtrick/rules/games/list';
import { trustOptions } from '@overtrick/rules/options';
import type { Entry, EntryOf } from '@overtrick/table/entry';
import { openersChair, openingOf } from '@overtrick/table/opening';
import type { KeptDeal, KeptTable } from '../kept.ts';

/** Returns the policies of a table on a device. No other player can consent there: undo is free or off. */
const policiesFor = (wanted: KeptTable['wanted'], isShared: boolean) => {
  const policies = trustOptions(POLICIES, wanted.policies ?? PRESETS.friendly);
  const undo = policies.undo === 'off' || isShared ? 'off' : 'free';
  // two people who share a device get no questions out of turn: the umpire settles their claims
  const claims = isShared && policies.claims === 'asked' ? 'settled' : policies.claims;
  return { ...policies, undo, claims, join: 'closed', spectators: 'off', chat: 'off' } as const;
};

/**
 * Builds the first entries for the log of a table on a device; returns `undefined` for an unknown game or option. The
 * token serves as its own proof: it lies beside the log on the device.
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

/** Seats the second person at a table for two; their proof opens nothing, because nobody joins from elsewhere. */
function beside(game: string, chair: number, name: string, token: string): readonly Entry[] {
  const other = otherChair(chair);
  return findGame(game)?.players === 2
    ? [{ kind: 'sat', chair: other, name, proof: `${token}.${other}` }]
    : [];
}

/** Returns the other chair of a table for two. */
const otherChair = (chair: number): number => 1 - chair;

/** Converts a deal stored by an older page into entries. */
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
