import { Button } from '../design/Button.tsx';
import { useCard } from '../device/card.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';
import { CardForm } from './CardForm.tsx';
import { CardText } from './CardText.tsx';

/** The convention card of this device's player: filled in once, printed on one page, put on tables. */
export default function CardPage() {
  const words = talkText.agreements;
  const card = useCard();
  useTitle(words.title);
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <div className={styles.screen}>
          <p>{words.intro}</p>
          <CardForm />
          <div>
            <Button look="main" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </div>
        <div className={styles.paper}>
          <CardText card={card} />
        </div>
      </div>
    </Page>
  );
}
