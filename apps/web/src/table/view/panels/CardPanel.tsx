import type { TableState } from '@overtrick/protocol/table';
import { CardForm } from '../../../card/CardForm.tsx';
import { CardText } from '../../../card/CardText.tsx';
import { cardToSend } from '../../../card/cardToSend.ts';
import { namesOf } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useCard } from '../../../device/card.ts';
import { systemAt } from '../../../games/systems.ts';
import { talkText } from '../../../text/talk.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The cards of the partners at the table, and the visitor's own, to fill in and to put on the table. */
export default function CardPanel({ onClose }: PanelProps) {
  const state = useTable((model) => model.latest);
  if (state === undefined) return null;
  const words = talkText.agreements;
  const { you, cards = [] } = state;
  return (
    <Dialog look="sheet" title={words.title} onClose={onClose}>
      {cards.length === 0 && <p>{words.none}</p>}
      {cards.map((card) => (
        <section key={card.chairs.join()} aria-label={namesOf(state, card.chairs)}>
          <h3>{namesOf(state, card.chairs)}</h3>
          <CardText card={card} system={systemOf(state, card.chairs[0])} />
        </section>
      ))}
      {you !== undefined && (
        <OwnCard state={state} you={you} isThere={cards.some(({ chairs }) => chairs.includes(you))} />
      )}
    </Dialog>
  );
}

/** Returns the name of the system that the table's computer players would play on the side of a chair. */
function systemOf(state: TableState, chair: number | undefined): string | undefined {
  const seat = state.chairs.find((one) => one.chair === chair)?.seat;
  return seat && systemAt(state, seat)?.name;
}

interface OwnCardProps {
  readonly state: TableState;
  readonly you: number;
  /** True if the visitor's side has a card on the table. */
  readonly isThere: boolean;
}

function OwnCard({ state, you, isThere }: OwnCardProps) {
  const ctrl = useCtrl();
  const card = useCard();
  const words = talkText.agreements;
  return (
    <section aria-label={words.own}>
      <h3>{words.own}</h3>
      <p>{words.help}</p>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => void ctrl.card(cardToSend(card))}>
          {words.put}
        </Button>
        {isThere && <Button onClick={() => void ctrl.card(null)}>{words.take}</Button>}
      </div>
      <CardForm system={systemOf(state, you)} />
    </section>
  );
}
