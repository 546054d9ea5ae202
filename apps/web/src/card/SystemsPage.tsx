import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { systemCards } from '../games/systems.build.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';
import { SystemSheet } from './SystemSheet.tsx';

/** The systems of computer players, and each on a sheet to print. */
export default function SystemsPage({ id = '' }: { readonly id?: string | undefined }) {
  const words = talkText.systems;
  const card = systemCards[id];
  useTitle(card?.name ?? words.all);
  if (card === undefined)
    return (
      <Page narrow>
        <div className={styles.page}>
          <h1>{words.all}</h1>
          <p>{words.allIntro}</p>
          <ul className={styles.systems}>
            {Object.entries(systemCards).map(([each, { name }]) => (
              <li key={each}>
                <Link href={`/systems/${each}`} className={button.button}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    );
  return (
    <Page>
      <div className={styles.page}>
        <h1>{card.name}</h1>
        <p className={styles.buttons}>
          <Button look="main" onClick={() => print()}>
            {words.print}
          </Button>
          <Link href="/systems" className={button.button}>
            {words.all}
          </Link>
        </p>
        <div className={styles.sheet}>
          <SystemSheet id={id} isWhole />
        </div>
      </div>
    </Page>
  );
}
