import { BIDS, type Bid, isRoyal, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { DOUBLINGS, type Doubling } from '@overtrick/rules/auction/contract';
import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import { CallMark } from '../auction/CallMark.tsx';
import styles from './Keys.module.css';

interface Labelled {
  readonly label: string;
  /** True if the label is visible; otherwise only screen readers have it. */
  readonly isLabelled?: boolean;
}

interface KeyGroupProps extends Labelled {
  readonly children: ReactNode;
}

/** A group of keys for answering a question with one press. */
export const KeyGroup = ({ label, isLabelled = true, children }: KeyGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={isLabelled ? styles.legend : 'hidden-text'}>{label}</legend>
    {children}
  </fieldset>
);

export interface BidKeysProps extends Labelled {
  /** Contract bridge's 35 when left out. */
  readonly bids?: readonly Bid[];
  readonly onBid: (bid: Bid) => void;
  /** The words of a deal that nobody bid on; it cannot be when left out. */
  readonly passed?: string | undefined;
  readonly onPassed?: () => void;
}

/** All contracts, five or six strains a line, and the deal that is passed out. */
export const BidKeys = ({ bids = BIDS, onBid, passed, onPassed, ...labelled }: BidKeysProps) => (
  <KeyGroup {...labelled}>
    <div className={styles.bids} data-royal={bids.some(isRoyal)}>
      {bids.map((bid) => (
        <button
          key={bid}
          type="button"
          className={styles.bid}
          aria-label={isRoyal(bid) ? text.call(bid) : `${levelOf(bid)} ${text.strains[strainOf(bid)]}`}
          onClick={() => onBid(bid)}
        >
          <CallMark call={bid} />
        </button>
      ))}
    </div>
    {passed !== undefined && (
      <Button size="large" onClick={onPassed}>
        {passed}
      </Button>
    )}
  </KeyGroup>
);

export interface DoublingKeysProps {
  readonly label: string;
  readonly words: Readonly<Record<Doubling, string>>;
  readonly doubling: Doubling;
  readonly onPut: (doubling: Doubling) => void;
}

export const DoublingKeys = ({ label, words, doubling, onPut }: DoublingKeysProps) => (
  <KeyGroup label={label}>
    <div className={styles.row}>
      {DOUBLINGS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.key}
          aria-pressed={doubling === one}
          onClick={() => onPut(one)}
        >
          {words[one]}
        </button>
      ))}
    </div>
  </KeyGroup>
);

interface ResultKey {
  readonly tricks: number;
  readonly isMade: boolean;
  /** The label in words, for screen readers. */
  readonly label: string;
  readonly large: ReactNode;
  readonly small: ReactNode;
}

export interface ResultKeysProps extends Labelled {
  readonly results: readonly ResultKey[];
  readonly onPut: (tricks: number) => void;
}

/** Numbers of tricks against a contract. */
export const ResultKeys = ({ results, onPut, ...labelled }: ResultKeysProps) => (
  <KeyGroup {...labelled}>
    <div className={styles.results}>
      {results.map(({ tricks, isMade, label: words, large, small }) => (
        <button
          key={tricks}
          type="button"
          className={styles.result}
          data-made={isMade}
          aria-label={words}
          onClick={() => onPut(tricks)}
        >
          <strong>{large}</strong>
          <small>{small}</small>
        </button>
      ))}
    </div>
  </KeyGroup>
);
