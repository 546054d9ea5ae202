import { CARD_LINES, type CardLine, MOST_IN_CARD_LINE, type PartnershipCard } from '@overtrick/protocol/card';
import { Field, Flag } from '../design/Field.tsx';
import { keepCard, useCard } from '../device/card.ts';
import { talkText } from '../text/talk.ts';
import styles from './Card.module.css';

interface CardFormProps {
  /** The name of the system that the table's computer players play; absent away from a table. */
  readonly system?: string | undefined;
}

/** The convention card that is kept on this device, as a form: each line in the partners' own words. */
export function CardForm({ system }: CardFormProps) {
  const card = useCard();
  const words = talkText.agreements;
  const put = (line: CardLine, text: string) => keepCard(withLine(card, line, text));
  return (
    <div className={styles.form}>
      {system !== undefined && (
        <Flag
          label={words.tableSystem(system)}
          help={words.tableSystemHelp}
          checked={card.isTableSystem === true}
          onChange={(isTableSystem) =>
            keepCard({ lines: card.lines, ...(isTableSystem && { isTableSystem }) })
          }
        />
      )}
      {CARD_LINES.map((line) => (
        <Field
          key={line}
          label={words.lines[line]}
          value={textOf(card, line)}
          maxLength={MOST_IN_CARD_LINE}
          autoComplete="off"
          onChange={(event) => put(line, event.target.value)}
        />
      ))}
    </div>
  );
}

export const textOf = ({ lines }: PartnershipCard, line: CardLine): string =>
  lines.find((one) => one.line === line)?.text ?? '';

function withLine(card: PartnershipCard, line: CardLine, text: string): PartnershipCard {
  const lines = card.lines.filter((one) => one.line !== line);
  return { ...card, lines: text === '' ? lines : [...lines, { line, text }] };
}

/** Returns the card as it may be sent: without empty lines. */
export const cardToSend = ({ isTableSystem, lines }: PartnershipCard): PartnershipCard => ({
  ...(isTableSystem && { isTableSystem }),
  lines: lines.flatMap(({ line, text }) => (text.trim() === '' ? [] : [{ line, text: text.trim() }])),
});
