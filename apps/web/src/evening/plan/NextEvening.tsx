import { nextEvening, type Play } from '@overtrick/evening/sessions/next';
import type { Tournament } from '@overtrick/evening/tournament';
import { rankedOf } from '@overtrick/evening/view/scores';
import { type Advice, adviceFor, type Occasion } from '@overtrick/movements/advice';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { chosenOf, FIRST_SUGGESTION, type MovementChoice } from '../setup/choice.ts';
import { HabitFields, Movements, useOccasion, whyNone } from '../setup/Movements.tsx';
import { planOfDraw, type Rounds, roundsFor, usualRounds } from '../setup/planOfAdvice.ts';
import type { Change } from './usePlanning.ts';

interface NextEveningProps {
  readonly tournament: Tournament;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
}

const WHO = ['all', 'final', 'both'] as const;
type Who = (typeof WHO)[number];

/** A form that starts the next evening of the tournament from this one: for all, or a final of the best. */
export function NextEvening({ tournament, onChange }: NextEveningProps) {
  const { form } = tournament.terms;
  const [who, setWho] = useState<Who>('all');
  const [named, setName] = useState<string>();
  const [count, setCount] = useState<string>();
  const [boards, setBoards] = useState('24');
  const [rounds, setRounds] = useState<Rounds>('planned');
  const [choice, setChoice] = useState<MovementChoice>(FIRST_SUGGESTION);
  const habits = useOccasion();
  const words = eveningText.next;
  const ranked = rankedOf(tournament).length;
  const isFinal = who !== 'all';
  const qualifiers = Number(count ?? halfOf(ranked)) || 0;
  const name = named ?? (isFinal ? words.final : words.evening(tournament.sessions.length + 2));
  const playing = isFinal ? qualifiers : ranked;
  const wanted = Number(boards) || 24;
  const drawings = roundsFor(form, playing);
  const isDrawn = rounds !== 'planned' && drawings.includes(rounds);
  const occasion: Occasion = {
    seating: form,
    entrants: isDrawn || playing < 2 ? 0 : playing,
    boards: wanted,
    ...habits,
  };
  const picked = occasion.entrants === 0 ? undefined : chosenOf(choice, occasion);
  const play = isDrawn ? drawnPlay(rounds, playing, wanted) : picked && playOf(picked);
  const [below] = who === 'both' ? adviceFor({ ...occasion, entrants: ranked - qualifiers }) : [];
  const next =
    play === undefined || (who === 'both' && below === undefined)
      ? undefined
      : nextEvening(tournament, {
          name: name.trim(),
          ...(isFinal && { qualifiers }),
          play,
          ...(below && { consolation: playOf(below) }),
        });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!next?.ok) return;
    const { session, plans } = next.value;
    // a section that has played has its times
    const times = tournament.clocks.get('A')?.times ?? {
      minutesPerBoard: 7,
      minutesPerMove: 1,
      warnings: [2],
    };
    const timed = plans
      .filter(({ section }) => tournament.clocks.get(section)?.times === undefined)
      .map(({ section }) => ({ kind: 'timed' as const, section, ...times }));
    void onChange(session, ...plans.map((plan) => ({ ...plan, entrants: [...plan.entrants] })), ...timed);
  };
  return (
    <form className={desk.form} onSubmit={begin} aria-labelledby="next-evening">
      <h2 id="next-evening">{words.title}</h2>
      <p>{words.help}</p>
      <Choice
        label={words.who}
        values={WHO}
        value={who}
        onChange={(one) => {
          setWho(one);
          setChoice(FIRST_SUGGESTION);
        }}
        labelOf={(one) => words.whos[one]}
        stacked
      />
      <div className={desk.fields}>
        <Field
          label={words.name}
          value={name}
          maxLength={40}
          required
          onChange={(event) => setName(event.target.value)}
        />
        {isFinal && (
          <Field
            label={words.qualifiers(ranked)}
            type="number"
            min={2}
            max={ranked}
            value={count ?? String(halfOf(ranked))}
            onChange={(event) => setCount(event.target.value)}
          />
        )}
        <Field
          label={eveningText.plan.boards}
          type="number"
          min={2}
          max={60}
          value={boards}
          onChange={(event) => setBoards(event.target.value)}
        />
      </div>
      {drawings.length > 1 && (
        <Choice
          label={eveningText.setup.rounds}
          values={drawings}
          value={isDrawn ? rounds : 'planned'}
          onChange={setRounds}
          labelOf={(one) => eveningText.setup.drawn[one]}
        />
      )}
      <Movements occasion={occasion} choice={choice} onChoose={setChoice} />
      {!isDrawn && <HabitFields />}
      {isFinal && <p>{isDrawn && rounds === 'knock-out' ? words.carriesNothing : words.carries}</p>}
      {next === undefined && <p role="status">{whyNone({ ...occasion, entrants: playing })}</p>}
      {next?.ok === false && <p role="status">{eveningText.refused(next.code, next.why ?? '')}</p>}
      <div>
        <Button look="main" type="submit" disabled={next?.ok !== true}>
          {words.begin}
        </Button>
      </div>
    </form>
  );
}

/** Returns half of the field, as an even number. */
const halfOf = (ranked: number): number => Math.max(2, 2 * Math.round(ranked / 4));

const playOf = ({ kind, rounds, boardsPerRound }: Advice): Play => ({
  movement: kind.id,
  rounds,
  boardsPerRound,
});

function drawnPlay(movement: Rounds, teams: number, boards: number): Play {
  const { rounds, boardsPerRound } = planOfDraw(
    movement,
    Array.from({ length: teams }, (_, i) => `${i}`),
    boards,
    usualRounds(movement, teams),
  );
  return { movement, boardsPerRound, ...(rounds !== undefined && { rounds }) };
}
