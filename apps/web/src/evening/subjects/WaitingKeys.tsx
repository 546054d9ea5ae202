import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from '../desk/Desk.module.css';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** Lists the devices that ask to be admitted. */
export const WaitingKeys: Panel = ({ view }) => {
  const evening = useEveningClient();
  const words = eveningText.desk;
  const waiting = view.desk?.keys.filter(({ isAsked, isRevoked }) => isAsked && !isRevoked) ?? [];
  return (
    <>
      {waiting.map(({ number, label, place, contestant }) => (
        <li key={number} className={styles.flag}>
          <strong>{place ?? contestant}</strong> <span>{words.asksIn(label ?? '')}</span>
          <Button
            size="small"
            look="main"
            onClick={() => void evening.act({ kind: 'admitted', key: number })}
          >
            {words.letIn}
          </Button>
          <Button size="small" onClick={() => void evening.act({ kind: 'revoked', key: number })}>
            {words.turnAway}
          </Button>
        </li>
      ))}
    </>
  );
};
