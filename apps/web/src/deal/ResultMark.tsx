import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { text } from '../text/text.ts';
import { ContractMark } from './auction/CallMark.tsx';
import styles from './ResultMark.module.css';

interface ResultMarkProps {
  /** Absent where nobody bid. */
  readonly contract?: Contract | undefined;
  /** Of declarer's side. */
  readonly tricks?: number | undefined;
}

/** A contract with its result, green if it was made and red if not: `4♠ S +1`. */
export function ResultMark({ contract, tricks = 0 }: ResultMarkProps) {
  if (contract === undefined) return '–';
  const over = tricks - tricksNeeded(contract);
  return (
    <>
      <ContractMark contract={contract} /> {text.seatShort(contract.declarer)}{' '}
      <span className={styles.over} data-made={over >= 0}>
        {over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`}
      </span>
    </>
  );
}
