import { present } from '@overtrick/rules/present';
import type { Reading } from '../reading.ts';
import { childOf, descendantsOf, type XmlElement } from '../xml.ts';
import { pairNumber } from './pair.ts';

/** The elements that the reader uses, or that only repeat what it computes. */
const USED = new Set(
  `USEBIO EVENT SESSION SECTION PARTICIPANTS TEAM PAIR PLAYER MATCH BOARD TRAVELLER_LINE SECTION_ID SECTION_NAME
  SESSION_ID PROGRAM_NAME PROGRAM_VERSION CLUB CLUB_NAME CLUB_ID_NUMBER EVENT_DESCRIPTION TITLE DATE WINNER_TYPE
  BOARD_SCORING_METHOD MATCH_SCORING_METHOD PAIR_NUMBER DIRECTION PLAYER_NUMBER PLAYER_NAME NATIONAL_ID_NUMBER
  TOTAL_SCORE PERCENTAGE PLACE BOARDS_PLAYED BOARD_NUMBER NS_PAIR_NUMBER EW_PAIR_NUMBER N_PLAYER_NUMBER S_PLAYER_NUMBER
  E_PLAYER_NUMBER W_PLAYER_NUMBER CONTRACT PLAYED_BY LEAD TRICKS SCORE NS_MATCH_POINTS EW_MATCH_POINTS
  NS_CROSS_IMP_POINTS EW_CROSS_IMP_POINTS NS_BUTLER_POINTS EW_BUTLER_POINTS TEAM_ID TEAM_NAME OPPOSING_TEAM ROUND_NUMBER
  TEAM_SCORE OPPOSING_TEAM_SCORE NS_SCORE EW_SCORE TEAM_VICTORY_POINTS OPPOSING_TEAM_VICTORY_POINTS NS_VICTORY_POINTS
  EW_VICTORY_POINTS START_BOARD_NUMBER END_BOARD_NUMBER HAND`.split(/\s+/),
);

/** Notes what the file states of each result, and the elements that the reader passes over. */
export function audited(event: XmlElement, { stated, passedOver }: Reading): void {
  if (passedOver) noteUnused(event, passedOver);
  if (stated === undefined) return;
  for (const list of descendantsOf(event, 'PARTICIPANTS')) {
    const teams = descendantsOf(list, 'TEAM');
    const pairs = teams.length > 0 ? teams : descendantsOf(list, 'PAIR');
    for (const element of pairs.length > 0 ? pairs : descendantsOf(list, 'PLAYER')) {
      const text = (name: string) => element.attributes[name] ?? childOf(element, name)?.text;
      const number = pairNumber(text('PAIR_NUMBER') ?? text('TEAM_ID') ?? text('PLAYER_NUMBER'));
      if (number === undefined) continue;
      stated.push({
        number,
        ...present({
          place: numberIn(text('PLACE')),
          total: numberIn(text('TOTAL_SCORE')),
          percentage: numberIn(text('PERCENTAGE')),
        }),
      });
    }
  }
}

/** Reads a number with what tells ties apart left out: `3=`. */
const numberIn = (text: string | undefined): number | undefined => {
  const [digits] = /^[-+]?\d+(\.\d+)?/.exec(text?.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

function noteUnused(element: XmlElement, passedOver: Set<string>): void {
  if (!USED.has(element.name)) passedOver.add(element.name);
  for (const child of element.children) noteUnused(child, passedOver);
}
