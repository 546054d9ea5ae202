import type { TableState } from '@overtrick/protocol/table';
import { makeCard } from '@overtrick/rules/cards/card';
import type { SeatCard } from '@overtrick/rules/play/trick';
import { CardFace } from '../../../deal/cards/Card.tsx';
import { callerOf, cardName } from '../../../deal/words.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import prose from '../../../design/Prose.module.css';
import { panelOf } from '../../../games/panels/list.ts';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS } from '../../../text/text.ts';
import styles from './SaidCard.module.css';

/** A card that can be explained; the explanation stays open when the card has left the table. */
export interface ExplainedCard {
  readonly played: SeatCard;
  readonly text: string;
}

interface SaidCardProps {
  readonly state: TableState;
  readonly played: SeatCard;
  readonly name: string;
  readonly onAsk: (said: ExplainedCard) => void;
}

/** A card that was played; one of a computer player that says something can be asked about. */
export function SaidCard({ state, played, name, onAsk }: SaidCardProps) {
  const { card } = played;
  const said = state.cardMeanings?.[makeCard(card)];
  return (
    <span className={styles.card}>
      <span role="img" aria-label={name}>
        <CardFace card={card} joker={panelOf(state.view).joker === card} />
      </span>
      {said !== undefined && (
        <button
          type="button"
          className={styles.ask}
          title={said}
          aria-label={talkText.saying.button(cardName(state.view, card))}
          onClick={() => onAsk({ played, text: said })}
        />
      )}
    </span>
  );
}

interface SayingProps {
  readonly state: TableState;
  readonly said: ExplainedCard;
  readonly onClose: () => void;
}

/** The message of a card, by the agreements of its side. */
export function Saying({ state, said: { played, text: what }, onClose }: SayingProps) {
  const words = talkText.saying;
  return (
    <Dialog title={words.title(cardName(state.view, played.card))} onClose={onClose}>
      <p>{words.by(callerOf(state, played.seat))}</p>
      <p>
        <strong {...OF_BOTS}>{what}</strong>
      </p>
      <p className={prose.soft}>{words.agreed}</p>
    </Dialog>
  );
}
