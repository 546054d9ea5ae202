import { defined, unreachable } from '@overtrick/rules/assert';
import type { Duty } from '../duty/duty.ts';
import type { Entry, EntryOf } from '../entry.ts';
import { asLead } from '../lead.ts';
import { swapOf, type Table } from '../table.ts';
import { quietEntry } from './turn.ts';
import { type ClaimJudge, judgement, ruling } from './umpire.ts';

/** The computer players of a table, and the judges of its claims. */
export interface Performers {
  /** Returns the entry of a bot's action. */
  readonly think: (table: Table, chair: number) => Promise<EntryOf<'acted'>> | EntryOf<'acted'>;
  /** Judges for the umpire. */
  readonly umpire: ClaimJudge;
  /** Judges for a bot that has to answer a claim. */
  readonly asked: ClaimJudge;
}

/** Returns the entry that does a table's duty; `dealNext` deals a new deal. */
export function entryFor(
  duty: Exclude<Duty, { kind: 'deal' }>,
  table: Table,
  { think, umpire, asked }: Performers,
): Promise<Entry> | Entry {
  const { chair } = duty;
  switch (duty.kind) {
    case 'cover':
      return { kind: 'covered', chair, why: 'gone' };
    case 'swap':
      return { kind: 'swapped', chair, other: defined(swapOf(table), 'a duty is due').other };
    case 'return':
      return { kind: 'returned', chair };
    case 'umpire':
      return ruling(table, umpire);
    case 'deny':
      return { kind: 'denied', chair };
    case 'agree':
      return { kind: 'undoAnswered', chair, accept: true, by: 'bot' };
    case 'judge':
      return judgement(table, chair, asked);
    case 'think':
      return quietEntry(table, chair) ?? thoughtOf(table, think(table, chair));
    case 'face':
      return { kind: 'faced' };
    default:
      return unreachable(duty);
  }
}

/** Returns the entry of a computer player's action; its opening lead may lie face down. */
function thoughtOf(
  table: Table,
  thought: Promise<EntryOf<'acted'>> | EntryOf<'acted'>,
): Promise<Entry> | Entry {
  return thought instanceof Promise ? thought.then((entry) => asLead(table, entry)) : asLead(table, thought);
}
