import { Link } from 'wouter';
import { Button, IconButton } from '../../../design/Button.tsx';
import { DoorOpen, Ellipsis, Keyboard, MessageCircle, UserPlus } from '../../../design/icons/icons.tsx';
import { Mark } from '../../../shell/frame/Logo.tsx';
import { SettingsButton } from '../../../shell/frame/SettingsButton.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { useOpenPanel } from '../../state/panel.ts';
import { Status } from './Status.tsx';
import styles from './Top.module.css';

/** The head of the table's page. */
export function Top() {
  const openPanel = useOpenPanel();
  const unread = useTable(({ chat, read }) => chat.filter(({ line }) => line > read).length);
  const isSitting = useTable(({ shown }) => shown?.sitting !== undefined);
  const isTalk = useTable(({ shown }) => shown?.policies.chat !== 'off');
  return (
    <header className={styles.top}>
      <Link href="/" className={styles.home} aria-label={text.top.home}>
        <Mark size={34} />
      </Link>
      <Status />
      <div className={styles.wide}>
        {!isSitting && (
          <Button size="small" onClick={() => openPanel('invite')}>
            <UserPlus aria-hidden="true" size={20} />
            {text.table.invite}
          </Button>
        )}
        <IconButton look="quiet" label={text.table.keys} onClick={() => openPanel('keys')}>
          <Keyboard aria-hidden="true" size={22} />
        </IconButton>
        <SettingsButton />
        {!isSitting && (
          <IconButton look="quiet" label={text.table.leave} onClick={() => openPanel('leave')}>
            <DoorOpen aria-hidden="true" size={22} />
          </IconButton>
        )}
      </div>
      {isTalk && (
        <IconButton look="quiet" label={talkText.chat.button(unread)} onClick={() => openPanel('chat')}>
          <MessageCircle aria-hidden="true" size={22} {...(unread > 0 && { fill: 'currentColor' })} />
        </IconButton>
      )}
      <IconButton look="quiet" label={text.table.menu} onClick={() => openPanel('more')}>
        <Ellipsis aria-hidden="true" size={24} />
      </IconButton>
    </header>
  );
}
