import type { ReactNode } from 'react';
import { Choice } from '../../design/Choice.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Flag } from '../../design/Field.tsx';
import {
  BACKS,
  CONFIRMS,
  CONTRASTS,
  DECKS,
  FACES,
  FELTS,
  HAND_SIZES,
  MOTIONS,
  ORDERS,
  prefer,
  SIDES,
  SPEEDS,
  THEMES,
  usePreferences,
} from '../../device/preferences.ts';
import { text } from '../../text/text.ts';
import { CardsShown } from './CardsShown.tsx';
import { LanguagePick } from './LanguagePick.tsx';
import styles from './Settings.module.css';

const words = text.settings;

/** The settings of this device. */
export default function Settings({ onClose }: { readonly onClose: () => void }) {
  const chosen = usePreferences();
  const flag = (
    key: 'sounds' | 'vibration' | 'awake' | 'beerCard' | 'forced',
    label: string,
    help?: string,
  ) => (
    <Flag
      label={label}
      {...(help !== undefined && { help })}
      checked={chosen[key]}
      onChange={(on) => prefer({ [key]: on })}
    />
  );
  return (
    <Dialog title={words.title} wide onClose={onClose}>
      <LanguagePick value={chosen.language} />
      <Part title={words.parts.look}>
        <Pick name="theme" value={chosen.theme} label={words.theme} values={THEMES} words={words.themes} />
        <Pick
          name="contrast"
          value={chosen.contrast}
          label={words.contrast}
          values={CONTRASTS}
          words={words.contrasts}
        />
        <Pick
          name="motion"
          value={chosen.motion}
          label={words.motion}
          values={MOTIONS}
          words={words.motions}
        />
      </Part>
      <Part title={words.parts.cards}>
        <CardsShown suits={chosen.suits} trumps={chosen.trumps} />
        <Pick name="deck" value={chosen.deck} label={words.deck} values={DECKS} words={words.decks} />
        <Pick name="suits" value={chosen.suits} label={words.suits} values={ORDERS} words={words.orders} />
        <Pick name="trumps" value={chosen.trumps} label={words.trumps} values={SIDES} words={words.sides} />
        <Pick
          name="handSize"
          value={chosen.handSize}
          label={words.handSize}
          values={HAND_SIZES}
          words={words.handSizes}
        />
        <Pick name="back" value={chosen.back} label={words.back} values={BACKS} words={words.backs} />
        <Pick name="felt" value={chosen.felt} label={words.felt} values={FELTS} words={words.felts} />
        <Pick name="faces" value={chosen.faces} label={words.faces} values={FACES} words={words.faceNames} />
      </Part>
      <Part title={words.parts.play}>
        <Pick name="pace" value={chosen.pace} label={words.pace} values={SPEEDS} words={words.paces} />
        <Pick
          stacked
          name="confirmCards"
          value={chosen.confirmCards}
          label={words.confirmCards}
          values={CONFIRMS}
          words={words.confirms}
        />
        <Pick
          stacked
          name="confirmCalls"
          value={chosen.confirmCalls}
          label={words.confirmCalls}
          values={CONFIRMS}
          words={words.confirms}
        />
        {flag('forced', words.forced, words.forcedHelp)}
        {flag('beerCard', words.beerCard, words.beerCardHelp)}
      </Part>
      <Part title={words.parts.device}>
        {flag('sounds', words.sounds, words.soundsHelp)}
        {'vibrate' in navigator && flag('vibration', words.vibration)}
        {'wakeLock' in navigator && flag('awake', words.awake)}
      </Part>
    </Dialog>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

/** One of the preferences that are chosen from a few. */
type Picked =
  | 'theme'
  | 'contrast'
  | 'motion'
  | 'deck'
  | 'faces'
  | 'handSize'
  | 'suits'
  | 'trumps'
  | 'back'
  | 'felt'
  | 'pace'
  | 'confirmCards'
  | 'confirmCalls';

interface PickProps<Value extends string> {
  readonly name: Picked;
  readonly value: Value;
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly stacked?: boolean;
}

const Pick = <Value extends string>({ name, words: names, ...rest }: PickProps<Value>) => (
  <Choice {...rest} onChange={(value) => prefer({ [name]: value })} labelOf={(value) => names[value]} />
);
