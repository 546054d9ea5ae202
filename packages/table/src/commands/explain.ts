import { announcementsOf, unalertedOf } from '@overtrick/bots';
import type { Announcement, Flag, Meaning } from '@overtrick/protocol/table';
import { makeCard } from '@overtrick/rules/cards/card';
import { ok } from '@overtrick/rules/result';
import { isTeam } from '@overtrick/rules/views/view';
import { refuse } from '../refuse.ts';
import {
  chairOf,
  hostOf,
  isBetweenDeals,
  type LoggedStep,
  resultOf,
  seatOf,
  type Table,
  viewFor,
} from '../table.ts';
import { cardsOn } from './card.ts';
import type { Decision } from './play.ts';

/** The most times that one chair may call the host, and ask or explain, without an answer. */
const MOST_FLAGS = 3;

/** Returns the calls of the current deal, in order, as `View.calls` has them. */
const callsOf = ({ steps }: Table): readonly LoggedStep[] =>
  steps.filter(({ action }) => action.kind === 'call');

const isOpponent = (table: Table, a: number, b: number): boolean =>
  a !== b && !isTeam(viewFor(table), seatOf(table, a), seatOf(table, b));

/**
 * True if that viewer may see what a call of the chair means. After the deal everybody may. Before, the table's policy
 * decides; where only opponents may, partner may not (R-CB-3), nor may a spectator, who might be partner's second
 * window.
 */
function mayBeTold(table: Table, viewer: number | undefined, caller: number): boolean {
  const { alerts } = table.policies;
  if (isBetweenDeals(table) || alerts === 'all') return true;
  if (alerts === 'off' || viewer === undefined) return false;
  return viewer === caller || isOpponent(table, viewer, caller);
}

/**
 * Returns the announcements of calls, by their number; `undefined` if there are none, or the table does not use them.
 * The table's systems are the agreements of computer players and their partners, and of people whose card says so. Of
 * other people the table knows no agreement: they explain their calls themselves.
 */
export function announcedAt(table: Table): Readonly<Record<number, Announcement>> | undefined {
  // before the first deal there are no calls
  if (!table.policies.announcements || table.steps.length === 0) return undefined;
  const calls = callsOf(table);
  const all = Object.entries(announcementsOf(table.game, viewFor(table), table.policies.alertsAs));
  const said: Readonly<Record<number, Announcement>> = Object.fromEntries(
    all.filter(([call]) => isOfSystem(table, calls[Number(call)])),
  );
  return Object.keys(said).length === 0 ? undefined : said;
}

/** True for a call of somebody who plays the system of their side: a computer player, its partner, by their card. */
function isOfSystem(table: Table, made: LoggedStep | undefined): boolean {
  if (made === undefined) return false;
  const view = viewFor(table);
  const caller = chairOf(table, made.seat);
  return (
    made.by === 'bot' ||
    cardsOn(table).some(({ chairs, isTableSystem }) => isTableSystem && chairs.includes(caller)) ||
    table.players.some(({ kind }, chair) => kind === 'bot' && isTeam(view, seatOf(table, chair), made.seat))
  );
}

