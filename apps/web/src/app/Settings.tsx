import { Choice } from '../design/Choice.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Flag } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import { CONFIRMS, DECKS, prefer, SPEEDS, THEMES, usePreferences } from './preferences.ts';

/** What can be chosen on this device. */
export default function Settings({ onClose }: { readonly onClose: () => void }) {
  const chosen = usePreferences();
  const words = text.settings;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Choice
        label={words.theme}
        values={THEMES}
        value={chosen.theme}
        onChange={(theme) => prefer({ theme })}
        labelOf={(theme) => words.themes[theme]}
      />
      <Choice
        label={words.deck}
        values={DECKS}
        value={chosen.deck}
        onChange={(deck) => prefer({ deck })}
        labelOf={(deck) => words.decks[deck]}
      />
      <Choice
        label={words.pace}
        values={SPEEDS}
        value={chosen.pace}
        onChange={(pace) => prefer({ pace })}
        labelOf={(pace) => words.paces[pace]}
      />
      <Choice
        stacked
        label={words.confirmCards}
        values={CONFIRMS}
        value={chosen.confirmCards}
        onChange={(confirmCards) => prefer({ confirmCards })}
        labelOf={(confirm) => words.confirms[confirm]}
      />
      <Choice
        stacked
        label={words.confirmCalls}
        values={CONFIRMS}
        value={chosen.confirmCalls}
        onChange={(confirmCalls) => prefer({ confirmCalls })}
        labelOf={(confirm) => words.confirms[confirm]}
      />
      <Flag
        label={words.beerCard}
        help={words.beerCardHelp}
        checked={chosen.beerCard}
        onChange={(beerCard) => prefer({ beerCard })}
      />
    </Dialog>
  );
}
