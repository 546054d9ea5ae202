import { GOALS, type Goal } from '@overtrick/rules/action';
import { type BareContract, parseContract } from '@overtrick/rules/auction/contract';
import { isStrain, type Strain } from '@overtrick/rules/cards/card';
import type { Vul } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { minibridge as game, type MinibridgeOptions } from '@overtrick/rules/games/minibridge/index';
import { contractFor, minibridgeItems } from '@overtrick/rules/games/minibridge/score';
import { leaderOf } from '@overtrick/rules/match';
import { ok, type Result } from '@overtrick/rules/result';
import { type ScoreItem, sideStakes, sumItems } from '@overtrick/rules/scores/score';
import { capitals } from '@overtrick/rules/text';
import { type Field, readResult, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

/** Minibridge (RULES 5.1, 5.2). With vulnerability it follows the number of the deal, as on duplicate boards. */
export const minibridge: ScoreForm<MinibridgeOptions> = {
  id: 'minibridge',
  summary: 'each deal on its own; a part score needs seven tricks',
  line: 'PART-NT or GAME-H, DECLARER, TRICKS; with slams SMALL-S and GRAND-S, with free contracts 4H',
  example: ['PART-NT N 10', 'GAME-H S 10'],
  options: game.options,
  score(lines, options) {
    const items: (readonly ScoreItem[])[] = [];
    let counted = 0;
    for (const line of lines) {
      const vul = options.vulnerability ? vulOfBoard(counted + 1) : 'none';
      const scored = scoreOf(line, options, vul);
      if (!scored.ok) return scored;
      items.push(scored.value ?? []);
      // thrown in with 20 points each: dealt again
      if (scored.value !== undefined) counted++;
    }
    const totals = sumItems(items.flat());
    return ok({
      rows: items.map((some) => ({ points: sumItems(some) })),
      totals,
      winner: leaderOf(totals) ?? null,
    });
  },
};

function scoreOf(
  line: ScoreLine,
  options: MinibridgeOptions,
  vul: Vul,
): Result<readonly ScoreItem[] | undefined, LineCode> {
  const result = readResult(line, declaration(options));
  if (!result.ok) return result;
  const odd = unknownKey(line, []);
  if (odd) return odd;
  const { contract, tricks } = result.value;
  if (contract === undefined) return ok(undefined);
  return ok(minibridgeItems(sideStakes(contract, vul), contract, tricks, options.slams));
}

const declaration = ({ slams, freeContract }: MinibridgeOptions): Field<BareContract> =>
  freeContract
    ? { must: 'a free contract is written like 4H or 3NT', read: readFree }
    : {
        must: `a declaration is written like PART-NT or GAME-H${slams ? ', SMALL-S or GRAND-S' : ''}`,
        read: (text) => readGoal(text, slams ? GOALS : GOALS.slice(0, 2)),
      };

function readFree(text: string): BareContract | undefined {
  const contract = parseContract(text);
  return contract?.doubling === 0 ? contract : undefined;
}

function readGoal(text: string, goals: readonly Goal[]): BareContract | undefined {
  const [word = '', trumps = '', ...rest] = capitals(text).split('-');
  const goal = goals.find((some) => some.toUpperCase() === word);
  const strain = strainIn(trumps);
  return goal === undefined || strain === undefined || rest.length > 0
    ? undefined
    : contractFor(strain, goal);
}

function strainIn(word: string): Strain | undefined {
  const strain = word === 'NT' ? 'N' : word;
  return isStrain(strain) ? strain : undefined;
}
