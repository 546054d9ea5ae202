import { CARD_LINES, type PartnershipCard } from '@overtrick/protocol/card';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';
import { nameOfAgreement, nameOfChoice, textOf } from './CardForm.tsx';

interface CardTextProps {
  readonly card: PartnershipCard;
  /** The name of the table's system, where the card says that it is played. */
  readonly system?: string | undefined;
}

/** A convention card to read: the lines that say something. */
export function CardText({ card, system }: CardTextProps) {
  const words = talkText.agreements;
  const { choices = {} } = card;
  const lines = CARD_LINES.filter((line) => textOf(card, line) !== '');
  return (
    <dl className={styles.lines}>
      {card.isTableSystem && system !== undefined && (
        <div>
          <dt>{words.lines.system}</dt>
          <dd>{system}</dd>
        </div>
      )}
      {Object.entries(choices).map(([id, choice]) => (
        <div key={id}>
          <dt>{nameOfAgreement(id)}</dt>
          <dd>{nameOfChoice(choice)}</dd>
        </div>
      ))}
      {lines.map((line) => (
        <div key={line}>
          <dt>{words.lines[line]}</dt>
          <dd>{textOf(card, line)}</dd>
        </div>
      ))}
    </dl>
  );
}
