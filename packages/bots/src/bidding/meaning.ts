import type { Call } from '@overtrick/rules/auction/call';
import { grouped } from '@overtrick/rules/grouped';
import { either, type Knowledge, knowledgeOf } from './knowledge.ts';
import type { Forcing, Rule, Tag } from './rule.ts';
import { saidBy } from './said.ts';
import { meaningText } from './words.ts';

/** The message of a call to the table. */
export interface Meaning {
  readonly told: Knowledge;
  /** The rare hands for the same call, which `told` leaves out. */
  readonly rare: readonly Knowledge[];
  /** True if the call replaces earlier messages. */
  readonly isAnew: boolean;
  readonly forcing: Forcing;
  readonly tag?: Tag;
  /** True if it does not offer its strain as a place to play: players alert it. */
  readonly isArtificial: boolean;
  /** The text for players: `raise: 6 to 10 points, 3 or more hearts`. */
  readonly text: string;
}

/** Returns the meaning of a call by the rules for it; `undefined` without any. */
export function meaningOfRules(call: Call, rules: readonly Rule[]): Meaning | undefined {
  const having = rules.filter((rule) => rule.call === call);
  const usual = having.filter((rule) => rule.isRare !== true);
  const [first, ...rest] = usual.length > 0 ? usual : having;
  if (first === undefined) return undefined;
  const rare = usual.length > 0 ? having.filter((rule) => rule.isRare) : [];
  return {
    told: rest.reduce((told, rule) => either(told, knowledgeOf(saidBy(rule))), knowledgeOf(saidBy(first))),
    rare: rare.map((rule) => knowledgeOf(saidBy(rule))),
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

/** Writes one text for all rules with the same words. */
const groupTexts = (rules: readonly Rule[]): readonly string[] =>
  [...grouped(rules, ({ text }) => text).values()].map(meaningText);

const ORDER: readonly Forcing[] = ['no', 'round', 'game'];

/** Returns the weakest force: a call with several reasons may be passed if one of them may be passed. */
const weakest = (rules: readonly Rule[]): Forcing =>
  ORDER.find((forcing) => rules.some((rule) => (rule.forcing ?? 'no') === forcing)) ?? 'no';
