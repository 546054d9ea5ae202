import { Dialog } from '../../../design/Dialog.tsx';
import { talkText } from '../../../text/talk.ts';
import type { PanelProps } from '../../state/panel.ts';
import { Talk } from './Talk.tsx';

/** The talk over the table, where there is no room beside it. */
export function ChatPanel({ onClose }: PanelProps) {
  return (
    <Dialog look="sheet" title={talkText.chat.title} onClose={onClose}>
      <Talk />
    </Dialog>
  );
}
