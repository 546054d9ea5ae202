import { useState } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Flag } from '../design/Field.tsx';
import { useCard } from '../device/card.ts';
import { usePreferences } from '../device/preferences.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';
import { CardForm } from './CardForm.tsx';
import { CardText } from './CardText.tsx';
import { InAccount } from './InAccount.tsx';
import { CARD_LAYOUTS } from './layouts.ts';

/** The convention card of this device's player: filled in once, printed on one page, put on tables. */
export default function CardPage() {
  const words = talkText.agreements;
  const card = useCard();
  const puts = usePreferences((chosen) => chosen.putsCard);
  const [layout, setLayout] = useState(CARD_LAYOUTS[0]?.id ?? '');
  useTitle(words.title);
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <div className={styles.screen}>
          <p>{words.intro}</p>
          <CardForm />
          <Flag
            label={words.always}
            help={words.alwaysHelp}
            checked={puts}
            onChange={(putsCard) => usePreferences.setState({ putsCard })}
          />
          <InAccount />
          <Choice
            label={words.layout}
            values={CARD_LAYOUTS.map(({ id }) => id)}
            value={layout}
            onChange={setLayout}
            labelOf={(id) => id}
          />
          <div className={styles.buttons}>
            <Button look="main" onClick={() => print()}>
              {words.print}
            </Button>
            <Link href="/systems" className={button.button}>
              {talkText.systems.all}
            </Link>
          </div>
        </div>
        <div className={styles.paper}>
          <h2>{words.title}</h2>
          <CardText card={card} layout={CARD_LAYOUTS.find(({ id }) => id === layout)} />
        </div>
      </div>
    </Page>
  );
}
