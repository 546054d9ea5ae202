import type { ReactNode } from 'react';
import { Fan } from '../../deal/cards/Fan.tsx';
import { text } from '../../text/text.ts';
import { Header } from './Header.tsx';
import styles from './Page.module.css';

/** A page to read: the head with the ways through the site, and the content in the middle. */
export const Page = ({
  children,
  narrow = false,
  wide = false,
}: {
  readonly children: ReactNode;
  /** A single column of text or of fields, which would be too wide to read: on wide screens cards lie beside it. */
  readonly narrow?: boolean;
  /** Tables beside each other, which use a very large screen. */
  readonly wide?: boolean;
}) => (
  <div className={styles.page} data-wide={wide}>
    <a className="skip" href="#main">
      {text.top.skip}
    </a>
    <Header />
    <main id="main" tabIndex={-1} className={`${styles.main} ${narrow ? styles.narrow : ''}`}>
      {narrow ? <div>{children}</div> : children}
      {narrow && (
        <div className={styles.art} aria-hidden="true">
          <Fan />
        </div>
      )}
    </main>
    <footer className={styles.foot}>
      <p>{text.lobby.foot}</p>
    </footer>
  </div>
);
