import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../text/text.ts';
import styles from './Sealed.module.css';

/** True if the text matches the commitment; `undefined` where the browser cannot tell, as over plain HTTP. */
async function isOf(commitment: string, opened: string): Promise<boolean | undefined> {
  // browsers lack it where the page is not from a secure origin
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(opened));
  if (digest === undefined) return undefined;
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}

/** The sentences about a seal, where cards are committed to in advance. */
interface SealWords {
  readonly closed: string;
  readonly open: string;
  readonly broken: string;
  /** The sentence that explains the check to readers. */
  readonly command: string;
}

interface SealedProps {
  /** The SHA-256, in hexadecimal digits, of the text that fixes the cards. */
  readonly commitment: string;
  /** The text, once it may be known. */
  readonly opened?: string | undefined;
  readonly words: SealWords;
  /** The command that checks it on another computer, where there is one. */
  readonly command?: string;
  readonly children?: ReactNode;
}

/** The proof that cards were fixed before play: the commitment, and once it is opened whether it holds. */
export function Sealed({ commitment, opened, words, command, children }: SealedProps) {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    setHolds(undefined);
    if (opened !== undefined) void isOf(commitment, opened).then(setHolds);
  }, [commitment, opened]);
  return (
    <details className={styles.sealed}>
      <summary>{text.fair.title}</summary>
      <p>{opened === undefined ? words.closed : words.open}</p>
      <code>{commitment}</code>
      {children}
      {opened !== undefined && (
        <>
          <p role="status">
            {holds === undefined ? text.fair.unchecked : holds ? text.fair.holds : words.broken}
          </p>
          <code>{opened}</code>
          <p>{words.command}</p>
          {command !== undefined && <code>{command}</code>}
        </>
      )}
    </details>
  );
}
