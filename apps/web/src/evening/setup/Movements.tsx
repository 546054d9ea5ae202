import type { Advice, Occasion } from '@overtrick/movements/advice';
import { Fragment, type ReactNode, useId } from 'react';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import formStyles from '../../design/Form.module.css';
import prose from '../../design/Prose.module.css';
import { Select } from '../../design/Select.tsx';
import { keepHabits, useHabits } from '../../device/habits.ts';
import { eveningText } from '../../text/evening.ts';
import { concessionInWords } from '../plan/changesInWords.ts';
import { nearestRanges } from '../ranges.ts';
import {
  chosenKind,
  chosenOf,
  type MovementChoice,
  type NamedOption,
  namedFor,
  suggestionsFor,
} from './choice.ts';
import styles from './Setup.module.css';

const MOST_SUGGESTIONS = 6;
/** A round with more boards would take an evening. */
const MOST_BOARDS_A_ROUND = 30;
/** The ranges of numbers that are listed on each side of one that does not fit. */
const RANGES_NEAR = 2;

interface MovementsProps {
  /** Those who play it, where sections of different sizes have their own. */
  readonly label?: string;
  readonly occasion: Occasion;
  readonly choice: MovementChoice;
  readonly onChoose: (choice: MovementChoice) => void;
}

/** The choice of a movement: the suggestions, the best first, or all kinds by name, each with its concessions. */
export function Movements({
  label = eveningText.setup.movement,
  occasion,
  choice,
  onChoose,
}: MovementsProps) {
  const words = eveningText.setup.choice;
  if (occasion.entrants === 0) return null;
  return (
    <fieldset className={styles.movements}>
      <legend>{label}</legend>
      <Choice
        label={words.label}
        values={['suggestion', 'name']}
        value={choice.by}
        onChange={(by) => onChoose(by === 'name' ? { by } : { by, index: 0 })}
        labelOf={(by) => words.values[by]}
      />
      {choice.by === 'suggestion' ? (
        <Suggestions occasion={occasion} choice={choice} onChoose={onChoose} />
      ) : (
        <ByName occasion={occasion} choice={choice} onChoose={onChoose} />
      )}
    </fieldset>
  );
}

interface ListProps<By> {
  readonly occasion: Occasion;
  readonly choice: Extract<MovementChoice, { by: By }>;
  readonly onChoose: (choice: MovementChoice) => void;
}

function Suggestions({ occasion, choice, onChoose }: ListProps<'suggestion'>) {
  const name = useId();
  const suggestions = suggestionsFor(occasion);
  const chosen = suggestions[choice.index] === undefined ? 0 : choice.index;
  return suggestions.slice(0, MOST_SUGGESTIONS).map((advice, index) => (
    <Option
      key={`${advice.kind.id} ${advice.rounds}`}
      group={name}
      kind={advice.kind.id}
      isChosen={index === chosen}
      onChoose={() => onChoose({ by: 'suggestion', index })}
      {...(advice.kind.id === occasion.last && { mark: eveningText.setup.choice.last })}
    >
      <AdviceWords advice={advice} />
    </Option>
  ));
}

