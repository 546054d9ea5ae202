import { type Card, isStrain, makeCard, parseCard, type Strain } from '@overtrick/rules/card';
import { parseDeal } from '@overtrick/rules/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { parseSeat, type Seat } from '@overtrick/rules/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { positionOf, tricksIn } from '@overtrick/solver/position';
import { solveCards } from '@overtrick/solver/solve';
import { type Define, jsonOption, oneOf, type Trouble } from '../command.ts';
import type { Io } from '../io.ts';
import { makeTable } from '../table.ts';

const PLACE = 'overtrick solve';

interface Options {
  readonly strain: Strain;
  readonly leader: Seat;
  readonly played?: string;
  readonly json?: true;
}

export const solve: Define = (command, io, end) => {
  command
    .argument('<deal>', 'as N:AQ962.K7.QJ4.983 …, four hands of the same size')
    .requiredOption('--strain <strain>', 'trumps, or N', oneOf(parseStrain, 'a strain is C, D, H, S or N'))
    .requiredOption(
      '--leader <seat>',
      'who leads to the first trick',
      oneOf(parseSeat, 'a seat is N, E, S or W'),
    )
    .option('--played <cards>', 'the cards played so far in their order: "SA S3 …"')
    .addOption(jsonOption())
    .action(async (deal, options) => end(await run(io, deal, options)));
};

async function run(io: Io, text: string, { strain, leader, played = '', json }: Options): Promise<Trouble> {
  const deal = parseDeal(text);
  if (!deal.ok) return { ...deal, at: `${PLACE} DEAL` };
  const cards = readCards(played);
  if (!cards.ok) return cards;
  const position = positionOf(deal.value, strain, leader, cards.value);
  if (!position.ok) return { ...position, at: `${PLACE}${position.at ? `: ${position.at}` : ''}` };
  if (tricksIn(position.value) === 0) return fail('ERR_PLAY_OVER', PLACE, 'no card is left to play');
  const results = [...solveCards(createEngine(readModule()), position.value)];
  const rows = results.map(([card, { lower }]) => [makeCard(card), lower] as const);
  await io.out(
    json
      ? `${JSON.stringify({ cards: Object.fromEntries(rows) })}\n`
      : makeTable(
          ['card', 'tricks'],
          rows.map(([card, tricks]) => [card, String(tricks)]),
        ),
  );
  return undefined;
}

function readCards(text: string): Result<readonly Card[]> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const card = parseCard(word);
    if (card === undefined) return fail('ERR_CARD', `${PLACE} --played`, `${word} is no card`);
    cards.push(card);
  }
  return ok(cards);
}

function parseStrain(text: string): Strain | undefined {
  const word = text.trim().toUpperCase();
  const strain = word === 'NT' ? 'N' : word;
  return isStrain(strain) ? strain : undefined;
}
