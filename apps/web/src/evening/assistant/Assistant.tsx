import {
  type Effect,
  type Offender,
  type RulingLeaf,
  type RulingQuestion,
  type RulingTree,
  START,
} from '@overtrick/formats/rulings/tree';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { resultInWords } from '../result.ts';
import styles from './Assistant.module.css';
import { transferred } from './transfer.ts';
import { RULINGS_LANGUAGE } from './trees.ts';

/** A ruling that the director takes over: its reason, its Law, and the result in numbers where it has one. */
export interface TakenRuling {
  readonly reason: string;
  readonly law: string;
  readonly result?: string;
}

interface AssistantProps {
  readonly tree: RulingTree;
  /** The result so far and its board, where the ruling is about one. */
  readonly result?: string | undefined;
  readonly board?: number;
  /** The level of the headings of questions; a ruling has parts one level below. */
  readonly level: 2 | 3;
  readonly onTake?: (taken: TakenRuling) => void;
}

/** A ruling, question by question. What was answered stays in sight, and each answer can be changed. */
export function Assistant({ tree, result, board = 1, level, onTake }: AssistantProps) {
  /** The answers, by their numbers. */
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const now = useRef<HTMLHeadingElement>(null);
  const steps = stepsOf(tree, answers);
  const node = tree.nodes.get(steps.at(-1)?.to ?? START);
  useEffect(() => {
    if (answers.length > 0) now.current?.focus();
  }, [answers]);
  if (node === undefined) return null;
  const words = eveningText.assistant;
  return (
    <div className={styles.assistant}>
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={words.answers}>
          {steps.map(({ question, answer, from }, i) => (
            <li key={from}>
              <span lang={RULINGS_LANGUAGE}>
                {question} <strong>{answer}</strong>
              </span>{' '}
              <Button
                size="small"
                look="quiet"
                aria-label={words.changeOf(question)}
                onClick={() => setAnswers(answers.slice(0, i))}
              >
                {words.change}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {node.kind === 'question' ? (
        <Question
          node={node}
          heading={now}
          level={level}
          onAnswer={(answer) => setAnswers([...answers, answer])}
        />
      ) : (
        <Leaf
          tree={tree}
          leaf={node}
          heading={now}
          level={level}
          offender={steps.flatMap(({ offender }) => offender ?? []).at(-1)}
          result={result}
          board={board}
          onTake={onTake}
        />
      )}
    </div>
  );
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly question: string;
  readonly answer: string;
  readonly offender: Offender | undefined;
}

/** Returns the questions that were answered, from the first. */
function stepsOf({ nodes }: RulingTree, answers: readonly number[]): readonly Step[] {
  const steps: Step[] = [];
  let from = START;
  for (const number of answers) {
    const node = nodes.get(from);
    const answer = node?.kind === 'question' ? node.answers[number] : undefined;
    if (node?.kind !== 'question' || answer === undefined) break;
    steps.push({ from, to: answer.to, question: node.text, answer: answer.text, offender: answer.offender });
    from = answer.to;
  }
  return steps;
}

interface QuestionProps {
  readonly node: RulingQuestion;
  readonly level: 2 | 3;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly onAnswer: (answer: number) => void;
}

const Question = ({ node, level, heading, onAnswer }: QuestionProps) => (
  <section className={styles.question} lang={RULINGS_LANGUAGE}>
    <Heading level={level} heading={heading}>
      {node.text}
    </Heading>
    <div className={styles.answers}>
      {node.answers.map(({ text, to }, i) => (
        <Button key={`${text}${to}`} onClick={() => onAnswer(i)}>
          {text}
        </Button>
      ))}
    </div>
  </section>
);

interface HeadingProps {
  readonly level: 2 | 3;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly children: string;
}

/** A heading that takes the focus when an answer has led to it. */
function Heading({ level, heading, children }: HeadingProps) {
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <Level ref={heading} tabIndex={-1}>
      {children}
    </Level>
  );
}

interface LeafProps extends Omit<AssistantProps, 'board' | 'onTake'> {
  readonly onTake: AssistantProps['onTake'] | undefined;
  readonly leaf: RulingLeaf;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly offender: Offender | undefined;
  readonly board: number;
}

/** The ruling: what is done now, what may follow, its Law, and the result in numbers. */
function Leaf({ tree, leaf, level, heading, offender, result, board, onTake }: LeafProps) {
  const Part = level === 2 ? 'h3' : 'h4';
  const { now, later, law, effect } = leaf;
  const words = eveningText.assistant;
  const then = resultAfter(effect, offender, result, board);
  return (
    <section className={styles.leaf} aria-label={words.ruling}>
      <Heading level={level} heading={heading}>
        {words.law(law)}
      </Heading>
      <Part>{words.now}</Part>
      {now.map((sentence) => (
        <p key={sentence} lang={RULINGS_LANGUAGE}>
          {sentence}
        </p>
      ))}
      {later.length > 0 && (
        <>
          <Part>{words.later}</Part>
          {later.map((sentence) => (
            <p key={sentence} lang={RULINGS_LANGUAGE}>
              {sentence}
            </p>
          ))}
        </>
      )}
      {effect.kind === 'transfer' && (
        <p>
          <strong>
            {offender === 'declarer' ? words.toDefenders(effect.tricks) : words.toDeclarer(effect.tricks)}
            {then !== undefined && result !== undefined
              ? `: ${resultInWords(result, board)} → ${resultInWords(then, board)}`
              : ''}
          </strong>
        </p>
      )}
      {onTake && (
        <div className={styles.buttons}>
          <Button
            look="main"
            onClick={() =>
              onTake({
                law,
                reason: reasonOf(tree, leaf),
                ...(then !== undefined && { result: then }),
              })
            }
          >
            {words.take}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns the result that a ruling gives, where it can be computed. */
function resultAfter(
  effect: Effect,
  offender: Offender | undefined,
  result: string | undefined,
  board: number,
): string | undefined {
  if (effect.kind === 'award') return effect.score;
  if (effect.kind !== 'transfer' || offender === undefined || result === undefined) return undefined;
  return transferred(result, board, { tricks: effect.tricks, offender });
}

/** The longest reason that a ruling may have. */
const MOST_IN_REASON = 200;

/** Writes the reason of a ruling from its tree: `A revoke, Law 64A1: …`. */
function reasonOf({ title }: RulingTree, { law, now }: RulingLeaf): string {
  const whole = `${title}, Law ${law}: ${now.join(' ')}`;
  return whole.length <= MOST_IN_REASON ? whole : `${whole.slice(0, MOST_IN_REASON - 1)}…`;
}
