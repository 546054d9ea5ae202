import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The words of the game, each in a sentence. */
export const WordsPanel = ({ onClose }: PanelProps) => (
  <Dialog look="sheet" title={text.words.title} onClose={onClose}>
    <dl className={styles.words}>
      {Object.values(text.words.list).map(({ name, what }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
