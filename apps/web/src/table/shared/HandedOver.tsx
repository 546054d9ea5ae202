import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import styles from './Cover.module.css';
import type { Pass, SeenSoFar } from './passing.ts';

/** The one who holds the device, and how they give it away. */
export interface DeviceHolder {
  readonly chair: number;
  /** The part of the deal that the other had seen when they gave the device away. */
  readonly othersSeen?: SeenSoFar | undefined;
  readonly onPass: (pass: Pass) => void;
}

interface HandedOverProps {
  /** By chair. */
  readonly names: readonly string[];
  readonly children: (held: DeviceHolder) => ReactNode;
}

/**
 * A device that two people share: between their turns a cover hides the table. The table is opened again for the person
 * who takes the device, with only what that chair may know.
 */
export function HandedOver({ names, children }: HandedOverProps) {
  const [holder, setHolder] = useState<number>();
  const [pass, setPass] = useState<Pass>();
  const [seen, setSeen] = useState<Readonly<Record<number, SeenSoFar>>>({});
  const onPass = useCallback(
    (given: Pass) => {
      if (holder !== undefined) setSeen((before) => ({ ...before, [holder]: given.seen }));
      setPass(given);
      setHolder(undefined);
    },
    [holder],
  );
  if (holder !== undefined) return children({ chair: holder, othersSeen: seen[1 - holder], onPass });
  return <Cover names={names} pass={pass} onTake={setHolder} />;
}

interface CoverProps {
  readonly names: readonly string[];
  readonly pass: Pass | undefined;
  readonly onTake: (chair: number) => void;
}

/** Says who gets the device, and lists the events since they passed it on: only those that everybody has seen. */
function Cover({ names, pass, onTake }: CoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = text.shared;
  const to = pass === undefined ? undefined : names[pass.to];
  const title = to === undefined ? words.who : words.give(to);
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  const chairs = pass === undefined ? names.map((_, chair) => chair) : [pass.to];
  return (
    <main className={styles.cover} data-cover>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {chairs.map((chair) => (
        <Button key={chair} look="brass" size="large" onClick={() => onTake(chair)}>
          {words.iAm(names[chair] ?? '')}
        </Button>
      ))}
      {pass !== undefined && pass.told.length > 0 && (
        <section className={styles.told} aria-labelledby="since">
          <h2 id="since">{words.since}</h2>
          <ul>
            {pass.told.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same can be done twice
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href="/">{text.trouble.toLobby}</Link>
      </p>
    </main>
  );
}
