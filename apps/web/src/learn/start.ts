import { type Practice, type PracticePart, practiceIn } from '@overtrick/formats/lesson/practice';
import { learnText } from '../text/learn.ts';
import type { text } from '../text/text.ts';

type Word = keyof typeof text.words.list;
export type StartStep = keyof typeof learnText.learn.start.steps;

/** The steps before the first deal: one idea each, with the words that it introduces. */
const STEPS: Readonly<Record<StartStep, { readonly hand: string; readonly words: readonly Word[] }>> = {
  follow: {
    hand: '! NT - W 2 N:64.92.. 8.JT.K. A.K3.2. 5.AQ5.. : H5 H2 HJ',
    words: ['trick', 'lead', 'follow'],
  },
  win: { hand: '! NT - W 2 N:43.5.. K9.K.. AJ.2.. T5.A.. : ST S3 S9', words: [] },
  trumps: { hand: '! H - W 1 N:5..J.K 76..A. .2.4.3 AK.3.. : SA S5 S6', words: ['trumps', 'notrump'] },
  dummy: {
    hand: '! NT S W 4 N:A3.A4.. 87.98.. K2.K5.. QJ.QJ.. : HQ',
    words: ['partner', 'declarer', 'dummy'],
  },
  contract: { hand: '! NT S S 3 N:T92.3.. A8.KQ.. KQJ.A.. 76.JT..', words: ['contract', 'overtricks'] },
  points: { hand: '! S S S 5 N:65.43.2. 987.2.A. AKQ.AK.. JT.QJ.K.', words: ['points', 'game'] },
};

export const START_STEPS = Object.keys(STEPS) as readonly StartStep[];

/** Returns the words that a step explains. */
export const wordsOfStep = (step: StartStep): readonly Word[] => STEPS[step].words;

/** Returns a step as a hand to play, in the language of the page. */
export function startPart(step: StartStep): PracticePart {
  const { asked, otherwise, won } = learnText.learn.start.steps[step];
  return { kind: 'practice', ...handOf(step), text: asked, answers: [], otherwise, won };
}

function handOf(step: StartStep): Practice {
  const practice = practiceIn(STEPS[step].hand);
  if (typeof practice === 'string') throw new Error(`${step}: ${practice}`);
  return practice;
}
