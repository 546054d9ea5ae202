import { type Call, isBid, isRoyal, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { text } from '../../text/text.ts';
import { StrainMark } from '../cards/Suit.tsx';
import styles from './CallMark.module.css';

/** A call as an auction shows it (`1♠`, `Pass`, `X`); screen readers get its name. */
export const CallMark = ({ call }: { readonly call: Call }) =>
  isBid(call) ? (
    <span className={styles.bid}>
      {levelOf(call)}
      {isRoyal(call) && <RoyalMark />}
      <StrainMark strain={strainOf(call)} />
    </span>
  ) : (
    <span className={styles.other} data-call={call}>
      <span aria-hidden="true">{text.callShort(call)}</span>
      <span className="hidden-text">{text.call(call)}</span>
    </span>
  );

/** Tells royal spades from spades: `1R♠`. */
const RoyalMark = () => <span className={styles.royal}>R</span>;

/** The double or redouble of a contract, `X` or `XX`. */
export const Doubled = ({ times }: { readonly times: number }) =>
  times > 0 && <span className={styles.doubled}>{'X'.repeat(times)}</span>;

/** A contract: `4♠X`. */
export const ContractMark = ({
  contract: { level, strain, doubling, royal },
}: {
  readonly contract: Contract;
}) => (
  <span className={styles.bid}>
    {level}
    {royal && <RoyalMark />}
    <StrainMark strain={strain} />
    <Doubled times={doubling} />
  </span>
);
