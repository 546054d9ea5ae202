import { StockPiles } from '../../../deal/cards/StockPiles.tsx';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import styles from './Stock.module.css';

/** The stock, and the card that the visitor has just seen from it; in tricks that do not score, the card at stake. */
export function StockArea() {
  const stock = useTable(({ shown }) => shown?.view.stock);
  const isForCards = useTable(
    ({ shown }) => shown !== undefined && shown.view.phase !== 'play' && isTricks(shown.view),
  );
  const why = isForCards && <p className={styles.why}>{text.games.why[stock ? 'stock' : 'memory']}</p>;
  if (stock === undefined) return why;
  return (
    <StockPiles stock={stock} looking={text.table.looked}>
      {why}
    </StockPiles>
  );
}
