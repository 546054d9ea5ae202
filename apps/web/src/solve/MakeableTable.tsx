import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import type { Bounds, Par } from '@overtrick/solver';
import { useEffect } from 'react';
import { StrainMark } from '../deal/cards/Suit.tsx';
import panel from '../design/Panel.module.css';
import { text } from '../text/text.ts';
import styles from './MakeableTable.module.css';
import { useMakeable } from './useMakeable.ts';

export interface MakeableTableProps {
  readonly view: View;
  /** The deal's record, where the view is not of its end. */
  readonly record?: string;
  /** Told once what the board is worth. */
  readonly onPar?: (par: Par) => void;
}

/** The tricks that each declarer could take in each strain with all cards seen, and par. */
export function MakeableTable({ view, record, onPar }: MakeableTableProps) {
  const { results, par, isDone } = useMakeable(view, record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    if (par !== undefined) onPar?.(par);
  }, [par]);
  const tricksOf = (seat: Seat, strain: Strain): Bounds | undefined =>
    results.find((each) => each.declarer === seat && each.strain === strain)?.tricks;
  const declarers = SEATS.filter((seat) => results.some(({ declarer }) => declarer === seat));
  if (isDone && results.length === 0) return null;
  const isPlayed = (seat: Seat, strain: Strain): boolean =>
    view.contract?.declarer === seat && view.contract.strain === strain;
  return (
    <section className={panel.raised} aria-labelledby="makeable" aria-busy={!isDone} data-makeable>
      <h2 id="makeable">{text.result.makeable}</h2>
      <p className={styles.what}>{text.result.makeableWhat}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{text.result.declarer}</span>
            </th>
            {STRAINS.map((strain) => (
              <th key={strain} scope="col">
                <StrainMark strain={strain} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(declarers.length > 0 ? declarers : SEATS).map((seat) => (
            <tr key={seat}>
              <th scope="row">{text.seats[seat]}</th>
              {STRAINS.map((strain) => (
                <td key={strain} data-played={isPlayed(seat, strain)}>
                  {cellText(tricksOf(seat, strain))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.par}>
        {isDone ? par && parWords(par) : text.result.solving}
      </p>
      {par && <p className={styles.what}>{text.result.parWhat}</p>}
    </section>
  );
}

const parWords = ({ score, contracts }: Par): string =>
  score === 0
    ? text.result.parNone
    : text.result.par(
        text.parties.name(score > 0 ? 'NS' : 'EW'),
        Math.abs(score),
        contracts.map(text.guide.contract).join(', '),
      );

const cellText = (tricks: Bounds | undefined): string =>
  tricks === undefined
    ? '·'
    : tricks.lower === tricks.upper
      ? `${tricks.lower}`
      : `${tricks.lower}–${tricks.upper}`;
