// node lab/bench/company.ts [GAME] [--level club] [--deals 100] [--skip 0] [--seed company] [--worlds n]
//     [--set option=value]… [--cards level] [--show n]
//
// Has computer players of one level play a game, and tells whether they make what they bid, double what fails, and
// have no better seat. Prints JSON, each share with its standard error: deals passed out; contracts made, also of
// the games among them, and of those doubled; contracts doubled; for each seat the contracts that it declared; between
// two parties what their contracts would have brought at another level with the tricks that they took, by duplicate
// scoring: game for part scores, and for games a slam or the part score below; for each party its points a deal less
// the mean of the others'; in games of numbers of tricks the sum of the bids and the nils made; in games of a dummy
// that may be opened how often that was done before the first call. With --cards another level plays the cards, so
// that many auctions are soon looked at. --show prints the records of so many deals.
import { parseArgs } from 'node:util';
import { findLevel } from '@overtrick/bots';
import { type Chair, playOut } from '@overtrick/bots/internals/playout';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { bySeat } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import { isPartyVulnerable } from '@overtrick/rules/scores/outcome';
import { duplicateItemsAt, sumItems } from '@overtrick/rules/scores/score';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { withCardsOf } from '../lib/cardsOf.ts';
import { meanOf, rounded, roundedMean } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'club' },
    deals: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'company' },
    worlds: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    cards: { type: 'string' },
    show: { type: 'string', default: '0' },
  },
});

const game = findGame(positionals[0] ?? 'bridge');
const level = findLevel(values.level);
if (game === undefined || level === undefined)
  throw new Error('node lab/bench/company.ts GAME [--level LEVEL]');
const options = parseOptions(game.options, Object.fromEntries(values.set.map((pair) => pair.split('='))));
if (!options.ok) throw new Error(options.why);
const engine = createEngine(readModule(), { megabytes: 64 });
const budget = {
  ...level.budget,
  ...(values.worlds !== undefined && { worlds: Number(values.worlds) }),
  ...(level.id !== 'novice' && { engine }),
};
const bot = withCardsOf(level.bot, values.cards);
const parties = partiesOf(game);
const dealers = game.dealers ?? dealersOf(parties);

const first = Number(values.skip) + 1;
const playouts = Array.from({ length: Number(values.deals) }, (_, i) => {
  const board = first + i;
  const seed = `${values.seed} ${board}`;
  const dealer = dealers[board % dealers.length] ?? 'N';
  const vul = parties.length === 2 ? vulOfBoard(board) : 'none';
  const setup = randomSetup({ dealer, vul, board }, seededRandom(seed), game.ordered);
  const chairs = bySeat((seat): Chair => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) }));
  return playOut(game, setup, options.value, chairs);
});

/** Returns a share with its standard error and the number of cases. */
function share(of: readonly boolean[]) {
  const { mean, error } = meanOf(of.map(Number));
  return of.length === 0 ? { of: 0 } : { share: rounded(mean, 3), error: rounded(error, 3), of: of.length };
}

interface Played {
  readonly contract: Contract;
  readonly tricks: number;
  readonly isMade: boolean;
  readonly vulnerable: boolean;
}
const contracts = playouts.flatMap(({ outcome: { contract, tricks, terms } }): readonly Played[] => {
  if (contract === undefined) return [];
  const vulnerable = isPartyVulnerable(terms, parties, game.partyOf(contract.declarer, terms));
  return [{ contract, tricks, isMade: tricks >= tricksNeeded(contract), vulnerable }];
});
const madeOf = (some: readonly Played[]) => share(some.map(({ isMade }) => isMade));
/** The level at which a contract is a game, and the one below it. */
const GAME = { N: 3, S: 4, H: 4, D: 5, C: 5 } as const;
const BELOW = { N: 2, S: 3, H: 3, D: 4, C: 4 } as const;
const SLAM = 6;
const isGame = ({ contract }: Played): boolean => contract.level >= GAME[contract.strain];
const plain = contracts.filter(({ contract }) => contract.doubling === 0);
const games = plain.filter((one) => isGame(one) && one.contract.level < SLAM);

/** Returns the points that a side has with its tricks for a contract at that level, that is not doubled. */
function scoreAt({ contract, tricks, vulnerable }: Played, level: Contract['level']): number {
  const stakes = { declaring: 'own', defending: 'other', vulnerable };
  const { own = 0, other = 0 } = sumItems(duplicateItemsAt(stakes, { ...contract, level }, tricks), [
    'own',
    'other',
  ]);
  return own - other;
}

/** Returns the average gain of contracts if they had been bid to another level. */
const insteadOf = (some: readonly Played[], levelFor: (contract: Contract) => Contract['level']) => ({
  ...roundedMean(some.map((one) => scoreAt(one, levelFor(one.contract)) - scoreAt(one, one.contract.level))),
  of: some.length,
});
const doubled = contracts.filter(({ contract }) => contract.doubling !== 0);

const bids = playouts.map(({ record }) =>
  record.steps.flatMap(({ action }) => (action.kind === 'bid' ? [action.tricks] : [])),
);
const nils = playouts.flatMap(({ outcome }) => outcome.items.filter(({ reason }) => reason === 'nil'));
const opened = playouts.flatMap(({ record: { steps } }) => {
  const at = steps.findIndex(({ action }) => action.kind === 'choose' && action.choice === 'open');
  const call = steps.findIndex(({ action }) => action.kind === 'call');
  const asked = steps.some(
    ({ action }) => action.kind === 'choose' && (action.choice === 'open' || action.choice === 'closed'),
  );
  return asked ? [at >= 0 && (call < 0 || at < call)] : [];
});

console.log(
  JSON.stringify({
    game: game.id,
    level: level.id,
    deals: playouts.length,
    ...(contracts.length > 0 && {
      passedOut: share(playouts.map(({ outcome }) => outcome.contract === undefined)),
      made: madeOf(contracts),
      games: madeOf(contracts.filter(isGame)),
      doubled: share(contracts.map(({ contract }) => contract.doubling !== 0)),
      doubledMade: madeOf(doubled),
      declared: bySeat((seat) => contracts.filter(({ contract }) => contract.declarer === seat).length),
    }),
    ...(contracts.length > 0 &&
      parties.length === 2 && {
        instead: {
          gameOfPartScore: insteadOf(
            plain.filter((one) => !isGame(one)),
            ({ strain }) => GAME[strain],
          ),
          slamOfGame: insteadOf(games, () => SLAM),
          partScoreOfGame: insteadOf(games, ({ strain }) => BELOW[strain]),
        },
      }),
    ahead: Object.fromEntries(
      parties.map((own) => [
        own,
        roundedMean(
          playouts.map(({ outcome: { points } }) => {
            const others = parties.filter((party) => party !== own);
            const theirs = others.reduce((sum, party) => sum + (points[party] ?? 0), 0);
            return (points[own] ?? 0) - theirs / others.length;
          }),
        ),
      ]),
    ),
    ...(bids.some((some) => some.length > 0) && {
      bids: roundedMean(bids.map((some) => some.reduce((sum, one) => sum + one, 0))),
      nils: share(nils.map(({ points }) => points > 0)),
    }),
    ...(opened.length > 0 && { opened: share(opened) }),
  }),
);
for (const { record } of playouts.slice(0, Number(values.show))) console.log(makeRecord(record));
