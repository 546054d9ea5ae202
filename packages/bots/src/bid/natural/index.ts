import { isBid, levelOf, strainOf } from '@overtrick/rules/call';
import type { Rule, System } from '../rule.ts';
import {
  isOurs,
  lastOf,
  type Made,
  mine,
  opening,
  ours,
  partners,
  passes,
  type Situation,
  theirs,
} from '../situation.ts';
import { afterOvercall } from './advances.ts';
import { levelNow } from './aims.ts';
import { answers } from './answers.ts';
import { overInterferedNotrump, overInterference } from './competition.ts';
import { contests } from './contests.ts';
import { continuations } from './continuations.ts';
import { doublerRebids } from './doublers.ts';
import { slamSuit } from './fit.ts';
import { afterNotrump, afterStayman, afterTransfer, staymanAnswers, transferAnswers } from './notrump.ts';
import { openings } from './openings.ts';
import { overcalls } from './overcalls.ts';
import { afterPreempt, preemptorRebids } from './preempts.ts';
import { afterOneNotrump, afterOneOverOne, afterTwoOverOne } from './rebids.ts';
import { responses } from './responses.ts';
import { aceAnswers, afterAces, afterKings, kingAnswers } from './slam.ts';
import { afterStrongSuit, afterTwoClubs, afterWaiting } from './strong.ts';
import { MAJORS, outranks } from './suits.ts';

/** The natural system: one page for each kind of situation, the first that fits is open. */
export const naturalSystem: System = (s) => [...pageFor(s), LAST_RESORT];

/** For the hands that no rule of a page fits. */
const LAST_RESORT: Rule = { call: 'P', shows: {}, isRare: true, text: 'nothing to say' };

const pageFor: System = (s) => {
  const opened = opening(s);
  if (opened === undefined) return openings(s);
  if (s.partner === undefined)
    return ours(s).length === 0 ? overcalls(s) : [{ call: 'P', shows: {}, text: 'enough' }];
  return (
    slamTalk(s) ??
    doubleTalk(s) ??
    (isOurs(s, opened.seat) ? afterOurOpening(s, opened) : afterTheirOpening(s)) ??
    general(s)
  );
};

const general = (s: Situation): readonly Rule[] => {
  if (mine(s).some(({ meaning }) => meaning.tag === 'preempt')) return preemptorRebids(s);
  return isOurs(s, s.bidder) ? continuations(s) : contests(s);
};

/** Blackwood and what follows. */
function slamTalk(s: Situation): readonly Rule[] | undefined {
  const last = lastOf(s, s.partner);
  if (last === undefined || passes(s) !== 1 || last.call === 'P') return undefined;
  const { tag } = last.meaning;
  if (tag === 'blackwood') return aceAnswers;
  if (tag === 'kingAsk') return kingAnswers;
  const trump = slamSuit(s)?.suit;
  if (trump === undefined) return undefined;
  if (tag === 'aces') return afterAces(s, last, trump);
  return tag === 'kings' ? afterKings(s, last, trump) : undefined;
}

/** Partner doubled to hear our suit. */
function doubleTalk(s: Situation): readonly Rule[] | undefined {
  const last = lastOf(s, s.partner);
  if (last === undefined || !isOurs(s, last.seat) || s.made.at(-2) !== last) return undefined;
  const { tag } = last.meaning;
  if (last.call !== 'X' || (tag !== 'takeout' && tag !== 'negative')) return undefined;
  if (s.doubling === 1) return answers(s, true);
  return s.doubling === 0 && mine(s).length === 0 ? answers(s, false) : undefined;
}

