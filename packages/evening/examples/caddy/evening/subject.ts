import { oneOf } from '../log/field.ts';
import { ENTRY, PLACE } from '../log/fields.ts';
import { withEntry, withoutEntry } from '../log/folded.ts';
import { always } from '../log/kind.ts';
import { notFor } from '../log/notFor.ts';
import { refuse } from '../log/refusal.ts';
import type { Subject } from '../log/subject.ts';
import { hasDesk } from '../view/standpoint.ts';
import { type CaddyEntry, type CaddyState, type CaddyView, SUPPLIES } from './entries.ts';

/** The subject of caddies: a table calls one, the desk sees the calls. */
export const CADDY: Subject<{ entry: CaddyEntry; state: CaddyState; view: CaddyView }> = {
  kinds: {
    caddyCalled: {
      fields: { place: PLACE, wants: oneOf(...SUPPLIES) },
      roles: {
        scorer: always,
        table: (_, { place }, key) =>
          place === key.place ? undefined : notFor(key, `you do not sit at ${place}`),
      },
      isRefusedAtEnd: true,
      refusal: ({ caddyCalls }, { place }) =>
        [...caddyCalls.values()].some((call) => call.place === place)
          ? refuse('ERR_NOTHING', place, 'the table has called a caddy already')
          : undefined,
      fold: ({ caddyCalls }, { place, wants }, number) => ({
        caddyCalls: withEntry(caddyCalls, number, { number, place, wants }),
      }),
    },
    caddyServed: {
      fields: { call: ENTRY },
      roles: { scorer: always },
      refusal: ({ caddyCalls }, { call }) =>
        caddyCalls.has(call) ? undefined : refuse('ERR_NOTHING', String(call), 'no table waits for that'),
      fold: ({ caddyCalls }, { call }) => ({ caddyCalls: withoutEntry(caddyCalls, call) }),
    },
  },
  initial: () => ({ caddyCalls: new Map() }),
  view({ caddyCalls }, standpoint) {
    const isVisible = (place: string): boolean => hasDesk(standpoint) || place === standpoint.place;
    const caddy = [...caddyCalls.values()].filter(({ place }) => isVisible(place));
    return { ...(caddy.length > 0 && { caddy }) };
  },
};
