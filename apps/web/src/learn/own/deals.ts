import { PRESETS, type PresetId } from '@overtrick/formats/dealer/wish/presets';
import type { LessonCall, LessonDeal } from '@overtrick/formats/lesson/write';
import { MOST_GIVEN } from '@overtrick/protocol/challengeForms';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { makeRecord } from '@overtrick/rules/record';
import { askDealer } from '../../dealing/askDealer.ts';
import { askReader } from '../../review/read/ask.ts';
import { BROUGHT_GAME } from '../../review/these/bring.ts';
import { askThinker } from '../../think/ask.ts';

/** Deals for a lesson, and the total number found. */
export interface FoundDeals {
  readonly deals: readonly LessonDeal[];
  readonly of: number;
}

/** Reads the complete deals of bridge in a text: a file, a link, bare deals, numbers of deals. */
export async function dealsInText(source: string, signal: AbortSignal): Promise<FoundDeals> {
  const read = await askReader({ kind: 'read', text: source }, signal);
  const boards = read.kind === 'boards' ? read.boards : [];
  const found = new Map<string, LessonDeal>();
  for (const board of boards) {
    if (!board.ok || board.given === undefined || found.has(board.given.deal)) continue;
    const { dealer, vul, deal: dealt } = board.given;
    const deal = parseDeal(dealt, true);
    if (!deal.ok) continue;
    const { label, calls = [], comment = '' } = board;
    found.set(dealt, { label, dealer, vul, deal: deal.value, calls, comment });
  }
  return { deals: [...found.values()].slice(0, MOST_GIVEN), of: found.size };
}

/** Deals hands of a kind, numbered from 1 as boards are. */
export async function dealsOfKind(kind: PresetId, count: number, signal: AbortSignal): Promise<FoundDeals> {
  const dealt = await askDealer({ script: PRESETS[kind] }, signal);
  const texts = dealt.kind === 'done' ? dealt.deals.slice(0, count) : [];
  const deals = texts.flatMap((each, i) => {
    const deal = parseDeal(each, true);
    if (!deal.ok) return [];
    // the script of a kind is written from the place of South, who deals
    const { vul } = termsOfBoard(i + 1);
    return [{ label: String(i + 1), dealer: 'S', vul, deal: deal.value, calls: [], comment: '' } as const];
  });
  return { deals, of: deals.length };
}

/** Adds the auction of computer players to a deal without one. */
export async function withCalls(given: LessonDeal, signal: AbortSignal): Promise<LessonDeal> {
  if (given.calls.length > 0) return given;
  const { dealer, vul, deal } = given;
  const record = makeRecord({ game: BROUGHT_GAME, options: {}, setup: { dealer, vul, deal }, steps: [] });
  return { ...given, calls: await callsOn(record, signal) };
}

const callsOn = (record: string, signal: AbortSignal): Promise<readonly LessonCall[]> =>
  new Promise((resolve, reject) => {
    let calls: readonly LessonCall[] = [];
    const end = askThinker({ kind: 'calls', record, level: 'club' }, (thought) => {
      if (thought.kind === 'called') calls = thought.calls;
      if (thought.kind === 'done') resolve(calls);
    });
    signal.addEventListener('abort', () => {
      end();
      reject(new Error('given up'));
    });
  });