function afterOurOpening(s: Situation, opened: Made): readonly Rule[] | undefined {
  if (!isBid(opened.call)) return undefined;
  const level = levelOf(opened.call);
  const strain = strainOf(opened.call);
  const isQuiet = theirs(s).length === 0;
  const [, answer, ...later] = ours(s);
  if (answer === undefined) {
    if (opened.seat === s.me) return undefined;
    if (strain === 'N')
      return level > 2
        ? undefined
        : isQuiet
          ? afterNotrump(level, opened.meaning.told.strength)
          : overInterferedNotrump(s, opened.meaning.told.strength);
    if (opened.meaning.tag === 'strong') return isQuiet ? afterTwoClubs : undefined;
    if (level > 1) return isQuiet ? afterPreempt(s, opened.call, strain) : undefined;
    return isQuiet
      ? responses(s, strain)
      : theirs(s).length === 1 && levelNow(s) < 4
        ? overInterference(s, strain)
        : undefined;
  }
  if (!isQuiet) return undefined;
  if (strain === 'N') return notrumpTalk(s, level, opened);
  if (opened.meaning.tag === 'strong') return strongTalk(s);
  if (level > 1 || later.length > 0 || opened.seat !== s.me || !isBid(answer.call)) return undefined;
  const over = strainOf(answer.call);
  if (over === strain) return undefined;
  if (levelOf(answer.call) === 1)
    return over === 'N' ? afterOneNotrump(strain) : afterOneOverOne(strain, over);
  return levelOf(answer.call) === 2 &&
    over !== 'N' &&
    outranks(strain, over) &&
    answer.meaning.forcing !== 'game'
    ? afterTwoOverOne(strain, over)
    : undefined;
}

/** Stayman and transfers after a natural notrump bid of `base`; the calls since then are `since`. */
function notrumpTalk(s: Situation, level: number, base: Made): readonly Rule[] | undefined {
  const [ask, answer, ...later] = ours(s).slice(ours(s).indexOf(base) + 1);
  if (ask === undefined || later.length > 0 || level > 2) return undefined;
  const range = base.meaning.told.strength;
  const suit = MAJORS.find((major) => ask.meaning.told.length[major][0] >= 5);
  const { tag } = ask.meaning;
  if (answer === undefined) {
    if (tag === 'stayman') return staymanAnswers(level + 1);
    return tag === 'transfer' && suit !== undefined ? transferAnswers(level + 1, suit, range) : undefined;
  }
  if (tag === 'stayman') return afterStayman(answer, range);
  return tag === 'transfer' && suit !== undefined ? afterTransfer(answer, suit, range) : undefined;
}

/** After 2♣. */
function strongTalk(s: Situation): readonly Rule[] | undefined {
  const [, answer, rebid, next] = ours(s);
  if (answer?.meaning.tag !== 'waiting') return undefined;
  if (rebid === undefined) return afterWaiting;
  if (rebid.call === '2N') {
    if (next !== undefined) return notrumpTalk(s, 2, rebid);
    return afterNotrump(2, rebid.meaning.told.strength);
  }
  return next === undefined && isBid(rebid.call) && strainOf(rebid.call) !== 'N'
    ? afterStrongSuit(rebid.call)
    : undefined;
}

function afterTheirOpening(s: Situation): readonly Rule[] | undefined {
  if (ours(s).length === 0) return overcalls(s);
  const [own, ...again] = mine(s);
  if (
    own?.meaning.tag === 'takeout' &&
    again.length === 0 &&
    s.partner !== undefined &&
    s.know[s.partner].strength[0] < 6
  )
    return [...doublerRebids(s), ...general(s)];
  const [first, ...more] = partners(s);
  if (first === undefined || ours(s)[0] !== first) return undefined;
  // partner's notrump overcall is like his opening
  if (first.call === '1N') {
    const isQuiet = theirs(s).every((made) => s.made.indexOf(made) < s.made.indexOf(first));
    if (ours(s).length === 1)
      return isQuiet
        ? afterNotrump(1, first.meaning.told.strength)
        : overInterferedNotrump(s, first.meaning.told.strength);
  }
  if (more.length > 0 || ours(s).length > 1 || !isBid(first.call)) return undefined;
  const strain = strainOf(first.call);
  return strain === 'N' ? undefined : afterOvercall(s, first, strain);
}
