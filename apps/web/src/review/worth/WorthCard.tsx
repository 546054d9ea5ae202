import { size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { MEASURES } from '@overtrick/rules/worth/list';
import { type Measure, type Part, type PartKind, suitsOf, worthOf } from '@overtrick/rules/worth/measure';
import { suitQualityOf } from '@overtrick/rules/worth/suitQuality';
import { useState } from 'react';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { Choice } from '../../design/Choice.tsx';
import { boardText } from '../../text/boards.ts';
import { text } from '../../text/text.ts';
import styles from './WorthCard.module.css';

export interface WorthCardProps {
  /** The hands as dealt. */
  readonly deal: Deal;
  /** The hand that is looked at first. */
  readonly seat?: Seat | undefined;
}

/** The worth of a hand by every measure; each opens to explain the measure and its count for this hand. */
export function WorthCard({ deal, seat }: WorthCardProps) {
  const seats = SEATS.filter((one) => size(deal[one]) === 13);
  const [chosen, setChosen] = useState(seat);
  const of = seats.find((one) => one === chosen) ?? seats.find((one) => one === 'S') ?? seats[0];
  if (of === undefined) return null;
  const words = boardText.worth;
  const hand = deal[of];
  return (
    <section className={styles.card} aria-labelledby="worth">
      <details className={styles.fold}>
        <summary>
          <h2 id="worth" className={styles.name}>
            {words.title}
          </h2>
        </summary>
        <Choice
          label={words.hand}
          values={seats}
          value={of}
          onChange={setChosen}
          labelOf={(one) => text.seats[one]}
        />
        <ul className={styles.measures}>
          {MEASURES.map((measure) => (
            <li key={measure.id}>
              <details>
                <summary>
                  <span className={styles.name}>{words.names[measure.id]}</span>
                  <b>{text.points(worthOf(measure, hand))}</b>
                </summary>
                <p>
                  {words.how[measure.id]} {measure.fewer && words.fewer}
                </p>
                <Parts parts={measure.parts(hand)} fewer={measure.fewer} />
                <p className={styles.source} lang="en">
                  {measure.source}
                </p>
              </details>
            </li>
          ))}
          <li>
            <details>
              <summary>
                <span className={styles.name}>{words.quality}</span>
                <b>
                  {suitsOf(hand).map((suited) => (
                    <span key={suited.suit} className={styles.suit}>
                      <StrainMark strain={suited.suit} /> {suitQualityOf(suited)}
                    </span>
                  ))}
                </b>
              </summary>
              <p>{words.qualityHow}</p>
              <p className={styles.source} lang="en">
                Ron Klinger, the Suit Quality Test
              </p>
            </details>
          </li>
        </ul>
        <p className={styles.soft}>
          {words.lengths} {(['S', 'H', 'D', 'C'] as const).map((suit) => suitLength(hand, suit)).join('–')}
        </p>
      </details>
    </section>
  );
}

const KINDS: readonly PartKind[] = ['cards', 'length', 'shortness', 'quality', 'dubious', 'balance', 'shape'];

/** The number of a measure, kind of part by kind of part. */
function Parts({ parts, fewer }: { readonly parts: readonly Part[]; readonly fewer: Measure['fewer'] }) {
  const words = boardText.worth;
  const sums = KINDS.flatMap((kind) => {
    const points = parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.points, 0);
    return points === 0 ? [] : [{ kind, points, suits: parts.filter((part) => part.kind === kind) }];
  });
  return (
    <ul className={styles.parts}>
      {sums.map(({ kind, points, suits }) => (
        <li key={kind}>
          {fewer ? words.missing : words.parts[kind]}: {text.points(points)}
          {suits.some(({ suit }) => suit !== undefined) && (
            <span className={styles.suits}>
              {suits
                .filter((part) => part.suit !== undefined && part.points !== 0)
                .map((part) => (
                  <span key={part.suit} className={styles.suit}>
                    {part.suit && <StrainMark strain={part.suit} />} {text.points(part.points)}
                  </span>
                ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
