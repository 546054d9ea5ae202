import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { numberingOf } from '@overtrick/duplicate/event/numbering';
import { type Ranked, rankingOf } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { type ScoredTeams, scoreTeams } from '@overtrick/duplicate/teams/event';
import { type Award, makeAwards } from '@overtrick/duplicate/traveller/award';
import type { Judgement, Outcome, Part } from '@overtrick/duplicate/traveller/outcome';
import { makeContract } from '@overtrick/rules/auction/contract';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** An event ready for publication: every board scored, the ranking, and the known hands. */
export interface Publication {
  readonly scored: ScoredEvent;
  readonly ranking: readonly Ranked[];
  /** The hands by board number. */
  readonly hands: ReadonlyMap<number, HandRecord>;
}

export interface WrittenEvent {
  /** The file; empty if it is no text. */
  readonly text: string;
  /** The file, if it is no text. */
  readonly bytes?: Uint8Array;
  /** The features that the format cannot express, one sentence each. */
  readonly lost: readonly string[];
}

/** An event of teams ready for publication: every match scored, and the ranking. */
export interface TeamsPublication {
  readonly event: Event;
  readonly teams: ScoredTeams;
  readonly hands: Publication['hands'];
}

/** Scores and ranks an event by its own method; a failure names what is wrong with the method's options. */
export function publicationOf(event: Event, hands: readonly HandRecord[] = []): Result<Publication> {
  if (event.matches !== undefined)
    return fail('ERR_FORM', undefined, 'the boards of an event of teams have no points of their own');
  const scoring = scoringOf(event);
  if (!scoring.ok) return scoring;
  const scored = scoreEvent(event, scoring.value);
  return ok({
    scored,
    ranking: rankingOf(event, totalsOf(scored)),
    hands: new Map(hands.map((hand) => [hand.board, hand])),
  });
}

/** Scores and ranks an event of teams by its match format. */
export function teamsPublicationOf(
  event: Event,
  hands: readonly HandRecord[] = [],
): Result<TeamsPublication> {
  const teams = scoreTeams(event);
  if (!teams.ok) return teams;
  return ok({ event, teams: teams.value, hands: new Map(hands.map((hand) => [hand.board, hand])) });
}

/** Returns the contestants by the ids in entries; there two partners are one contestant. */
export function contestantsOf({ contestants, partners = [] }: Event): ReadonlyMap<string, Contestant> {
  const known = new Map(contestants.map((contestant) => [contestant.id, contestant]));
  for (const { id, contestants: ids } of partners) {
    const both = ids.flatMap((one) => known.get(one) ?? []);
    const number = both.map((one) => one.number).join('+');
    known.set(id, { id, number, players: both.flatMap(({ players = [] }) => players) });
  }
  return known;
}

/** Writes names as `Ann Lee – Bo Day`; empty if no player has a name. */
const namesOf = (contestant: Contestant | undefined, between = ' – '): string =>
  (contestant?.players ?? [])
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(between);

/**
 * Lists the features of an event that neither USEBIO nor PBN can express.
 * @param known the methods and awards that the format can express, and whether options are lost
 */
