/**
 * A result as it is reported: contract, declarer and tricks with the opening lead where it is known, a board passed
 * out, one that was not played, or an artificial score.
 *
 *     parseReported('4S N 10 lead=HK', 7) // ok: 10 tricks in four spades by North, led by the king of hearts
 *     parseReported('PASS', 7), parseReported('NP', 7), parseReported('A6040', 7)
 */
import { type Card, makeCard, parseCard } from '@overtrick/rules/card';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { makeAwards, parseAwards } from '../award.ts';
import type { Outcome } from '../outcome.ts';
import { readPlayed } from '../played.ts';
import { contractOfEntry } from '../traveller.ts';

/** An outcome with the card that was led, where it is known. */
export interface Reported {
  readonly outcome: Outcome;
  readonly lead?: Card;
}

const FORMS = 'a result is written like "4S N 10", "4S N 10 lead=HK", "PASS", "A6040" or "NP"';

/** Reads a result of a board, whose number tells the vulnerability. A failure has one sentence. */
export function parseReported(text: string, board: number): Result<Reported, 'ERR_RESULT'> {
  const words = text.trim().split(/\s+/);
  if (/^np$/i.test(text.trim())) return ok({ outcome: { kind: 'notPlayed' } });
  const awards = parseAwards(text);
  if (awards) return ok({ outcome: { kind: 'artificial', ns: awards.NS, ew: awards.EW } });
  const leads = words.filter((word) => /^lead=/i.test(word));
  const [contract = '', declarer = '', tricks = '', ...more] = words.filter((word) => !leads.includes(word));
  if (contract === '' || more.length > 0 || leads.length > 1) return fail('ERR_RESULT', undefined, FORMS);
  const played = readPlayed({ contract, declarer, tricks }, board);
  if (typeof played === 'string') return fail('ERR_RESULT', undefined, played);
  const [lead] = leads;
  if (lead === undefined) return ok({ outcome: played });
  const card = parseCard(lead.slice('lead='.length));
  if (card === undefined) return fail('ERR_RESULT', undefined, `a lead is written like HK, not ${lead}`);
  if (played.contract === 'PASS')
    return fail('ERR_RESULT', undefined, 'a board that was passed out has no opening lead');
  return ok({ outcome: played, lead: card });
}

/** The text that `parseReported` reads. @throws for a weighted or a split score: those are rulings */
export function makeReported({ outcome, lead }: Reported): string {
  if (outcome.kind === 'notPlayed') return 'NP';
  if (outcome.kind === 'artificial') return makeAwards({ NS: outcome.ns, EW: outcome.ew });
  if (outcome.kind !== 'played' || outcome.contract === undefined)
    throw new Error(`a ${outcome.kind} result is no report`);
  const contract = contractOfEntry({ ns: '', ew: '', outcome }) ?? '';
  if (outcome.contract === 'PASS') return contract;
  const led = lead === undefined ? '' : ` lead=${makeCard(lead)}`;
  return `${contract} ${outcome.contract.declarer} ${outcome.tricks}${led}`;
}
