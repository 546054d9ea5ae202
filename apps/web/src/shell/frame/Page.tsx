import { Settings as Gear, User } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { IconButton } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import { Wordmark } from './Logo.tsx';
import styles from './Page.module.css';

const Settings = lazy(() => import('./Settings.tsx'));

/** The button that opens the settings, wherever it stands. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton look="quiet" label={text.top.settings} onClick={() => setOpen(true)}>
        <Gear aria-hidden="true" size={22} />
      </IconButton>
      {open && (
        <Suspense>
          <Settings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The links to other pages. */
const MORE = [
  ['/learn', 'learn'],
  ['/challenges', 'challenges'],
  ['/analyse', 'analyse'],
  ['/history', 'history'],
] as const;

/** A page to read: the head with the way home, and the content in the middle. */
export function Page({
  children,
  narrow = false,
}: {
  readonly children: ReactNode;
  readonly narrow?: boolean;
}) {
  return (
    <div className={styles.page}>
      <a className="skip" href="#main">
        {text.top.skip}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.home} aria-label={text.top.home}>
          <Wordmark />
        </Link>
        <span className={styles.tools}>
          <Link
            href="/account"
            className={`${button.button} ${button.quiet} ${button.icon}`}
            aria-label={text.account.title}
          >
            <User aria-hidden="true" size={22} />
          </Link>
          <SettingsButton />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={`${styles.main} ${narrow ? styles.narrow : ''}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <nav className={styles.more} aria-label={text.top.more}>
          {MORE.map(([path, name]) => (
            <Link key={path} href={path}>
              {text.top[name]}
            </Link>
          ))}
        </nav>
        <p>{text.lobby.foot}</p>
      </footer>
    </div>
  );
}
