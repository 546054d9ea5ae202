import { Suspense, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../design/Dialog.tsx';
import { sharedBy } from '../../../device/tables.ts';
import { LinkRow, QrCode } from '../../../invite/LinkRow.tsx';
import { ask } from '../../../server/ask.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useLocal } from '../../ctrl/useLocal.ts';
import type { PanelProps } from '../../state/panel.ts';
import { InviteProgram } from './InviteProgram.tsx';
import styles from './panels.module.css';

/** The link for inviting others, and the link for moving the visitor's own chair to another device. */
export function InvitePanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const table = useTable(({ shown }) => shown?.table);
  useClosing(onClose);
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
      <Coming />
      <LinkRow label={text.invite.link} link={link} copy={text.invite.copy} share={text.invite.shareText} />
      {token !== undefined && <Code table={table} token={token} />}
      {token !== undefined && <InviteProgram table={table} token={token} />}
      <Suspense>
        <QrCode link={link} label={text.invite.qr} />
      </Suspense>
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

/** Says how many people the table waits for, and names the last to come: the dialog covers the page's own words. */
function Coming() {
  const notice = useTable((model) => (model.notice?.isSaid ? model.notice.text : undefined));
  const awaited = useTable(({ latest }) => latest?.awaited);
  const waiting = awaited === undefined ? undefined : text.awaited.waiting(awaited);
  return (
    <div role="status">
      {notice !== undefined && <p className={styles.come}>{notice}</p>}
      {waiting !== undefined && <p>{waiting}</p>}
    </div>
  );
}

/** Closes the invitation when the last friend that the table waits for sits down. */
function useClosing(onClose: () => void): void {
  const isAwaiting = useTable(({ latest }) => latest?.awaited !== undefined);
  const hasAwaited = useRef(isAwaiting);
  useEffect(() => {
    if (hasAwaited.current && !isAwaiting) onClose();
    hasAwaited.current = isAwaiting;
  }, [isAwaiting, onClose]);
}

/** The code to read out, where others may still sit down; letter by letter for screen readers. */
function Code({ table, token }: { readonly table: string; readonly token: string }) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    void ask('POST /api/tables/{table}/code', { parameters: { table }, token }).then((answer) => {
      if (isOpen && answer.ok) setCode(answer.value.code);
    });
    return () => {
      isOpen = false;
    };
  }, [table, token]);
  if (code === undefined) return null;
  return (
    <section aria-labelledby="code">
      <h3 id="code" className={styles.label}>
        {text.invite.codeTitle}
      </h3>
      <p className={styles.code}>
        <span aria-hidden="true">
          {code.slice(0, 3)} {code.slice(3)}
        </span>
        <span className={`hidden-text ${styles.spelt}`}>{[...code].join(', ')}</span>
      </p>
      <p className={styles.soft}>{text.invite.codeHelp}</p>
    </section>
  );
}
