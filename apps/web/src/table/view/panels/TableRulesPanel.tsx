import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import { Fair } from '../status/Fair.tsx';
import { TableRules } from '../TableRules.tsx';
import styles from './TableRulesPanel.module.css';

/** The rules of the table, to be looked up at any time. */
export function TableRulesPanel({ onClose }: PanelProps) {
  const game = useTable(({ shown }) => shown?.game);
  const policies = useTable(({ shown }) => shown?.policies);
  const deals = useTable(({ shown }) => shown?.deals);
  return (
    <Dialog look="sheet" title={text.policies.title} onClose={onClose}>
      <p>{text.policies.intro}</p>
      {game !== undefined && policies && <TableRules game={game} policies={policies} />}
      {deals !== undefined && (
        <section>
          <h3>{text.lobby.deals.title}</h3>
          <pre className={styles.deals}>{deals}</pre>
        </section>
      )}
      <Fair />
    </Dialog>
  );
}
