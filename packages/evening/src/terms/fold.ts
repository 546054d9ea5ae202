import { trustOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import type { Opened, Regulated } from '../entry.ts';
import type { Terms } from '../tournament.ts';
import { TOURNAMENT_POLICIES } from './policies.ts';

/** Returns the terms of a newly opened tournament, with a value for each policy. */
export function termsOf(opened: Opened): Terms {
  const { name, date, form, game, seats, method, options, strats, policies, secret, series, club } = opened;
  const { isPractice, scale, last } = opened;
  return {
    ...present({ name, date }),
    form,
    game,
    ...present({ seats, scale }),
    method,
    ...present({ options, strats, secret, series, club, last, isPractice }),
    policies: trustOptions(TOURNAMENT_POLICIES, { ...policies }),
  };
}

/** Returns the terms after a change; options belong to their method. */
export function regulatedTerms(terms: Terms, { name, date, method, options, policies }: Regulated): Terms {
  const { options: before, ...rest } = terms;
  const isSameMethod = method === undefined || method === terms.method;
  const chosen = options ?? (isSameMethod ? before : undefined);
  return {
    ...rest,
    ...present({ name, date, method, options: chosen }),
    policies: { ...terms.policies, ...policies },
  };
}