/** Returns the meanings of calls, by their number, that the viewer may see; `undefined` if there are none. */
export function meaningsFor(
  table: Table,
  viewer: number | undefined,
): Readonly<Record<number, Meaning>> | undefined {
  // before the first deal there are no calls
  if (table.steps.length === 0) return undefined;
  const quiet = unalertedOf(table.game, viewFor(table), table.policies.alertsAs);
  const told = callsOf(table).flatMap(({ seat, meaning }, call) =>
    meaning !== undefined && mayBeTold(table, viewer, chairOf(table, seat))
      ? [[call, quiet.has(call) ? unalerted(meaning) : meaning] as const]
      : [],
  );
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** Returns a computer player's meaning without its alert; what people explain themselves stays alerted. */
function unalerted(meaning: Meaning): Meaning {
  if (meaning.by === 'person') return meaning;
  const { alert: _, ...rest } = meaning;
  return rest;
}

/**
 * Returns the messages of computer players' cards in this trick and the last, by the card's text, that the viewer may
 * see; `undefined` if there are none. Their partner may see agreements too, except at an evening, where nobody may look
 * at notes.
 */
export function cardMeaningsFor(
  table: Table,
  viewer: number | undefined,
): Readonly<Record<string, string>> | undefined {
  const isPartnerTold =
    viewer !== undefined && table.sitting === undefined && table.policies.alerts !== 'off';
  const told = table.steps.flatMap(({ seat, action, meaning }) =>
    meaning !== undefined &&
    action.kind === 'play' &&
    (isPartnerTold || mayBeTold(table, viewer, chairOf(table, seat)))
      ? [{ card: action.card, text: meaning.text }]
      : [],
  );
  if (told.length === 0) return undefined;
  const { trick, tricks } = viewFor(table);
  const shown = new Set([...(tricks.at(-1) ?? []), ...trick].map(({ card }) => card));
  const seen = told.flatMap(({ card, text }) => (shown.has(card) ? [[makeCard(card), text] as const] : []));
  return seen.length === 0 ? undefined : Object.fromEntries(seen);
}

/** Returns the viewer's own calls that somebody has asked about. Nobody else learns of the questions. */
export function questionsFor(table: Table, viewer: number | undefined): readonly number[] | undefined {
  const asked = callsOf(table).flatMap(({ seat, askedBy }, call) =>
    askedBy !== undefined && viewer === chairOf(table, seat) ? [call] : [],
  );
  return asked.length === 0 ? undefined : asked;
}

/**
 * Returns the calls for the host that the viewer may see: the host, or the director of a sitting, sees all of them,
 * others their own.
 */
export function flagsFor(
  table: Table,
  viewer: number | undefined,
  directs = false,
): readonly Flag[] | undefined {
  if (viewer === undefined && !directs) return undefined;
  const seesAll = directs || hostOf(table) === viewer;
  const flags = table.flags.filter(({ chair }) => chair === viewer || seesAll);
  return flags.length === 0 ? undefined : flags;
}

interface OfCall {
  readonly chair: number;
  readonly deal: number;
  readonly id: string;
  /** Its number among the calls of the deal, from 0. */
  readonly call: number;
}

/** Explains a person's own call. */
export function explain(table: Table, { chair, deal, id, call, text }: OfCall & { text: string }): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (table.policies.alerts === 'off') return refuse('ERR_EXPLAIN', 'Explanations are off at this table.');
  const made = callsOf(table)[call];
  if (made === undefined || made.seat !== seatOf(table, chair) || isBetweenDeals(table))
    return refuse('ERR_EXPLAIN', 'This is not one of your calls in this deal.');
  return ok([{ kind: 'explained', chair, step: made.version, text, id }]);
}

/** Asks what an opponent's call means. Computer players have explained theirs already. */
export function ask(table: Table, { chair, deal, id, call }: OfCall): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (table.policies.alerts === 'off') return refuse('ERR_EXPLAIN', 'Explanations are off at this table.');
  const made = callsOf(table)[call];
  const caller = made && chairOf(table, made.seat);
  if (
    made === undefined ||
    caller === undefined ||
    isBetweenDeals(table) ||
    !isOpponent(table, chair, caller)
  )
    return refuse('ERR_EXPLAIN', 'This is not an opponent’s call in this deal.');
  if (table.players[caller]?.kind === 'bot')
    return refuse('ERR_EXPLAIN', 'Computer players explain their calls by themselves.');
  if (made.askedBy?.includes(chair)) return ok([]);
  return ok([{ kind: 'asked', chair, step: made.version, id }]);
}

/** Calls the host. */
export function flag(
  table: Table,
  { chair, id, text }: { chair: number; id: string; text: string },
): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (table.flags.filter((one) => one.chair === chair).length >= MOST_FLAGS)
    return refuse('ERR_BUSY', 'The host has been called already.');
  return ok([{ kind: 'flagged', chair, text, id }]);
}

/** Closes a call for the host; for the host. */
export function unflag(table: Table, chair: number, at: number): Decision {
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  if (!table.flags.some((one) => one.flag === at)) return refuse('ERR_FLAG');
  return ok([{ kind: 'unflagged', flag: at }]);
}
