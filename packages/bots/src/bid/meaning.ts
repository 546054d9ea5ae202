import type { Call } from '@overtrick/rules/call';
import { either, type Knowledge, knowledgeOf } from './knowledge.ts';
import type { Forcing, Rule, Tag } from './rule.ts';
import { meaningText } from './words.ts';

/** What a call tells the table. */
export interface Meaning {
  readonly told: Knowledge;
  /** What else it can be: the rare hands that `told` leaves out. */
  readonly rare: readonly Knowledge[];
  /** What was told before no longer holds. */
  readonly isAnew: boolean;
  readonly forcing: Forcing;
  readonly tag?: Tag;
  /** For players: `raise: 6 to 10 points, 3 or more hearts`. */
  readonly text: string;
}

/** What a call means when these rules have it; `undefined` when none does. */
export function meaningOfRules(call: Call, rules: readonly Rule[]): Meaning | undefined {
  const having = rules.filter((rule) => rule.call === call);
  const usual = having.filter((rule) => rule.isRare !== true);
  const [first, ...rest] = usual.length > 0 ? usual : having;
  if (first === undefined) return undefined;
  const rare = usual.length > 0 ? having.filter((rule) => rule.isRare) : [];
  return {
    told: rest.reduce((told, rule) => either(told, knowledgeOf(rule.shows)), knowledgeOf(first.shows)),
    rare: rare.map((rule) => knowledgeOf(rule.shows)),
    isAnew: first.isAnew === true,
    forcing: weakest([first, ...rest]),
    ...(first.tag !== undefined && { tag: first.tag }),
    text: [...new Set([first, ...rest, ...rare.filter(isTelling)].map(meaningText))].join('; or '),
  };
}

const isTelling = ({ shows }: Rule): boolean => Object.keys(shows).length > 0;

const ORDER: readonly Forcing[] = ['no', 'round', 'game'];

/** When a call has several reasons, partner may pass if he may pass one of them. */
const weakest = (rules: readonly Rule[]): Forcing =>
  ORDER.find((forcing) => rules.some((rule) => (rule.forcing ?? 'no') === forcing)) ?? 'no';
