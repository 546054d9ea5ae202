import { isByMeetings } from '@overtrick/duplicate/event/meetings';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { ScoredEvent } from '@overtrick/duplicate/event/scored';
import type { Entry, ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { SIDES, type Side } from '@overtrick/rules/cards/seat';
import { contestantsOf, lostOfEvent, type WrittenEvent } from '../publication.ts';
import type { Upload } from '../upload.ts';
import { INDIVIDUAL } from './individual.ts';
import { meetingLines, SWISS_TYPES } from './meetings.ts';
import { documentOf, isAwardTold, leaf, playerLines, resultLines } from './parts.ts';

/** A method of ours in USEBIO. */
interface MethodNames {
  /** The EVENT_TYPE of pairs. */
  readonly type: string;
  /** The BOARD_SCORING_METHOD. */
  readonly board?: string;
  /** The name of a line's points, if it has any. */
  readonly points?: string;
}

const METHODS: Readonly<Record<string, MethodNames | undefined>> = {
  mp: { type: 'MP_PAIRS', board: 'MATCH_POINTS', points: 'MATCH_POINTS' },
  'mp-acbl': { type: 'MP_PAIRS', board: 'MATCH_POINTS', points: 'MATCH_POINTS' },
  butler: { type: 'BUTLER_PAIRS', board: 'BUTLER_IMPS', points: 'BUTLER_POINTS' },
  'cross-imp': { type: 'CROSS_IMP', board: 'CROSS_IMPS', points: 'CROSS_IMP_POINTS' },
  'total-points': { type: 'PAIRS', board: 'AGGREGATE' },
};

/** The kind of contestants in a file: each has its own elements. */
type Kind = 'pairs' | 'players';

/** Writes a scored and ranked event as USEBIO 1.2, for national unions and results pages. */
export function writeUsebio(
  scored: ScoredEvent,
  ranking: readonly Ranked[],
  upload: Upload = {},
): WrittenEvent {
  const { event, scoring, travellers } = scored;
  const names = METHODS[scoring.method.id] ?? { type: 'PAIRS', points: 'MATCH_POINTS' };
  const kind: Kind = (event.partners ?? []).length > 0 ? 'players' : 'pairs';
  const swiss = kind === 'pairs' && isByMeetings(scored) ? SWISS_TYPES[scoring.method.id] : undefined;
  const type = kind === 'players' ? INDIVIDUAL : (swiss ?? names.type);
  const contestants = contestantsOf(event);
  const nameOf = (id: string) => contestants.get(id)?.number ?? id;
  const partners = new Map(event.partners?.map(({ id, contestants: ids }) => [id, ids]));
  const seatsOf = (entry: Entry): readonly string[] =>
    [entry.ns, entry.ew].flatMap((id) => partners.get(id) ?? [id]).map(nameOf);
  const lineOf = (line: ScoredLine, lines: number) =>
    travellerLine(line, lines, names.points, seatsOf(line.entry));
  const sessions = [...new Set(travellers.map(({ traveller }) => traveller.session))];
  const units =
    swiss !== undefined
      ? [...participantLines(type, kind, ranking, upload), ...meetingLines(scored, nameOf, lineOf)]
      : sessions.length < 2
        ? unitLines(type, kind, { ranking, upload }, travellers, lineOf)
        : sessions.flatMap((session) => [
            ' <SESSION>',
            ...unitLines(
              type,
              kind,
              { ranking, upload },
              travellers.filter(({ traveller }) => traveller.session === session),
              lineOf,
            ),
            ' </SESSION>',
          ]);
  return {
    text: documentOf(
      event,
      type,
      [
        ...leaf(' ', 'MASTER_POINT_SCALE', upload.masterpoints?.scale),
        ...leaf(' ', 'MPS_AWARDED_FLAG', upload.masterpoints && 'Y'),
        ...leaf(' ', 'BOARD_SCORING_METHOD', names.board),
        ...leaf(' ', 'MATCH_SCORING_METHOD', swiss && 'VPS'),
        ...units,
      ],
      upload,
    ),
    lost: lostOfEvent('USEBIO', scored, {
      methods: Object.keys(METHODS),
      options: Object.keys(event.options ?? {}).some((option) => option !== 'scale'),
      isAwardTold,
      arePlayersTold: true,
      areMeetingsTold: swiss !== undefined,
    }),
  };
}

/** Writes the event, or one of its sessions, each with a list of its pairs. */
const unitLines = (
  type: string,
  kind: Kind,
  { ranking, upload }: { readonly ranking: readonly Ranked[]; readonly upload: Upload },
  travellers: readonly ScoredTraveller[],
  lineOf: (line: ScoredLine, lines: number) => readonly string[],
): string[] => [
  ...participantLines(type, kind, ranking, upload),
  ...travellers.flatMap(({ traveller, lines }) => [
    ' <BOARD>',
    ...leaf('  ', 'BOARD_NUMBER', traveller.board),
    ...lines.flatMap((line) => lineOf(line, lines.length)),
    ' </BOARD>',
  ]),
];

const participantLines = (
  type: string,
  kind: Kind,
  ranking: readonly Ranked[],
  { masterpoints }: Upload,
): string[] => [
  ` <PARTICIPANTS EVENT_TYPE="${type}">`,
  ...ranking.flatMap((ranked) => {
    const points = masterpoints && (masterpoints.points.get(ranked.contestant.id) ?? 0);
    return kind === 'players' ? playerOfIndividual(ranked, points) : pairLines(ranked, points);
  }),
  ' </PARTICIPANTS>',
];

function pairLines(ranked: Ranked, masterpoints: number | undefined): string[] {
  const { number, direction, players = [] } = ranked.contestant;
  return [
    '  <PAIR>',
    ...leaf('   ', 'PAIR_NUMBER', number),
    ...leaf('   ', 'DIRECTION', direction),
    ...totalLines(ranked),
    ...leaf('   ', 'MASTER_POINTS_AWARDED', masterpoints),
    ...players.flatMap(playerLines),
    '  </PAIR>',
  ];
}

function playerOfIndividual(ranked: Ranked, masterpoints: number | undefined): string[] {
  const { number, players: [player] = [] } = ranked.contestant;
  return [
    '  <PLAYER>',
    ...leaf('   ', 'PLAYER_NUMBER', number),
    ...leaf('   ', 'PLAYER_NAME', player?.name),
    ...leaf('   ', 'NATIONAL_ID_NUMBER', player?.number),
    ...totalLines(ranked),
    ...leaf('   ', 'MASTER_POINTS_AWARDED', masterpoints),
    '  </PLAYER>',
  ];
}

const totalLines = ({ points, percentage, place, boards }: Ranked): string[] => [
  ...leaf('   ', 'TOTAL_SCORE', roundTo(points, 2).toFixed(2)),
  ...leaf('   ', 'PERCENTAGE', percentage === undefined ? undefined : roundTo(percentage, 2).toFixed(2)),
  ...leaf('   ', 'PLACE', place),
  ...leaf('   ', 'BOARDS_PLAYED', boards),
];

/** The elements for who sits at a line: two pairs, or four players. */
const SEATED = {
  2: ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'],
  4: ['N_PLAYER_NUMBER', 'S_PLAYER_NUMBER', 'E_PLAYER_NUMBER', 'W_PLAYER_NUMBER'],
} as const;

function travellerLine(
  line: ScoredLine,
  lines: number,
  points: string | undefined,
  seated: readonly string[],
): string[] {
  const at = '   ';
  const { entry } = line;
  return [
    '  <TRAVELLER_LINE>',
    ...SEATED[seated.length === 4 ? 4 : 2].flatMap((name, i) => leaf(at, name, seated[i])),
    ...resultLines(entry, at),
    ...(points === undefined
      ? []
      : SIDES.flatMap((side) => leaf(at, `${side}_${points}`, pointsOf(line, side, lines)))),
    '  </TRAVELLER_LINE>',
  ];
}

/**
 * Returns the points of a line; for an award those of an unfactored board, from which readers compute its percentage.
 */
function pointsOf({ entry, ...sides }: ScoredLine, side: Side, lines: number): number | undefined {
  const { award, points = 0, top = 0 } = sides[side] ?? {};
  if (sides[side] === undefined) return undefined;
  const isAward = entry.outcome.kind === 'artificial' && top > 0;
  return roundTo(isAward && award ? (award.percent / 100) * 2 * (lines - 1) : points, 2);
}
