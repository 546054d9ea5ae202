import type { TournamentView } from '@overtrick/evening/view';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { LinkRow, QrCode } from '../../invite/LinkRow.tsx';
import { eveningText } from '../../text/evening.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';

interface RecoveryLinkProps {
  readonly view: TournamentView;
  /** The address of the evening, at which other devices reach it. */
  readonly at: string;
  /** True if the director comes from the offer: the heading takes the focus. */
  readonly isWanted: boolean;
}

/** A director's key for another device, in case this one fails. It shows as much as the director's own key. */
export function RecoveryLink({ view, at, isWanted }: RecoveryLinkProps) {
  const club = useEveningClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const words = eveningText.recovery;
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  const create = async () => {
    // only a director who plays has a contestant
    const plays = view.head.contestant;
    const did = await club.act({
      kind: 'grant',
      role: 'director',
      label: words.label,
      ...(plays !== undefined && { plays }),
    });
    if (did?.ok && did.token !== undefined) setLink(`${at}/desk#${did.token}`);
    setProblem(did?.ok ? undefined : whyNot(did));
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.help}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void create()}>{words.create}</Button>
      </div>
      <p role="status">{link !== undefined && words.created}</p>
      {link !== undefined && <Created key={link} link={link} name={view.head.name ?? eveningText.evening} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

/** The new link: to copy, to send, as a code, and as a sheet that is printed alone. */
function Created({ link, name }: { readonly link: string; readonly name: string }) {
  const [isPrinting, setPrinting] = useState(false);
  const words = eveningText.recovery;
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  const code = (
    <Suspense>
      <QrCode link={link} label={words.codeLabel} />
    </Suspense>
  );
  return (
    <>
      <LinkRow label={words.title} link={link} copy={eveningText.links.copy} share={words.share} />
      <details>
        <summary>{words.code}</summary>
        <div className={styles.qr}>{code}</div>
      </details>
      <div className={styles.buttons}>
        <Button onClick={() => setPrinting(true)}>{words.print}</Button>
      </div>
      {createPortal(
        <div className={styles.sheet} data-printing={isPrinting}>
          <h1>{name}</h1>
          <h2>{words.title}</h2>
          <p>{words.paper}</p>
          {code}
          <p>{link}</p>
        </div>,
        document.body,
      )}
    </>
  );
}