export function lostOfEvent(
  name: string,
  { scoring, event }: ScoredEvent,
  known: {
    readonly methods: readonly string[];
    readonly options: boolean;
    readonly isAwardTold: (award: Award) => boolean;
    /** True if the format has points carried over that are no share of a top. */
    readonly areCarriedTold?: boolean;
    /** True if the format has matches of pairs. */
    readonly areMeetingsTold?: boolean;
    /** True if the format has individuals. */
    readonly arePlayersTold?: boolean;
    /** False if the format has results only: neither points nor totals. */
    readonly hasTotals?: false;
  },
): string[] {
  const { travellers, adjustments = [], contestants, partners = [], expected = 0 } = event;
  const kinds = new Set(travellers.flatMap(({ entries }) => entries.map(({ outcome }) => outcome.kind)));
  const most = Math.max(0, ...travellers.map(({ entries }) => entries.length));
  const awards = travellers.flatMap(({ entries }) =>
    entries.flatMap(({ outcome }) => (outcome.kind === 'artificial' ? [outcome.ns, outcome.ew] : [])),
  );
  const lost = (isLost: boolean, what: string): string[] => (isLost ? [`${name} has no ${what}`] : []);
  const totals = (them: string): string => (known.hasTotals === false ? '' : `: ${them} in the totals`);
  return [
    ...lost(!known.methods.includes(scoring.method.id), `word for the method ${scoring.method.name}`),
    ...lost(known.options, 'place for all options of the method'),
    ...(kinds.has('weighted') || kinds.has('split')
      ? [
          known.hasTotals === false
            ? `${name} has no weighted or split scores: these results are left out`
            : `${name} has points for a weighted or split score, but no scores`,
        ]
      : []),
    ...lost(!awards.every(known.isAwardTold), 'word for every percentage that a director may award'),
    ...lost(expected > most, 'word for the results that are still to come'),
    ...lost(
      travellers.some(({ entries }) => entries.some(({ form }) => form !== undefined)),
      'word for a board that was played in more than one form',
    ),
    ...lost(
      travellers.some(({ section }) => section !== undefined),
      'word for sections that are compared each on their own',
    ),
    ...lost(
      event.meetings !== undefined && !known.areMeetingsTold,
      `word for victory points of pairs or players${totals('they are')}`,
    ),
    ...lost(
      partners.length > 0 && !known.arePlayersTold,
      'word for players who change partners: two who are partners are a pair',
    ),
    ...lost(kinds.has('points'), 'word for three at a table'),
    ...lost(adjustments.length > 0, `penalties${totals('they are')}`),
    ...lost(
      contestants.some(({ carried }) => carried && !(known.areCarriedTold && !carried.top)),
      `carry-over${totals('it is')}`,
    ),
  ];
}

/** True if the seating shows how many winners there are; readers of formats without such a field infer it. */
export function isNumberingTold({ travellers, contestants, winners }: Event): boolean {
  const known = new Map(contestants.map((contestant) => [contestant.id, contestant]));
  const meetings = travellers.flatMap(({ board, session, section, entries }) =>
    entries.map(({ ns, ew }) => ({
      board: JSON.stringify([session, section, board]),
      ns: known.get(ns)?.number ?? ns,
      ew: known.get(ew)?.number ?? ew,
      nsNames: namesOf(known.get(ns)) || undefined,
      ewNames: namesOf(known.get(ew)) || undefined,
    })),
  );
  const told = numberingOf(meetings);
  const numbers = new Set(contestants.map(({ number }) => number));
  return told.winners === winners && told.repeats === numbers.size < contestants.length;
}

/** Writes a result in short: `4S N 10`, `PASS`, a score without a contract, `A6040`, `NP`; for a ruling its scores. */
export function resultText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'notPlayed':
      return 'NP';
    case 'artificial':
      return makeAwards({ NS: outcome.ns, EW: outcome.ew });
    case 'weighted':
      return partsText(outcome.parts);
    case 'split':
      return `${judgementText(outcome.ns)} / ${judgementText(outcome.ew)}`;
    case 'points':
      return outcome.points.join(' / ');
    case 'played': {
      const { contract, tricks, score } = outcome;
      if (contract === undefined) return String(score);
      if (contract === 'PASS') return contract;
      return [makeContract(contract), contract.declarer, ...(tricks === undefined ? [] : [tricks])].join(' ');
    }
  }
}

const judgementText = (judgement: Judgement): string =>
  judgement.kind === 'award' ? `${roundTo(judgement.award.percent, 2)}%` : partsText(judgement.parts);

/** Writes scores with weights: `30% of 420, 70% of -50`; a single score without a weight. */
const partsText = (parts: readonly Part[]): string =>
  parts.length === 1
    ? String(parts[0]?.score)
    : parts.map(({ score, weight }) => `${roundTo(100 * weight, 2)}% of ${score}`).join(', ');
