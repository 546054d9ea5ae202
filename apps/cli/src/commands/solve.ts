import { type Card, isCard, isStrain, makeCard, parseCard, type Strain } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { parseSeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { parseSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import type { HandsPosition, Position } from '@overtrick/rules/play/position';
import { parseRecord, replay } from '@overtrick/rules/record';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { afterCards, positionOf, solveCards, tricksIn } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { type Define, jsonOption, noSuch, oneOf, type Trouble } from '../command.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { makeTable } from '../text/table.ts';

const PLACE = 'overtrick solve';

interface Options {
  readonly strain?: Strain;
  readonly leader?: Seat;
  readonly played?: string;
  readonly game: string;
  readonly json?: true;
}

export const solve: Define = (command, io, end) => {
  command
    .argument(
      '<deal>',
      'hands of equal size, such as N:AQ962.K7.QJ4.983 …; or, for a game in which their order matters, the 52 cards as dealt to N, E, S and W; or a record',
    )
    .option('--strain <strain>', 'trumps, or N', oneOf(parseStrain, 'a strain is C, D, H, S or N'))
    .option('--leader <seat>', 'who leads to the first trick', oneOf(parseSeat, 'a seat is N, E, S or W'))
    .option('--played <cards>', 'the cards played so far, in order: "SA S3 …"')
    .option(
      '--game <game>',
      'the id of the game; in games with a row, cards lie in the order written',
      'bridge',
    )
    .addOption(jsonOption())
    .action(async (deal, options) => end(await run(io, deal, options)));
};

async function run(io: Io, text: string, options: Options): Promise<Trouble> {
  const found = text.trimStart().startsWith('{') ? positionOfRecord(text) : positionOfDeal(text, options);
  if (!found.ok) return found;
  const position = found.value;
  if (tricksIn(position) === 0) return fail('ERR_PLAY_OVER', PLACE, 'no card is left to play');
  const progress = startProgress(io, undefined, 'positions');
  const engine = createEngine(readModule(), {
    isSpent() {
      progress.show(engine.nodes());
      return false;
    },
  });
  const results = [...solveCards(engine, position)];
  progress.clear();
  const rows = results.map(([card, { lower }]) => [makeCard(card), lower] as const);
  await io.out(
    options.json
      ? `${JSON.stringify({ cards: Object.fromEntries(rows) })}\n`
      : makeTable(
          ['card', 'tricks'],
          rows.map(([card, tricks]) => [card, String(tricks)]),
        ),
  );
  return undefined;
}

/** Returns the current position in a record of any game. */
function positionOfRecord(text: string): Result<Position> {
  const record = parseRecord(text);
  if (!record.ok) return { ...record, at: `${PLACE} RECORD${record.at ? `: ${record.at}` : ''}` };
  const game = findGame(record.value.game);
  const state = game && replay(game, record.value);
  if (game === undefined || state === undefined) return fail('ERR_GAME_UNKNOWN', PLACE);
  if (!state.ok) return { ...state, at: `${PLACE} RECORD: ${state.at ?? ''}` };
  const position = game.position?.(state.value);
  return position === undefined
    ? fail('ERR_NO_POSITION', PLACE, `${game.name} cannot be solved here`)
    : ok(position);
}

function positionOfDeal(text: string, { strain, leader, played = '', game: id }: Options): Result<Position> {
  const game = findGame(id);
  if (game === undefined)
    return noSuch(
      PLACE,
      'game',
      id,
      GAMES.map((each) => each.id),
    );
  if (strain === undefined || leader === undefined)
    return fail('ERR_OPTION', PLACE, 'a deal needs --strain and --leader');
  const cards = readCards(`${PLACE} --played`, played);
  if (!cards.ok) return cards;
  const begun = game.ordered ? begin(game, text, strain, leader) : beginPlain(game, text, strain, leader);
  if (!begun.ok) return begun;
  const position = afterCards(begun.value, cards.value);
  return position.ok ? position : { ...position, at: `${PLACE}: ${position.at ?? ''}` };
}

/** Starts from a deal with any number of cards, in a game that is played like bridge. */
function beginPlain(game: AnyGame, text: string, strain: Strain, leader: Seat): Result<HandsPosition> {
  if (game.positionAt === undefined) return wantsRecord(game);
  const deal = parseDeal(text);
  if (!deal.ok) return { ...deal, at: `${PLACE} DEAL` };
  const position = positionOf(deal.value, strain, leader);
  return position.ok ? position : { ...position, at: `${PLACE}: ${position.at ?? ''}` };
}

/** Starts from a whole pack in dealt order, or from a deal whose hands then lie in the written order. */
function begin(game: AnyGame, text: string, strain: Strain, leader: Seat): Result<HandsPosition> {
  const order = orderIn(text);
  if (!order.ok) return order;
  const setup = parseSetup({ dealer: leader, vul: 'none', order: order.value.map(makeCard).join(' ') });
  if (!setup.ok) return { ...setup, at: `${PLACE} DEAL` };
  const options = parseOptions(game.options, {});
  if (!options.ok) return options;
  const state = game.start(setup.value, options.value);
  const position = SEATS.map((declarer) => game.positionAt?.(state, strain, declarer)).find(
    (each) => each?.play.turn === leader,
  );
  return position?.kind === 'hands' ? ok(position) : wantsRecord(game, leader);
}

const wantsRecord = (game: AnyGame, leader?: Seat) =>
  fail(
    'ERR_NO_POSITION',
    PLACE,
    game.positionAt === undefined || leader === undefined
      ? `${game.name} is solved from a record, where its play has begun`
      : `${leader} does not lead in ${game.name}, or not all is open then: give a record`,
  );

function orderIn(text: string): Result<readonly Card[]> {
  if (!text.includes(':')) return readCards(`${PLACE} DEAL`, text);
  const deal = parseDeal(text, true);
  if (!deal.ok) return { ...deal, at: `${PLACE} DEAL` };
  return ok(SEATS.flatMap((seat) => cardsOf(deal.value[seat]).toReversed()));
}

function readCards(place: string, text: string): Result<readonly Card[]> {
  const words = text.split(/[\s,]+/).filter((each) => each !== '');
  const wrong = words.find((word) => parseCard(word) === undefined);
  if (wrong !== undefined) return fail('ERR_CARD', place, `${wrong} is not a card`);
  return ok(words.map(parseCard).filter(isCard));
}

function parseStrain(text: string): Strain | undefined {
  const word = text.trim().toUpperCase();
  const strain = word === 'NT' ? 'N' : word;
  return isStrain(strain) ? strain : undefined;
}
