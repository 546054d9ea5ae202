import { CARD_LINES, type PartnershipCard } from '@overtrick/protocol/card';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';
import { nameOfAgreement, nameOfChoice, textOf } from './CardForm.tsx';
import type { CardLayout } from './layouts.ts';

interface CardTextProps {
  readonly card: PartnershipCard;
  /** The name of the table's system, where the card says that it is played. */
  readonly system?: string | undefined;
  /** The layout with its headings; the lines in their order without one. */
  readonly layout?: CardLayout | undefined;
}

/** A convention card to read: the lines that say something. */
export function CardText({ card, system, layout }: CardTextProps) {
  const words = talkText.agreements;
  const { choices = {} } = card;
  const lines = CARD_LINES.filter((line) => textOf(card, line) !== '');
  if (layout !== undefined)
    return (
      <>
        {layout.parts.flatMap(({ heading, lines: own }) => {
          const said = lines.filter((line) => own.includes(line));
          const part = { lines: card.lines.filter(({ line }) => own.includes(line)) };
          return said.length === 0
            ? []
            : [
                <section key={heading} className={styles.part}>
                  <h3 lang="en">{heading}</h3>
                  <CardText card={part} />
                </section>,
              ];
        })}
        <CardText card={{ ...card, lines: [] }} system={system} />
      </>
    );
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
