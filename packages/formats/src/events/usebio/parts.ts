import type { Event, Player } from '@overtrick/duplicate/event/event';
import { type Award, awardOf, makeAwards } from '@overtrick/duplicate/traveller/award';
import { contractOfEntry, type Entry } from '@overtrick/duplicate/traveller/traveller';
import { makeRankFirst } from '../lead.ts';
import type { Upload } from '../upload.ts';
import { encodeXml } from '../xml.ts';

const clubLines = (club: Upload['club']): string[] =>
  club === undefined
    ? []
    : [
        '<CLUB>',
        ...leaf(' ', 'CLUB_NAME', club.name),
        ...leaf(' ', 'CLUB_ID_NUMBER', club.number),
        '</CLUB>',
      ];

/** Writes the document of one event. */
export function documentOf(
  event: Event,
  type: string,
  inside: readonly string[],
  { club }: Upload = {},
): string {
  const [year, month, day] = event.date?.split('-') ?? [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">',
    '<USEBIO Version="1.2">',
    ...clubLines(club),
    `<EVENT EVENT_TYPE="${type}">`,
    ...leaf(' ', 'EVENT_DESCRIPTION', event.name),
    ...leaf(' ', 'PROGRAM_NAME', 'Overtrick'),
    ...leaf(' ', 'WINNER_TYPE', event.winners),
    ...(year === undefined ? [] : leaf(' ', 'DATE', `${day}/${month}/${year}`)),
    ...inside,
    '</EVENT>',
    '</USEBIO>',
    '',
  ].join('\n');
}

/** Writes an element with a value; empty without a value. */
export function leaf(indent: string, name: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [`${indent}<${name}>${encodeXml(String(value))}</${name}>`];
}

/**
 * True if USEBIO can express the percentage: it has two digits, and depends on the pair's other boards in the default
 * way.
 */
export const isAwardTold = ({ percent, lifts }: Award): boolean =>
  Number.isInteger(percent) && percent < 100 && awardOf(percent).lifts === lifts;

export const playerLines = ({ name, number }: Player): string[] => [
  '   <PLAYER>',
  ...leaf('    ', 'PLAYER_NAME', name),
  ...leaf('    ', 'NATIONAL_ID_NUMBER', number),
  '   </PLAYER>',
];

/** Writes the result of a line. */
export function resultLines(entry: Entry, at: string): string[] {
  const { outcome } = entry;
  if (outcome.kind === 'artificial') return leaf(at, 'SCORE', makeAwards({ NS: outcome.ns, EW: outcome.ew }));
  if (outcome.kind !== 'played') return leaf(at, 'CONTRACT', outcome.kind === 'notPlayed' ? 'NP' : undefined);
  const { contract } = outcome;
  return [
    ...leaf(at, 'CONTRACT', contractOfEntry(entry)),
    ...leaf(at, 'PLAYED_BY', typeof contract === 'object' ? contract.declarer : undefined),
    ...leaf(at, 'LEAD', entry.lead === undefined ? undefined : makeRankFirst(entry.lead)),
    ...leaf(at, 'TRICKS', outcome.tricks),
    ...leaf(at, 'SCORE', outcome.score),
  ];
}
