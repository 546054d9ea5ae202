import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Challenge.module.css';
import { standingsOf } from './standings.ts';

/** The visitor's standing in a challenge in one line: boards finished, score and place, if there are any. */
export function Standing({ told }: { readonly told: ChallengeOverview }) {
  const { you, entrants, boards, method } = told;
  const words = text.challenge;
  const own = you === undefined ? undefined : entrants[you];
  const standings = standingsOf(told);
  const { place = 0, score } = standings.find(({ entrant }) => entrant === you) ?? {};
  const parts = [
    ...(own ? [words.done(own.done, boards)] : []),
    ...(place > 0 && score !== undefined && standings.length > 1
      ? [
          method === 'mp' ? boardText.review.mp(score) : boardText.review.imps(score),
          words.placed(place, standings.length),
        ]
      : []),
    words.players(entrants.length),
  ];
  return <span className={styles.standing}>{parts.join(' · ')}</span>;
}
