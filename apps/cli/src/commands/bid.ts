import {
  adviceFor,
  auctionSituation,
  conventionCard,
  handOf,
  isSystemId,
  SYSTEM_IDS,
  type SystemId,
  systemText,
} from '@overtrick/bots';
import { addCall, CONTRACT_AUCTION, legalCalls, startAuction } from '@overtrick/rules/auction/auction';
import { makeCall } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import { fail } from '@overtrick/rules/result';
import { type BidQuestion, parseQuestion } from '../bidQuestion.ts';
import { type Define, jsonOption, oneOf, type Trouble } from '../command.ts';
import { inSource, readLines, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';

interface Options {
  readonly card?: SystemId;
  readonly json?: true;
}

export const bid: Define = (command, io, end) => {
  command
    .argument('[file]', 'one hand and its auction per line, as JSON; - reads standard input')
    .option(
      '--card <system>',
      `print the convention card of a system instead: ${SYSTEM_IDS.join(', ')}`,
      oneOf((text) => (isSystemId(text) ? text : undefined), `a system is ${SYSTEM_IDS.join(' or ')}`),
    )
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string | undefined, { card, json }: Options): Promise<Trouble> {
  if (card !== undefined) {
    await io.out(conventionCard(systemText(card)));
    return undefined;
  }
  if (file === undefined) return fail('ERR_ARGUMENT', 'overtrick bid', 'the file is missing');
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const questions = readLines(source.value, parseQuestion);
  if (!questions.ok) return inSource(source.value, questions);
  const progress = startProgress(io, questions.value.length, 'hands');
  for (const [i, question] of questions.value.entries()) {
    const { call, meaning, alternatives } = answerTo(question);
    progress.show(i + 1);
    progress.clear();
    await io.out(
      json
        ? `${JSON.stringify({ id: question.id, call, meaning, alternatives })}\n`
        : `${makeCall(call)}: ${meaning}\n`,
    );
  }
  return undefined;
}

function answerTo({ hand, dealer, vul, auction, system }: BidQuestion) {
  const calls = auction.reduce((so, call) => addCall(CONTRACT_AUCTION, so, call), startAuction(dealer));
  const situation = auctionSituation(
    dealer,
    vul,
    auction,
    bySeat(() => system),
  );
  return adviceFor(situation, handOf(hand), legalCalls(CONTRACT_AUCTION, calls));
}
