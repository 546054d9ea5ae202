import type { OptionValues } from '@overtrick/rules/options';
import { type PadDeal, wordsOf } from '@overtrick/rules/pad/form';
import { entryWords, readEntryOf } from '@overtrick/rules/pad/score';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { useTakesFocus } from '../design/useTakesFocus.ts';
import { boardText } from '../text/boards.ts';
import { Answer } from './Answer.tsx';
import { Answers } from './Answers.tsx';
import styles from './Pad.module.css';
import { answerInWords, type Players, questionOf } from './words.ts';

export interface EntryProps {
  readonly players: Players;
  readonly deal: PadDeal<OptionValues>;
  /** The words that are entered so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All is entered, and read once more. */
  readonly onEnter: (value: string) => void;
  /** The gain of the deal, in words, once all is entered. */
  readonly gainOf: (value: string) => string;
  /** Leaves it, where something else stands already. */
  readonly onLeave?: () => void;
}

/** The result of one deal, a tap for each part of it, or typed in one line. */
export function Entry({ players, deal, value, onChange, onEnter, gainOf, onLeave }: EntryProps) {
  const words = boardText.pad;
  const entered = entryWords(value);
  const read = readEntryOf(players.game, deal, entered);
  const { terms } = deal;
  const said = wordsOf(read.answers);
  const put = (word: string) => onChange([...said, word].join(' '));
  const asked = read.kind === 'asks' || read.kind === 'wrong' ? read.ask : undefined;
  const question = asked === undefined ? '' : questionOf(players, terms, asked);
  return (
    <div className={styles.entry}>
      {read.answers.length > 0 && (
        <dl className={styles.answers} aria-label={words.answers}>
          {read.answers.map(({ ask, value: answer, at }) => {
            const what = questionOf(players, terms, ask);
            const shown = answerInWords(players, terms, ask, answer);
            const mark = <Answer players={players} terms={terms} ask={ask} value={answer} />;
            return (
              <div key={`${ask.part} ${ask.seat ?? ''}`}>
                <dt>{what}</dt>
                <dd>
                  {at === undefined ? (
                    <span className={styles.given}>{mark}</span>
                  ) : (
                    <Button
                      size="small"
                      aria-label={words.back(`${what} ${shown}`)}
                      onClick={() => onChange(said.slice(0, at).join(' '))}
                    >
                      {mark}
                    </Button>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {asked !== undefined ? (
        <>
          <Asked>{question}</Asked>
          <Answers key={question} players={players} terms={terms} ask={asked} label={question} onPut={put} />
        </>
      ) : (
        <>
          <Asked>
            {words.brings} {gainOf(said.join(' '))}.
          </Asked>
          <Button look="main" size="large" onClick={() => onEnter(said.join(' '))}>
            {words.enter}
          </Button>
        </>
      )}
      <div className={styles.row}>
        {entered.length > 0 && <Button onClick={() => onChange('')}>{words.again}</Button>}
        {onLeave && (
          <Button look="quiet" onClick={onLeave}>
            {words.leave}
          </Button>
        )}
      </div>
      <Typed players={players} deal={deal} said={said} onChange={onChange} />
    </div>
  );
}

/** The question that is next; who hears the page hears each as it comes. */
function Asked({ children }: { readonly children: ReactNode }) {
  const asked = useTakesFocus<HTMLParagraphElement>(String(children));
  return (
    <p ref={asked} tabIndex={-1} className={styles.asked}>
      {children}
    </p>
  );
}

interface TypedProps extends Pick<EntryProps, 'players' | 'deal' | 'onChange'> {
  /** The words that stand. */
  readonly said: readonly string[];
}

const EXAMPLE = ['4SX', 'N', '+1'];

/** The same by keyboard: `4SX N +1`. */
function Typed({ players, deal, said, onChange }: TypedProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = boardText.pad;
  const isLike = readEntryOf(players.game, deal, EXAMPLE).kind !== 'wrong';
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const all = [...said, ...entryWords(typed)];
    const read = readEntryOf(players.game, deal, all);
    if (read.kind === 'wrong')
      return setProblem(
        read.ask === undefined
          ? words.tooMany(read.word)
          : words.notOne(read.word, questionOf(players, deal.terms, read.ask)),
      );
    setTyped('');
    setProblem(undefined);
    onChange(wordsOf(read.answers).join(' '));
  };
  return (
    <form className={styles.typed} onSubmit={enter}>
      <Field
        label={words.typed}
        help={isLike ? words.typedLike(EXAMPLE.join(' ')) : words.typedHelp}
        value={typed}
        problem={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit">{words.ok}</Button>
    </form>
  );
}
