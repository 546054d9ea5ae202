import { BOT_LEVELS, type Playout } from '@overtrick/bots';
import { makeContract } from '@overtrick/rules/auction/contract';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import type { AnyMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { BEER_OPTIONS, type Beer } from '@overtrick/rules/play/beerCard';
import { makeRecord } from '@overtrick/rules/record';
import type { Result } from '@overtrick/rules/result';
import { isThrownIn, type Outcome } from '@overtrick/rules/scores/outcome';
import { collectSet, type Define, jsonOption, noSuch, type Trouble, wholeNumber } from '../command.ts';
import type { Io } from '../io.ts';
import { type MatchEnd, playMatch, readTerms, type Terms } from '../matchPlay.ts';
import { outputTrouble, writeWhole } from '../output.ts';
import { startProgress } from '../progress.ts';
import { rowOf } from '../score/form.ts';
import { chanceOf } from '../seed.ts';
import { makeBeers, readBeerOptions, tallyBeers } from '../text/beers.ts';
import { makeDealText, makeResultLine } from '../text/dealText.ts';
import { makeSheet } from '../text/sheet.ts';
import { armed, botsOption, budgetOption, levelCalled, type Thinking, worldsOption } from '../thinking.ts';

const MOST_DEALS = 100_000;
const PLACE = 'overtrick play';

interface Options extends Thinking {
  readonly match?: string;
  readonly deals?: number;
  readonly seed?: string;
  readonly set?: Readonly<Record<string, string>>;
  readonly records?: string;
  readonly beerCard?: string | true;
  readonly json?: true;
}

export const play: Define = (command, io, end) => {
  command
    .argument('<game>', 'the id of the game, as `overtrick games` lists it')
    .option('--match <form>', 'the match format; default: the first of the game')
    .option('--deals <n>', 'how many deals to play; default: a whole match', wholeNumber(1, MOST_DEALS))
    .option('--seed <text>', 'makes the cards and the play repeatable; default: secure random cards')
    .option(
      '--set <option=value>',
      'set an option of the game or the match format; may be repeated',
      collectSet,
    )
    .addOption(botsOption(BOT_LEVELS[0]?.id ?? ''))
    .addOption(budgetOption())
    .addOption(worldsOption())
    .option('--records <file>', 'write the records to this file, one deal per line')
    .option(
      '--beer-card [rules]',
      `count the beers of the Beer Card, the seven of diamonds; rules: ${Object.keys(BEER_OPTIONS).join(',')}`,
    )
    .addOption(jsonOption())
    .action(async (id, options) => end(await run(io, id, options)));
};

async function run(io: Io, id: string, options: Options): Promise<Trouble> {
  const terms = findTerms(id, options);
  if (!terms.ok) return terms;
  const level = levelCalled(PLACE, options.bots);
  if (!level.ok) return level;
  const beerRules = options.beerCard === undefined ? undefined : readBeerOptions(options.beerCard);
  if (beerRules?.ok === false) return { ...beerRules, at: `${PLACE} --beer-card` };
  const trouble = options.records === undefined ? undefined : await outputTrouble(options.records);
  if (trouble !== undefined) return trouble;

  const progress = startProgress(io, options.deals, 'deals');
  const playing = playMatch(terms.value, armed(level.value, options), chanceOf(options.seed), options.deals);
  const played: Playout[] = [];
  let next = playing.next();
  for (; !next.done; next = playing.next()) {
    played.push(next.value);
    progress.clear();
    await io.out(
      options.json
        ? makeDealJson(played.length, next.value)
        : makeDeal(played.length, next.value, terms.value.match),
    );
    progress.show(played.length);
  }
  progress.clear();
  const records = played.map(({ record }) => record);
  const beers = beerRules && tallyBeers(terms.value.game, records, beerRules.value);
  await io.out(options.json ? makeEndJson(next.value, beers) : makeEnd(next.value, beers));
  if (options.records === undefined) return undefined;
  return writeWhole(options.records, records.map((record) => `${makeRecord(record)}\n`).join(''));
}

function findTerms(id: string, { match: form, set = {} }: Options): Result<Terms> {
  const game = findGame(id);
  if (game === undefined)
    return noSuch(
      PLACE,
      'game',
      id,
      GAMES.map((known) => known.id),
    );
  const match = game.matches.includes(form ?? game.matches[0] ?? '')
    ? findMatch(form ?? game.matches[0] ?? '')
    : undefined;
  if (match === undefined) return noSuch(PLACE, `match format of ${id} called`, form, game.matches);
  const terms = readTerms(game, match, set);
  return terms.ok ? terms : { ...terms, at: `${PLACE} --set` };
}

const makeDeal = (n: number, { record, outcome }: Playout, match: AnyMatch): string =>
  `${makeDealText(`Deal ${n}`, record, outcome, match)}\n`;

const makeDealJson = (deal: number, { record, outcome }: Playout): string =>
  `${JSON.stringify({ deal, record: makeRecord(record), outcome: outcomeOf(outcome), points: outcome.points })}\n`;

function outcomeOf(outcome: Outcome) {
  const { terms, contract, strain, tricks } = outcome;
  if (isThrownIn(outcome)) return { ...terms, contract: 'PASS' };
  return contract === undefined
    ? { ...terms, strain, tricks }
    : { ...terms, contract: makeContract(contract), declarer: contract.declarer, tricks };
}

const makeEndJson = (
  { sheet: { rows, ...sums }, standing }: MatchEnd,
  beers: readonly Beer<string>[] | undefined,
): string =>
  `${JSON.stringify({ sheet: { rows: rows.map(rowOf), ...sums }, winner: standing.winner ?? null, ...(beers && { beers }) })}\n`;

function makeEnd(
  { sheet: { rows, ...sums }, standing }: MatchEnd,
  beers: readonly Beer<string>[] | undefined,
): string {
  const labels = rows.map(({ outcome }) => (outcome === undefined ? '' : makeResultLine(outcome)));
  const sheet = makeSheet({ rows: rows.map(rowOf), ...sums, winner: standing.winner ?? null }, labels);
  return beers === undefined ? sheet : `${sheet}${makeBeers(beers)}\n`;
}