function ByName({ occasion, choice, onChoose }: ListProps<'name'>) {
  const name = useId();
  const words = eveningText.setup.choice;
  const chosen = chosenKind(choice, occasion);
  const picked = chosenOf(choice, occasion);
  return (
    <>
      {namedFor(occasion).map((option) => {
        const { kind, advice } = option;
        const isChosen = kind.id === chosen?.kind.id;
        const shown = isChosen ? picked : advice;
        return (
          <Fragment key={kind.id}>
            <Option
              group={name}
              kind={kind.id}
              isChosen={isChosen}
              isRefused={advice === undefined}
              onChoose={() => onChoose({ by: 'name', kind: kind.id })}
              {...(kind.id === occasion.last && { mark: words.last })}
            >
              {shown === undefined ? (
                <span className={prose.soft}>{whyRefused(option, occasion)}</span>
              ) : (
                <AdviceWords advice={shown} />
              )}
            </Option>
            {isChosen && shown !== undefined && (
              <PlanFields option={option} picked={shown} onChoose={onChoose} />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

interface PlanFieldsProps {
  readonly option: NamedOption;
  readonly picked: Advice;
  readonly onChoose: (choice: MovementChoice) => void;
}

/** The rounds and the boards per round of the movement chosen by name. */
function PlanFields({ option: { kind, rounds: possible }, picked, onChoose }: PlanFieldsProps) {
  const words = eveningText.setup.choice;
  const { rounds, boardsPerRound } = picked;
  return (
    <div className={formStyles.fields}>
      <Select
        label={words.rounds}
        values={possible.map(String)}
        value={String(rounds)}
        onChange={(one) => onChoose({ by: 'name', kind: kind.id, rounds: Number(one) })}
        labelOf={(one) => one}
      />
      <Field
        label={words.boardsPerRound}
        type="number"
        min={1}
        max={MOST_BOARDS_A_ROUND}
        value={boardsPerRound}
        onChange={({ target }) =>
          onChoose({
            by: 'name',
            kind: kind.id,
            rounds,
            boardsPerRound: Math.min(MOST_BOARDS_A_ROUND, Math.max(1, Math.floor(Number(target.value)))),
          })
        }
      />
    </div>
  );
}

/** Returns the sentence where no movement is suggested: no kind seats the number, or none has so few boards. */
export function whyNone(occasion: Occasion): string {
  const named = namedFor(occasion);
  if (named.some(({ rounds }) => rounds.length > 0)) return eveningText.setup.noMovement;
  return whyRefused({ sizes: [...new Set(named.flatMap(({ sizes }) => sizes))] }, occasion);
}

/** Returns the sentence with the numbers near the one wanted that fit. */
function whyRefused({ sizes }: Pick<NamedOption, 'sizes'>, { seating, entrants }: Occasion): string {
  return eveningText.setup.choice.refused(seating, entrants, nearestRanges(sizes, entrants, RANGES_NEAR));
}

interface OptionProps {
  /** The name of the radio buttons that belong together. */
  readonly group: string;
  readonly kind: string;
  readonly isChosen: boolean;
  readonly isRefused?: boolean;
  readonly mark?: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Option({ group, kind, isChosen, isRefused = false, mark, onChoose, children }: OptionProps) {
  return (
    <label className={styles.movement}>
      <input type="radio" name={group} checked={isChosen} disabled={isRefused} onChange={onChoose} />
      <span>
        <strong>{eveningText.movements[kind as keyof typeof eveningText.movements] ?? kind}</strong>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        {': '}
        {children}
      </span>
    </label>
  );
}

function AdviceWords({ advice }: { readonly advice: Advice }) {
  const { rounds, boardsPerRound, boards, boardsInPlay, minutes, concessions } = advice;
  const words = eveningText.setup;
  return (
    <>
      {words.of(rounds, boardsPerRound, boards, boardsInPlay, Math.floor(minutes / 60), minutes % 60)}
      <br />
      <span className={prose.soft}>
        {concessions.length === 0 ? words.noConcession : concessions.map(concessionInWords).join('; ')}
      </span>
    </>
  );
}

/** Returns the habits of this device as part of an occasion. */
export function useOccasion(): Pick<Occasion, 'leastBoardsPerRound' | 'boardsAtHand'> {
  const { leastBoardsPerRound, boardsAtHand } = useHabits();
  return { leastBoardsPerRound, ...(boardsAtHand !== undefined && { boardsAtHand }) };
}

/** The fields for the habits by which movements are suggested. */
export function HabitFields() {
  const { leastBoardsPerRound, boardsAtHand } = useHabits();
  const words = eveningText.setup.habits;
  return (
    <details className={styles.habits}>
      <summary>{words.label}</summary>
      <div className={formStyles.fields}>
        <Field
          label={words.least}
          type="number"
          min={1}
          max={10}
          value={leastBoardsPerRound}
          onChange={({ target }) =>
            keepHabits({ leastBoardsPerRound: Math.min(10, Math.max(1, Math.floor(Number(target.value)))) })
          }
        />
        <Field
          label={words.atHand}
          type="number"
          min={2}
          max={999}
          value={boardsAtHand ?? ''}
          help={words.atHandHelp}
          onChange={({ target }) => {
            const boards = Math.floor(Number(target.value));
            keepHabits({ boardsAtHand: boards >= 1 ? boards : undefined });
          }}
        />
      </div>
    </details>
  );
}
