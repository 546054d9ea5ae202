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
const policiesFor = (wanted: KeptTable['wanted']) => {
  const policies = trustOptions(POLICIES, wanted.policies ?? PRESETS.friendly);
  const undo = policies.undo === 'off' ? 'off' : 'free';
  return { ...policies, undo, join: 'closed', spectators: 'off', chat: 'off' } as const;
};

/**
 * The log with which a table on a device begins; `undefined` for one that names a game or an option that there is not.
 * The token is its own proof: on the device it lies beside the log.
 */
export function logOfKept({ token, wanted, deals = [], practice }: KeptTable): readonly Entry[] | undefined {
  const { people: _, ...alone } = wanted;
  const opened = openingOf({ ...alone, policies: policiesFor(wanted) }, token);
  const chair = openersChair(wanted);
  if (!opened.ok || !chair.ok) return undefined;
  const sat: Entry = { kind: 'sat', chair: chair.value, name: wanted.name, proof: token };
  const played = deals.flatMap((deal) => entriesOf(deal, wanted.game, chair.value));
  const once: Entry[] = practice ? [{ kind: 'shortened', deals: deals.length }] : [];
  return [{ ...opened.value, offline: true }, sat, ...once, ...played];
}

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
