import { AUCTION_CONDITIONS } from './auctionConditions.ts';
import { type Condition, emptyDraft, testOf } from './draft.ts';
import { HAND_CONDITIONS } from './handConditions.ts';

/** A form of words with the condition that it builds from its parts; a text is an error message. */
export interface ConditionForm {
  readonly words: RegExp;
  readonly make: (parts: readonly string[]) => Condition | string;
}

const FORMS: readonly ConditionForm[] = [...HAND_CONDITIONS, ...AUCTION_CONDITIONS];

/** Reads one condition, such as `15-17 hcp`, `5+ M` or `not vul`; returns an error message for an invalid one. */
export function parseCondition(text: string): Condition | string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const choices = words.split(' or ');
  if (choices.length > 1) {
    const conditions = choices.map(parseCondition);
    const wrong = conditions.find((each) => typeof each === 'string');
    return wrong ?? either(conditions.filter((each) => typeof each !== 'string'));
  }
  if (words.startsWith('not ')) {
    const condition = parseCondition(words.slice(4));
    return typeof condition === 'string' ? condition : negated(condition);
  }
  for (const { words: form, make } of FORMS) {
    const found = form.exec(words);
    if (found !== null) return make(found.slice(1).map((part) => part ?? ''));
  }
  return `"${words}" is not a condition`;
}

/** Tests the hand without telling the table: the call does not promise it. */
export const judged =
  (condition: Condition): Condition =>
  (place, draft) => {
    const own = emptyDraft();
    if (!condition(place, own)) return false;
    if (isOfHand(own)) draft.tests.push(testOf(own));
    return true;
  };

const isOfHand = ({ shows, tests }: ReturnType<typeof emptyDraft>): boolean =>
  tests.length > 0 || Object.keys(shows).length > 0;

const negated =
  (condition: Condition): Condition =>
  (place, draft) => {
    const own = emptyDraft();
    if (!condition(place, own)) return true;
    if (!isOfHand(own)) return false;
    const test = testOf(own);
    draft.tests.push((hand) => !test(hand));
    return true;
  };

const either =
  (conditions: readonly Condition[]): Condition =>
  (place, draft) => {
    const drafts = conditions.flatMap((condition) => {
      const own = emptyDraft();
      return condition(place, own) ? [own] : [];
    });
    if (drafts.length === 0) return false;
    if (drafts.some((own) => !isOfHand(own))) return true;
    const tests = drafts.map(testOf);
    draft.tests.push((hand) => tests.some((test) => test(hand)));
    return true;
  };
