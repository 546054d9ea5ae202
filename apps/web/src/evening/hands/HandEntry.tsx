import { type Card, cardOf, RANKS, SUITS } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type FormEvent, useState } from 'react';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Hands.module.css';
import {
  filled,
  holderOf,
  isWhole,
  NO_HANDS,
  nextOpen,
  type TypedFault,
  tapped,
  typedHand,
  WHOLE,
} from './hands.ts';
import { dealtTextOf, rowOf, typedRow } from './rows.ts';

interface HandEntryProps {
  readonly board: number;
  /** The hands that are entered in their order, which the game counts. */
  readonly inOrder: readonly Seat[];
}

/**
 * The hands of a board after its play: a tap for each card, by suits, or a line for each hand. Cards leave the pack as
 * they are used, and the fourth hand is the rest. A hand whose order counts is entered from its left end.
 */
export function HandEntry({ board, inOrder }: HandEntryProps) {
  const club = useEveningClient();
  const words = eveningText.hands;
  const [hands, setHands] = useState(NO_HANDS);
  /** The cards in the order in which they were entered. */
  const [entered, setEntered] = useState<readonly Card[]>([]);
  const [seat, setSeat] = useState<Seat>('N');
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<TypedFault>();
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const isRow = inOrder.includes(seat);
  const row = isRow ? rowOf(hands, entered, seat) : [];
  const cards = dealtTextOf(hands, entered, inOrder);
  const goOn = (now: typeof hands, last: readonly Card[]) => {
    setHands(now);
    setEntered([...entered.filter((card) => !last.includes(card)), ...last]);
    setDone(false);
    if (isWhole(now[seat])) setSeat(nextOpen(now, seat) ?? seat);
  };
  const type = (event: FormEvent) => {
    event.preventDefault();
    const read = isRow ? typedRow(hands, seat, line) : typedHand(hands, seat, line, inOrder);
    if ('fault' in read) return setFault(read.fault);
    setFault(undefined);
    setLine('');
    goOn(filled(read.hands, inOrder), read.row);
  };
  const enter = async () => {
    if (cards === undefined) return;
    const did = await club.act({ kind: 'dealt', board, ...cards, source: 'hand' });
    setProblem(did?.ok ? undefined : whyNot(did));
    setDone(did?.ok === true);
  };
  return (
    <section className={styles.hands} aria-label={words.title(board)}>
      <Choice
        label={words.whose}
        values={SEATS}
        value={seat}
        onChange={(one) => {
          setSeat(one);
          setFault(undefined);
        }}
        labelOf={(one) => words.seat(text.seats[one], size(hands[one]))}
      />
      <form className={styles.typed} onSubmit={type}>
        <Field
          label={isRow ? words.typedInOrder(text.seats[seat]) : words.typed(text.seats[seat])}
          value={line}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={isRow ? 'S3 H9 D6 SA C5 …' : 'AQ96.K7.QJ54.983'}
          problem={fault && faultInWords(fault, isRow)}
          onChange={(event) => {
            setLine(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit">{words.take}</Button>
      </form>
      <fieldset className={styles.pack}>
        <legend>{isRow ? words.packInOrder(text.seats[seat]) : words.pack(text.seats[seat])}</legend>
        {SUITS.toReversed().map((suit) => (
          <div key={suit} className={styles.suit}>
            <StrainMark strain={suit} />
            <div className={styles.ranks}>
              {RANKS.toReversed().map((rank) => {
                const card = cardOf(suit, rank);
                const holder = holderOf(hands, card);
                return (
                  <button
                    key={rank}
                    type="button"
                    className={styles.card}
                    aria-pressed={holder === seat}
                    aria-label={text.card(card)}
                    disabled={(holder !== undefined && holder !== seat) || (!holder && isWhole(hands[seat]))}
                    onClick={() => goOn(tapped(hands, seat, card, inOrder), [card])}
                  >
                    {text.rankShort(rank)}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </fieldset>
      {row.length > 0 && (
        <p className={styles.row}>
          {words.row(text.seats[seat], row.map((card) => text.card(card)).join(', '))}
        </p>
      )}
      <p role="status">
        {isDone
          ? eveningText.plan.done
          : cards === undefined
            ? words.count(text.seats[seat], size(hands[seat]), WHOLE)
            : words.whole}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={form.buttons}>
        <Button look="main" disabled={cards === undefined} onClick={() => void enter()}>
          {words.enter}
        </Button>
        <Button
          onClick={() => {
            setHands(NO_HANDS);
            setEntered([]);
            setSeat('N');
          }}
        >
          {eveningText.entry.again}
        </Button>
      </div>
    </section>
  );
}

function faultInWords(fault: TypedFault, isRow: boolean): string {
  const words = eveningText.hands;
  if (fault.kind === 'twice') return words.twice(text.card(fault.card), text.seats[fault.holder]);
  return fault.kind === 'count'
    ? words.wrongCount(fault.count)
    : (isRow ? words.wrongRow : words.wrongText)(fault.text);
}
