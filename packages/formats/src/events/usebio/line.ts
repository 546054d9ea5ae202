import { type Award, awardOf, parseAwards } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { Card } from '@overtrick/rules/cards/card';
import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import { makePlace } from '../../place.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { parseLead } from '../lead.ts';
import { correctedOr, type Reading, resultOf } from '../reading.ts';
import { textOfChild, type XmlElement } from '../xml.ts';

/** Reads the outcome of a TRAVELLER_LINE; `lines` is the number of lines of its board. */
export const readLine = (
  reading: Reading,
  line: XmlElement,
  board: number,
  lines: number,
): Result<Outcome, EventFileCode> =>
  correctedOr(reading, makePlace(line.place), board, () => statedIn(reading, line, board, lines));

function statedIn(
  reading: Reading,
  line: XmlElement,
  board: number,
  lines: number,
): Result<Outcome, EventFileCode> {
  const text = (name: string) => textOfChild(line, name) ?? '';
  const score = text('SCORE');
  const awards = parseAwards(score);
  if (awards)
    return ok({
      kind: 'artificial',
      ns: awarded(awards.NS, text('NS_MATCH_POINTS'), lines),
      ew: awarded(awards.EW, text('EW_MATCH_POINTS'), lines),
    });
  const contract = text('CONTRACT');
  if (/^np$|^not ?played$/i.test(contract) || (score === '' && contract === ''))
    return ok({ kind: 'notPlayed' });
  if (score !== '' && !/^[-+]?\d+$/.test(score))
    return failAt('ERR_SCORE', line.place, `a score is a number, or written like A6040, not ${score}`);
  const told = {
    contract,
    declarer: text('PLAYED_BY'),
    tricks: text('TRICKS'),
    score: score === '' ? undefined : Number(score),
  };
  const played = resultOf(reading, makePlace(line.place), told, board);
  return typeof played === 'string' ? failAt('ERR_RESULT', line.place, played) : ok(played);
}

/**
 * Corrects an award by the points of the line, if they do not match its percentage: a director may award any points,
 * and the program still writes `A5050`. Points are 2 for each pair beaten, rounded.
 */
function awarded(award: Award, points: string, lines: number): Award {
  const top = 2 * (lines - 1);
  const percent = (100 * Number(points)) / top;
  if (points === '' || top === 0 || !(percent >= 0 && percent <= 100)) return award;
  return Math.abs((award.percent * top) / 100 - Number(points)) < 1 ? award : { ...awardOf(0), percent };
}

/** Reads the opening lead; an invalid card does not invalidate the result. */
export const leadOf = (line: XmlElement, outcome: Outcome): Card | undefined =>
  outcome.kind === 'played' && typeof outcome.contract === 'object'
    ? parseLead(textOfChild(line, 'LEAD') ?? '')
    : undefined;
