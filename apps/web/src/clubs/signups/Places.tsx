import type { SignupView } from '@overtrick/protocol/signups';
import { Button } from '../../design/Button.tsx';
import prose from '../../design/Prose.module.css';
import { eveningText } from '../../text/evening.ts';
import { namesOf } from './names.ts';
import styles from './Signups.module.css';
import { changeSignup, type OfSignups } from './useSignups.ts';
import { Withdrawing } from './Withdrawing.tsx';

const PLACES = ['in', 'reserve', 'single'] as const;

/** The pairs, the reserves and the singles of an evening, each in their order. */
export function Places(of: OfSignups) {
  const { shown } = of;
  const words = eveningText.signups;
  return PLACES.map((place) => {
    const signups = shown.signups.filter((one) => one.place === place);
    return signups.length === 0 ? null : (
      <section key={place} aria-labelledby={`signups-${place}`}>
        <h3 id={`signups-${place}`}>{words.places[place]}</h3>
        <ol className={styles.list}>
          {signups.map((signup) => (
            <li key={signup.signup} value={signup.number}>
              <Line {...of} signup={signup} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function Line({ signup, ...of }: OfSignups & { readonly signup: SignupView }) {
  const { home, list, shown, evening } = of;
  const words = eveningText.signups;
  const isOwner = home.shown?.role === 'owner';
  const isPaying = isOwner && shown.terms?.money !== undefined;
  const own = shown.signups.find(({ isOwn, place }) => isOwn && place === 'single');
  const mayAsk =
    !isOwner &&
    shown.evening?.isOpen === true &&
    own !== undefined &&
    signup.place === 'single' &&
    !signup.isOwn &&
    own.asks !== signup.signup &&
    signup.asks !== own.signup;
  const askTo = () =>
    own &&
    void list.does(changeSignup(home, own.signup, { kind: 'ask', evening, other: signup.signup }, 'player'));
  return (
    <div className={styles.line}>
      {isPaying ? (
        <Paying {...of} signup={signup} />
      ) : (
        <span className={styles.grow}>
          {signup.isOwn && !isOwner ? <strong>{namesOf(signup)}</strong> : namesOf(signup)}
        </span>
      )}
      {signup.players.some(({ isHidden }) => isHidden) && (
        <span className={prose.soft}>{eveningText.home.hidden}</span>
      )}
      {mayAsk && (
        <Button size="small" aria-label={words.askOf(namesOf(signup))} onClick={askTo}>
          {words.ask}
        </Button>
      )}
      {isOwner && <Withdrawing {...of} signup={signup} isSmall />}
    </div>
  );
}

/** The players of a sign-up, with the table money that the club's owner notes. */
function Paying({ home, list, evening, signup }: OfSignups & { readonly signup: SignupView }) {
  const words = eveningText.signups;
  const pay = (player: number, isPaid: boolean) =>
    void list.does(changeSignup(home, signup.signup, { kind: 'pay', evening, player, isPaid }, 'owner'));
  return (
    <span className={styles.paying}>
      {signup.players.map(({ name = eveningText.home.hiddenName, isPaid = false }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the players of a sign-up stand in a fixed order
        <span key={i}>
          {name}
          <Button
            size="small"
            aria-pressed={isPaid}
            aria-label={words.paidBy(name)}
            onClick={() => pay(i + 1, !isPaid)}
          >
            {isPaid ? words.paid : words.toPay}
          </Button>
        </span>
      ))}
    </span>
  );
}
