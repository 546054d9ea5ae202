import { Check, Copy, Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { copied } from '../../../app/copy.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../context.ts';
import { useLocal } from '../Connection.tsx';
import type { PanelProps } from '../Panels.tsx';
import styles from './panels.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** The link by which others join, and the one by which one's own chair is taken up elsewhere. */
export function InvitePanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const table = useTable(({ shown }) => shown?.table);
  const isLocal = useLocal();
  if (table === undefined) return null;
  if (isLocal)
    return (
      <Dialog title={text.invite.title} onClose={onClose}>
        <p>{text.invite.here}</p>
      </Dialog>
    );
  const link = `${location.origin}/t/${table}`;
  const token = ctrl.token();
  return (
    <Dialog title={text.invite.title} onClose={onClose}>
      <p>{text.invite.intro}</p>
      <LinkRow label={text.invite.link} link={link} copy={text.invite.copy} share />
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

interface LinkRowProps {
  readonly label: string;
  readonly link: string;
  readonly copy: string;
  readonly share?: boolean;
}

function LinkRow({ label, link, copy, share = false }: LinkRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();
  const onCopy = async () => {
    const answer = await copied(link, text.invite.copied);
    if (answer === text.invite.copyFailed) field.current?.select();
    setSaid(answer);
  };
  const onShare = () => {
    // who thinks better of it has not failed
    navigator.share({ title: text.product, text: text.invite.shareText, url: link }).catch(() => undefined);
  };
  return (
    <div className={styles.link}>
      <input
        ref={field}
        className={styles.address}
        aria-label={label}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button look="main" onClick={() => void onCopy()}>
        {said === text.invite.copied ? (
          <Check aria-hidden="true" size={20} />
        ) : (
          <Copy aria-hidden="true" size={20} />
        )}
        {copy}
      </Button>
      {share && 'share' in navigator && (
        <Button onClick={onShare}>
          <Share2 aria-hidden="true" size={20} />
          {text.invite.share}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
