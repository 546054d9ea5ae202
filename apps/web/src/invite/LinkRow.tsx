import { lazy, useEffect, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Check, Copy, Share2 } from '../design/icons/icons.tsx';
import { copied } from '../device/copy.ts';
import { text } from '../text/text.ts';
import styles from './Invite.module.css';

export const QrCode = lazy(() => import('./QrCode.tsx'));

interface LinkRowProps {
  readonly label: string;
  readonly link: string;
  /** The label of the button that copies it. */
  readonly copy: string;
  /** The text that goes with it to another program of the device, where it can be handed to one. */
  readonly share?: string;
  /** It is there because it could not be copied: it says so, and is chosen for who copies it by hand. */
  readonly isByHand?: boolean;
}

/** A link to be passed on. */
export function LinkRow({ label, link, copy, share, isByHand = false }: LinkRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | undefined>(isByHand ? false : undefined);
  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand]);
  const onCopy = async () => {
    const isThere = await copied(link);
    if (!isThere) field.current?.select();
    setCopied(isThere);
  };
  const onShare = (what: string) => {
    // who thinks better of it has not failed
    navigator.share({ title: text.product, text: what, url: link }).catch(() => undefined);
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
        {isCopied ? <Check aria-hidden="true" size={20} /> : <Copy aria-hidden="true" size={20} />}
        {copy}
      </Button>
      {share !== undefined && 'share' in navigator && (
        <Button onClick={() => onShare(share)}>
          <Share2 aria-hidden="true" size={20} />
          {text.invite.share}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {isCopied !== undefined && (isCopied ? text.invite.copied : text.invite.copyFailed)}
      </p>
    </div>
  );
}
