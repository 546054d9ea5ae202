import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import type { PanelProps } from '../../state/panel.ts';
import { Talk } from './Talk.tsx';

/** The talk over the table, where there is no room beside it. */
export function ChatPanel({ onClose }: PanelProps) {
  return (
    <Dialog look="sheet" title={text.chat.title} onClose={onClose}>
      <Talk />
    </Dialog>
  );
}
