import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import button from '../../design/Button.module.css';
import { User } from '../../design/icons/icons.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { text } from '../../text/text.ts';
import styles from './Header.module.css';
import { Wordmark } from './Logo.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { pageOf, SECTIONS, sectionOf } from './sections.ts';

/** The head of every page but the table: the link home, the sections of the site, the visitor. */
export function Header() {
  const [path] = useLocation();
  const name = usePreferences((chosen) => chosen.name.trim());
  const here = sectionOf(path);
  const { pages = [] } = SECTIONS.find(({ name: one }) => one === here) ?? {};
  const words = text.top;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address another link is current
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const observer = new ResizeObserver(() => showCurrent(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [path]);
  return (
    <header className={styles.header}>
      <div className={styles.head}>
        <Link href="/" className={styles.home} aria-label={words.home}>
          <Wordmark />
        </Link>
        <nav className={styles.sections} aria-label={words.sections}>
          {SECTIONS.map(({ name: section, path: to }) => (
            <Link key={section} href={to} aria-current={currentOf(section === here, to === path)}>
              {words[section]}
            </Link>
          ))}
        </nav>
        <span className={styles.tools}>
          <Link
            href="/account"
            className={`${button.button} ${button.quiet} ${name === '' ? button.icon : styles.person}`}
            aria-label={name === '' ? text.account.title : `${name}, ${text.account.title}`}
            aria-current={currentOf(false, path === '/account')}
          >
            <User aria-hidden="true" size={22} />
            {name !== '' && <span className={styles.name}>{name}</span>}
          </Link>
          <SettingsButton />
        </span>
      </div>
      {pages.length > 0 && here !== undefined && (
        <nav ref={row} className={styles.pages} aria-label={words[here]}>
          {pages.map(({ name: one, path: to }) => (
            <Link key={one} href={to} aria-current={currentOf(one === pageOf(path), to === path)}>
              {words[one]}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

/** Scrolls a row that is wider than the window until the link of the current page stands in its middle. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]');
  if (current === null) return;
  const [around, own] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}

/** Returns the `aria-current` value of a link: `page` for the page itself, `true` for its section. */
const currentOf = (isPart: boolean, isPage: boolean): 'page' | 'true' | undefined =>
  isPage ? 'page' : isPart ? 'true' : undefined;
