import { CARD_LINES, type CardLine, MOST_IN_CARD_LINE, type PartnershipCard } from '@overtrick/protocol/card';
import { Choice } from '../design/Choice.tsx';
import { Field, Flag } from '../design/Field.tsx';
import { keepCard, useCard } from '../device/card.ts';
import { talkText } from '../text/talk.ts';
import { agreements } from './agreements.build.ts';
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
      <Flag
        label={system === undefined ? words.tableSystemAny : words.tableSystem(system)}
        help={words.tableSystemHelp}
        checked={card.isTableSystem === true}
        onChange={(isTableSystem) => keepCard({ ...without(card), ...(isTableSystem && { isTableSystem }) })}
      />
      {card.isTableSystem && <Agreements card={card} />}
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

/** The agreements beside the table's system, each with its choices; the usual ones are not kept. */
function Agreements({ card }: { readonly card: PartnershipCard }) {
  const words = talkText.agreements;
  const choose = (id: string, choice: string, usual: string | undefined) => {
    const { [id]: _, ...others } = card.choices ?? {};
    keepCard({ ...card, choices: choice === usual ? others : { ...others, [id]: choice } });
  };
  return (
    <details className={styles.agreements}>
      <summary>{words.chosen}</summary>
      <p>{words.chosenHelp}</p>
      <div className={styles.form}>
        {agreements.map(({ id, choices }) => (
          <Choice
            key={id}
            label={nameOfAgreement(id)}
            values={choices}
            value={card.choices?.[id] ?? choices[0] ?? ''}
            onChange={(choice) => choose(id, choice, choices[0])}
            labelOf={nameOfChoice}
          />
        ))}
      </div>
    </details>
  );
}

/** Returns the words of an agreement; its id for one that this version does not know. */
export const nameOfAgreement = (id: string): string => wordIn(talkText.agreements.choiceNames, id);
/** Returns the words of a choice. */
export const nameOfChoice = (choice: string): string => wordIn(talkText.agreements.choiceValues, choice);

const wordIn = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? id;

/** Returns the card without the mark that the table's system is played. */
const without = ({ isTableSystem: _, ...card }: PartnershipCard): PartnershipCard => card;

export const textOf = ({ lines }: PartnershipCard, line: CardLine): string =>
  lines.find((one) => one.line === line)?.text ?? '';

function withLine(card: PartnershipCard, line: CardLine, text: string): PartnershipCard {
  const lines = card.lines.filter((one) => one.line !== line);
  return { ...card, lines: text === '' ? lines : [...lines, { line, text }] };
}
