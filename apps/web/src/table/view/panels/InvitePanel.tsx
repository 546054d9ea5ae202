import { Suspense } from 'react';
import { Dialog } from '../../../design/Dialog.tsx';
import { sharedBy } from '../../../device/tables.ts';
import { LinkRow, QrCode } from '../../../invite/LinkRow.tsx';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useLocal } from '../../ctrl/useLocal.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The link by which others join, and the one by which one's own chair is taken up elsewhere. */
export function InvitePanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const table = useTable(({ shown }) => shown?.table);
  const isLocal = useLocal();
  if (table === undefined) return null;
  if (isLocal)
    return (
      <Dialog title={text.invite.title} onClose={onClose}>
        <p>{sharedBy(ctrl.table) ? text.shared.here : text.invite.here}</p>
      </Dialog>
    );
  const link = `${location.origin}/t/${table}`;
  const token = ctrl.token();
  return (
    <Dialog title={text.invite.title} onClose={onClose}>
      <p>{text.invite.intro}</p>
      <LinkRow label={text.invite.link} link={link} copy={text.invite.copy} share={text.invite.shareText} />
      <Suspense>
        <QrCode link={link} label={text.invite.qr} />
      </Suspense>
      <p className={styles.soft}>{text.invite.code(table)}</p>
      {token !== undefined && (
        <details className={styles.details}>
          <summary>{text.invite.ownTitle}</summary>
          <p>{text.invite.ownIntro}</p>
          <LinkRow label={text.invite.ownTitle} link={`${link}#${token}`} copy={text.invite.ownCopy} />
        </details>
      )}
    </Dialog>
  );
}
