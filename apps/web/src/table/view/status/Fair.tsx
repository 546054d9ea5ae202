import { useEffect, useState } from 'react';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import styles from './Fair.module.css';

/** Is that the text of the commitment? `undefined` where the browser does not say, as over plain HTTP. */
async function isOf(commitment: string, opened: string): Promise<boolean | undefined> {
  // browsers leave it out where the page is not from a secure origin
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(opened));
  if (digest === undefined) return undefined;
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}

/**
 * That the cards of the deal were settled before its first call: the commitment, and once it is opened whether it
 * holds.
 */
export function Fair() {
  const fair = useTable(({ shown }) => shown?.fair);
  const { commitment, opened } = fair ?? {};
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    setHolds(undefined);
    if (commitment !== undefined && opened !== undefined) void isOf(commitment, opened).then(setHolds);
  }, [commitment, opened]);
  if (commitment === undefined) return null;
  return (
    <details className={styles.fair}>
      <summary>{text.fair.title}</summary>
      <p>{opened === undefined ? text.fair.closed : text.fair.open}</p>
      <code>{commitment}</code>
      {opened !== undefined && (
        <>
          <p role="status">
            {holds === undefined ? text.fair.unchecked : holds ? text.fair.holds : text.fair.broken}
          </p>
          <code>{opened}</code>
          <p>{text.fair.command}</p>
          <code>{`overtrick deal --verify ${commitment} --opened '${opened}'`}</code>
        </>
      )}
    </details>
  );
}
