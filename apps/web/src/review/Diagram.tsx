import { size } from '@overtrick/rules/cardSet';
import { SEATS } from '@overtrick/rules/seat';
import { HandLetters } from '../deal/steps/HandLetters.tsx';
import { jokerOf } from '../deal/steps/words.ts';
import { isVulnerableAt } from '../deal/words.ts';
import { text } from '../text/text.ts';
import styles from './Review.module.css';
import type { Shown } from './read/messages.ts';

/** All hands as they were dealt, each where it sat. */
export const Diagram = ({ shown: { view, deal, told } }: { readonly shown: Shown }) => (
  <div className={styles.diagram}>
    {SEATS.filter((seat) => size(deal[seat]) > 0).map((seat) => (
      <section key={seat} className={styles.hand} data-seat={seat} aria-label={text.seats[seat]}>
        <p className={styles.name} data-vul={isVulnerableAt({ view }, seat)}>
          {text.seats[seat]}
          {told.players?.[seat] !== undefined && `: ${told.players[seat]}`}
        </p>
        <HandLetters hand={{ cards: deal[seat], down: 0 }} joker={jokerOf(view.game)} />
      </section>
    ))}
  </div>
);
