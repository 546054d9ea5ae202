import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { Event } from '@overtrick/duplicate/event/event';
import { groupsOf, isIn, type Ranked, rankingOf } from '@overtrick/duplicate/event/ranking';
import { resultsError, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { ladderOf } from '@overtrick/duplicate/series/ladder';
import {
  type Night,
  type NightScore,
  SERIES_DEFAULTS,
  SERIES_SCORES,
  type SeriesRow,
  type SeriesRules,
  seriesOf,
} from '@overtrick/duplicate/series/series';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../../command.ts';
import { EVENT_NAMES, inFile, readEventFile } from '../../eventFile.ts';
import type { Io } from '../../io.ts';
import { startProgress } from '../../progress.ts';
import { makeTable } from '../../text/table.ts';

interface Options {
  readonly by?: SeriesRules['by'] | undefined;
  readonly places?: readonly number[] | undefined;
  readonly best?: number | undefined;
  readonly least?: number | undefined;
  readonly sum?: true;
  readonly countback?: true;
  readonly pairs?: true;
  readonly ladder?: true;
  readonly json?: true;
}

export const series: Define = (command, io, end) => {
  command
    .description('Rank players by name over several events: one file per evening, oldest first.')
    .argument('<files...>', EVENT_NAMES)
    .addOption(
      new Option('--by <score>', 'what counts from each evening; default: percent').choices(SERIES_SCORES),
    )
    .option(
      '--places <points>',
      'points for first place, second place and so on, such as 10,6,3',
      placePoints,
    )
    .option('--best <n>', 'count only the best n evenings of each player', wholeNumber(1, 999))
    .option('--least <m>', 'leave players with fewer than m evenings unranked', wholeNumber(1, 999))
    .option('--sum', 'add the scores up; default: their mean')
    .option('--countback', 'break ties by the best evening, then the second best, and so on')
    .option('--pairs', 'rank pairs instead of players')
    .option(
      '--ladder',
      'a ladder: a player who did better than the player on the rung above changes places with them',
    )
    .addOption(jsonOption())
    .action(async (files, options) => end(await run(io, files, options)));
};

function placePoints(text: string): readonly number[] {
  const points = text.split(',').map((one) => Number(one.trim() || Number.NaN));
  if (points.some((one) => !Number.isFinite(one)))
    throw new InvalidArgumentError('Write numbers separated by commas, such as 10,6,3.');
  return points;
}

async function run(io: Io, files: readonly string[], options: Options): Promise<Trouble> {
  if (
    options.ladder &&
    (options.by ?? options.places ?? options.best ?? options.least ?? options.sum) !== undefined
  )
    return fail(
      'ERR_OPTIONS',
      'overtrick series --ladder',
      'a ladder adds nothing up: it takes no other rules',
    );
  const names = new Map<string, string>();
  const nights: Night[] = [];
  const progress = startProgress(io, files.length, 'files');
  for (const [i, file] of files.entries()) {
    progress.show(i);
    const night = await nightIn(io, file, names, options.pairs === true);
    if (!night.ok) {
      progress.clear();
      return night;
    }
    nights.push(night.value);
  }
  progress.clear();
  await io.out(options.ladder ? ladderText(nights, names, options) : seriesText(nights, names, options));
  return undefined;
}

/** Reads the evening of a file; `names` collects the first spelling of each player or pair. */
async function nightIn(
  io: Io,
  file: string,
  names: Map<string, string>,
  arePairs: boolean,
): Promise<Result<Night>> {
  const read = await readEventFile(io, file);
  if (!read.ok) return read;
  const { event } = read.value;
  const ranked = rankedIn(event);
  const name = file === '-' ? '<stdin>' : file;
  if (!ranked.ok) return inFile(name, ranked);
  const scores = ranked.value.flatMap((one) => {
    const players = (one.contestant.players ?? [])
      .map((player) => player.name.trim())
      .filter((n) => n !== '');
    const who = arePairs ? [players.toSorted().join(' – ')].filter((n) => n !== '') : players;
    return who.map((person): NightScore => {
      const key = person.replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
      if (!names.has(key)) names.set(key, person);
      return scoreOf(event, ranked.value, one, key);
    });
  });
  return scores.length === 0
    ? fail(
        'ERR_NAMES',
        name,
        'no player has a name, and a series needs names to follow players from evening to evening',
      )
    : ok({ scores });
}

function rankedIn(event: Event): Result<readonly Ranked[]> {
  if (event.matches !== undefined) {
    const scored = scoreTeams(event);
    return scored.ok ? ok(scored.value.ranking) : scored;
  }
  const scoring = scoringOf(event);
  if (!scoring.ok) return scoring;
  const wrong = resultsError(event.travellers, scoring.value);
  return wrong ?? ok(rankingOf(event, totalsOf(scoreEvent(event, scoring.value))));
}

function scoreOf(
  { winners }: Event,
  ranked: readonly Ranked[],
  { contestant, place, tied, percentage, points }: Ranked,
  who: string,
): NightScore {
  const group = groupsOf(winners).find((one) => isIn(one, contestant));
  const of = ranked.filter((one) => isIn(group, one.contestant)).length;
  return { who, place, tied, of, ...present({ percent: percentage }), points };
}

function seriesText(nights: readonly Night[], names: ReadonlyMap<string, string>, options: Options): string {
  const { by, places, best, least, sum, countback, json } = options;
  const rows = seriesOf(nights, {
    ...SERIES_DEFAULTS,
    ...(by !== undefined ? { by } : places && { by: 'places' }),
    ...present({ places, best, least }),
    ...(sum && { total: 'sum' }),
    ...(countback && { ties: 'countback' }),
  });
  const named = (who: string): string => names.get(who) ?? who;
  if (json) return `${JSON.stringify({ series: rows.map((row) => ({ ...row, who: named(row.who) })) })}\n`;
  return makeTable(
    ['Place', 'Name', 'Total', 'Evenings', ...nights.map((_, i) => String(i + 1))],
    rows.map((row) => [
      row.place === undefined ? '–' : `${row.place}${row.tied > 0 ? '=' : ''}`,
      named(row.who),
      row.total.toFixed(2),
      String(row.played),
      ...nights.map((_, night) => cellOf(row, night)),
    ]),
  );
}

/** Formats the score of an evening, in brackets if it does not count. */
function cellOf({ scores, counted }: SeriesRow, night: number): string {
  const score = scores[night];
  if (score === undefined) return '';
  return counted.includes(night) ? score.toFixed(2) : `(${score.toFixed(2)})`;
}

function ladderText(nights: readonly Night[], names: ReadonlyMap<string, string>, { json }: Options): string {
  const rungs = ladderOf(nights).map((rung) => ({ ...rung, who: names.get(rung.who) ?? rung.who }));
  if (json) return `${JSON.stringify({ ladder: rungs })}\n`;
  return makeTable(
    ['Rung', 'Name', 'Before', 'Evenings'],
    rungs.map(({ rung, who, before, played }) => [
      String(rung),
      who,
      String(before ?? 'new'),
      String(played),
    ]),
  );
}
