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
  /** It does not offer what it names as a place to play: it is alerted. */
  readonly isArtificial: boolean;
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
    isArtificial: first.isArtificial === true,
    text: [
      ...groupTexts([first, ...rest]),
      ...groupTexts(rare.filter(({ text }) => ![first, ...rest].some((rule) => rule.text === text))).map(
        (text) => `rarely ${text}`,
      ),
    ].join('; or '),
  };
}

/** One text for all rules of the same words. */
const groupTexts = (rules: readonly Rule[]): readonly string[] =>
  [...Map.groupBy(rules, ({ text }) => text).values()].map(meaningText);

const ORDER: readonly Forcing[] = ['no', 'round', 'game'];

/** When a call has several reasons, partner may pass if he may pass one of them. */
const weakest = (rules: readonly Rule[]): Forcing =>
  ORDER.find((forcing) => rules.some((rule) => (rule.forcing ?? 'no') === forcing)) ?? 'no';
