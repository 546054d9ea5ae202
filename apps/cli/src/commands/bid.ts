import {
  type Advice,
  adviceFor,
  auctionSituation,
  type BmlCall,
  BOT_LEVELS,
  type BotLevel,
  conventionCard,
  handOf,
  isSystemName,
  meaningIn,
  readBml,
  SYSTEM_IDS,
  type SystemName,
  situationOf,
  systemText,
  writeBml,
} from '@overtrick/bots';
import { callAction } from '@overtrick/rules/action';
import { type Call, makeCall } from '@overtrick/rules/auction/call';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, bySide, SEATS, turn } from '@overtrick/rules/cards/seat';
import { step } from '@overtrick/rules/game';
import { present } from '@overtrick/rules/present';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { View } from '@overtrick/rules/views/view';
import { type BidQuestion, parseQuestion } from '../bidQuestion.ts';
import { type Define, jsonOption, oneOf, type Trouble } from '../command.ts';
import { inSource, readLines, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { armed, levelCalled } from '../thinking.ts';

interface Options {
  readonly card?: SystemName;
  readonly bots?: string;
  readonly bml?: true;
  readonly checkBml?: true;
  readonly json?: true;
}

export const bid: Define = (command, io, end) => {
  command
    .argument('[file]', 'one hand and its auction per line, as JSON; - reads standard input')
    .option(
      '--card <system>',
      `print the convention card of a system instead: ${SYSTEM_IDS.join(', ')}; with agreements as sayc+drury.on+twos.strong`,
      oneOf((text) => (isSystemName(text) ? text : undefined), `a system is ${SYSTEM_IDS.join(' or ')}`),
    )
    .option(
      '--bots <level>',
      `print what a bot of that level calls at a table: ${BOT_LEVELS.map(({ id }) => id).join(', ')}; default: the system's call`,
    )
    .option('--bml', 'with --card: print it in the notation of system authors (BML), opponents passing')
    .option(
      '--check-bml',
      'read a system in BML instead, and print its calls or the place of the first fault',
    )
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

/** The calls of ours that a system in BML shows one after the other. */
const BML_DEPTH = 3;

/** Reads a system in BML and prints each auction with its meaning. */
async function checkBml(io: Io, file: string, json: true | undefined): Promise<Trouble> {
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const read = readBml(source.value.text);
  if (!read.ok) return inSource(source.value, read);
  const lines: string[] = [];
  const add = (calls: readonly BmlCall[], before: readonly Call[]): void => {
    for (const { call, text, answers } of calls) {
      const auction = [...before, call];
      const shown = auction.map(makeCall);
      lines.push(json ? JSON.stringify({ auction: shown, meaning: text }) : `${shown.join(' ')}: ${text}`);
      add(answers, auction);
    }
  };
  add(read.value, []);
  if (lines.length === 0) return fail('ERR_BML', `${source.value.name}:1:1`, 'there is no call in the file');
  await io.out(lines.map((line) => `${line}\n`).join(''));
  return undefined;
}

async function run(
  io: Io,
  file: string | undefined,
  { card, bots, bml, checkBml: isBml, json }: Options,
): Promise<Trouble> {
  if (card !== undefined) {
    const system = systemText(card);
    await io.out(bml ? writeBml(card, system.name, BML_DEPTH) : conventionCard(system));
    return undefined;
  }
  if (file === undefined) return fail('ERR_ARGUMENT', 'overtrick bid', 'the file is missing');
  if (isBml) return checkBml(io, file, json);
  const level = bots === undefined ? undefined : levelCalled('overtrick bid', bots);
  if (level?.ok === false) return level;
  const bot = level && armed(level.value, {});
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const questions = readLines(source.value, parseQuestion);
  if (!questions.ok) return inSource(source.value, questions);
  const progress = startProgress(io, questions.value.length, 'hands');
  for (const [i, question] of questions.value.entries()) {
    const answer = answerTo(question, bot);
    if (!answer.ok) return { ...answer, at: `${source.value.name}:${i + 1}` };
    const { call, meaning, alternatives, reason } = answer.value;
    progress.show(i + 1);
    progress.clear();
    await io.out(
      json
        ? `${JSON.stringify({ id: question.id, call, meaning, alternatives, ...present({ reason }) })}\n`
        : `${makeCall(call)}: ${meaning}\n`,
    );
  }
  return undefined;
}

interface Answer extends Advice {
  /** The reason of a bot. */
  readonly reason?: string;
}

/** Returns the call of the system; with a bot, what it calls at a table, by the same code. */
function answerTo(question: BidQuestion, level: BotLevel | undefined): Result<Answer> {
  const { hand, dealer, vul, auction, system, game } = question;
  const view = viewOf(question);
  if (!view.ok) return view;
  const systems = bySeat(() => system);
  const legal = view.value.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  // a system knows no score
  if (level === undefined)
    return ok(adviceFor(auctionSituation(dealer, vul, auction, systems), handOf(hand), legal));
  const situation = situationOf(game, view.value, turn(dealer, auction.length), systems);
  const advice = adviceFor(situation, handOf(hand), legal);
  // a board on its own is scored as at most tables: by IMPs
  const budget = { ...level.budget, ...(question.match === undefined && { aim: 'imps' as const }) };
  const { action, reason } = level.bot(game, view.value, budget, seededRandom(`bid ${question.id}`));
  if (action.kind !== 'call') return fail('ERR_CALL', undefined, 'no call is asked for');
  const { call } = action;
  const alternatives = [advice, ...advice.alternatives]
    .map((one) => ({ call: one.call, meaning: one.meaning }))
    .filter((one) => one.call !== call);
  return ok({ call, meaning: meaningIn(situation, call).text, alternatives, reason });
}

/** Returns what the player of the hand sees before the call; the hidden hands are dealt at random. */
function viewOf({
  hand,
  dealer,
  vul,
  auction,
  system,
  game,
  options,
  match,
  below,
}: BidQuestion): Result<View> {
  const seat = turn(dealer, auction.length);
  const others = shuffled(seededRandom('hidden'), cardsOf(minus(FULL, hand)));
  const places = SEATS.filter((each) => each !== seat);
  const deal = bySeat((each) => {
    const at = places.indexOf(each);
    return at < 0 ? hand : setOf(others.slice(13 * at, 13 * at + 13));
  });
  const counts = below ?? (match === undefined ? undefined : { NS: 0, EW: 0 });
  const setup = { dealer, vul, deal, systems: bySide(() => system), ...present({ below: counts }) };
  let state = game.start(setup, options);
  for (const [i, call] of auction.entries()) {
    const next = step(game, state, { seat: turn(dealer, i), action: callAction(call) });
    if (!next.ok)
      return fail('ERR_CALL', undefined, `${makeCall(call)} cannot be called here in ${game.name}`);
    state = next.value;
  }
  return ok(game.view(state, seat));
}
