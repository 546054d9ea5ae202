import type { Event } from '@overtrick/duplicate/event/event';
import { makeCard } from '@overtrick/rules/cards/card';
import { EVENT_MARK } from './read.ts';
import { makeResult } from './result.ts';

/** Writes the text that `readJsonEvent` reads, a line for each board. */
export function writeJsonEvent({ travellers, contestants, ...head }: Event): string {
  const fields = Object.entries({ format: EVENT_MARK, ...head }).map(([key, value]) => line(key, value));
  const boards = travellers.map(({ entries, ...traveller }) => {
    const results = entries.map(({ ns, ew, third, form, outcome, lead }) => ({
      ns,
      ew,
      ...(third !== undefined && { third }),
      ...(form !== undefined && { form }),
      result: makeResult(outcome),
      ...(lead !== undefined && { lead: makeCard(lead) }),
    }));
    return JSON.stringify({ ...traveller, results });
  });
  const lists = [
    makeList(
      'contestants',
      contestants.map((contestant) => JSON.stringify(contestant)),
    ),
    makeList('boards', boards),
  ];
  return `{\n${[...fields, ...lists].join(',\n')}\n}\n`;
}

const line = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;

const makeList = (key: string, items: readonly string[]): string =>
  `  ${JSON.stringify(key)}: [\n${items.map((item) => `    ${item}`).join(',\n')}\n  ]`;
