import type { Form } from '@overtrick/evening/entry';
import type { TournamentPolicies } from '@overtrick/evening/terms/policies';
import { adviceFor } from '@overtrick/movements/advice';
import { present } from '@overtrick/rules/present';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { DeskList } from '../../account/DeskList.tsx';
import { Fan } from '../../deal/cards/Fan.tsx';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import formStyles from '../../design/Form.module.css';
import halves from '../../design/Halves.module.css';
import panel from '../../design/Panel.module.css';
import prose from '../../design/Prose.module.css';
import { keepHabits, useHabits } from '../../device/habits.ts';
import { localDay } from '../../device/localDay.ts';
import { pageOf, useKeys } from '../../device/tournaments.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { ScoringChoice } from '../plan/ScoringDesk.tsx';
import { scoringInMatches, scoringsFor } from '../plan/scorings.ts';
import { ByItself } from './ByItself.tsx';
import { Clubs } from './Clubs.tsx';
import { BOARD_GAMES, BOUNDS, formsOf } from './games.ts';
import { pairsFor, pairsIn, practicePairs } from './pairs.ts';
import {
  idsOf,
  mostRounds,
  planOfAdvice,
  planOfDraw,
  type Rounds,
  roundsFor,
  usualRounds,
} from './planOfAdvice.ts';
import { sectionLetter, useSections } from './Sections.tsx';
import { useBegin } from './useBegin.ts';

const MEDIA: readonly TournamentPolicies['medium'][] = ['real', 'online'];

/** The way into a club evening: a practice one, a new one, and those that this device knows. */
export default function EveningsPage() {
  const words = eveningText.setup;
  useTitle(words.title);
  return (
    <Page>
      <div className={halves.page}>
        <h1>{words.title}</h1>
        <p className={prose.lead}>{words.intro}</p>
        <p>
          <Link href="/rulings">{eveningText.assistant.open}</Link>
        </p>
        <p>
          <Link href="/results">{eveningText.opened.title}</Link>
        </p>
        <div className={halves.halves}>
          <div className={halves.half}>
            <Clubs />
            <Known />
            <DeskList isOfOthers />
            <Practice />
          </div>
          <NewEvening />
          <div className={halves.half}>
            <ByItself />
            <div className={halves.art} aria-hidden="true">
              <Fan />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}

function Known() {
  const keys = useKeys((known) => known.keys);
  const words = eveningText.setup;
  if (keys.length === 0) return null;
  return (
    <section className={panel.panel} aria-labelledby="known">
      <h2 id="known">{words.known}</h2>
      <ul className={prose.links}>
        {keys.map(({ tournament, token, role, name, place, seen }) => (
          <li key={token}>
            <Link href={`/club/${tournament}${pageOf(role)}`}>{name ?? eveningText.evening}</Link>{' '}
            <span className={prose.soft}>
              {[text.date(localDay(seen)), place ?? eveningText.roles[role as keyof typeof eveningText.roles]]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Practice() {
  const { go, isBusy, why } = useBegin();
  const words = eveningText.setup;
  const start = () => {
    const [advice] = adviceFor({ seating: 'pairs', entrants: 8, boards: 14 });
    if (advice === undefined) return;
    const pairs = practicePairs(8);
    void go({
      opening: {
        name: words.practiceName,
        form: 'pairs',
        game: 'bridge',
        method: 'mp',
        date: today(),
        isPractice: true,
      },
      pairs,
      plans: [{ section: 'A', ...planOfAdvice(advice, idsOf(pairs.length)) }],
    });
  };
  return (
    <section className={panel.panel} aria-labelledby="practice">
      <h2 id="practice">{words.practice}</h2>
      <p>{words.practiceIntro}</p>
      <Button onClick={start} disabled={isBusy}>
        {words.practiceGo}
      </Button>
      {why !== undefined && <p role="alert">{why}</p>}
    </section>
  );
}

const today = (): string => localDay(Date.now());

/** The form of a new evening: who comes, how long it is, and the movements that fit. */
function NewEvening() {
  const { go, isBusy, why } = useBegin();
  const [name, setName] = useState('');
  const [count, setCount] = useState('12');
  const [names, setNames] = useState('');
  const [boards, setBoards] = useState('24');
  const [game, setGame] = useState('bridge');
  const [medium, setMedium] = useState<TournamentPolicies['medium']>('real');
  const [wanted, setForm] = useState<Form>('pairs');
  const [rounds, setRounds] = useState<Rounds>('planned');
  const [swissRounds, setSwissRounds] = useState('');
  const [wantedScoring, setScoring] = useState('');
  const id = useId();
  const words = eveningText.setup;
  const atTable = BOARD_GAMES.find((one) => one.id === game)?.players ?? 4;
  const forms = formsOf(game);
  const form = forms.includes(wanted) ? wanted : (forms[0] ?? 'pairs');
  const isTeams = form === 'teams';
  const scorings = scoringsFor(form);
  const scoring = scorings.find((one) => one.id === wantedScoring) ?? scorings[0];
  const { least, most, players } = BOUNDS[form];
  const each = atTable === 2 ? 1 : players;
  const isAlone = each === 1;
  const entrants = Math.max(Number(count) || 0, pairsIn(names, each).length);
  const fits = entrants >= least && entrants <= most;
  const sections = useSections({
    seating: form,
    ids: idsOf(fits ? entrants : 0),
    boards: Number(boards) || 24,
    isReal: medium === 'real',
    last: useHabits(({ last }) => last),
    letterOf: sectionLetter,
  });
  const drawings = roundsFor(form, entrants);
  const isDrawn = rounds !== 'planned' && drawings.includes(rounds);
  const usual = usualRounds(rounds, entrants);
  const drawnRounds =
    rounds === 'swiss' ? Math.min(mostRounds(entrants), Math.max(1, Number(swissRounds) || usual)) : usual;
  const start = (event: FormEvent) => {
    event.preventDefault();
    const pairs = pairsFor(names, entrants, each);
    const scored = scoring && isDrawn && !isTeams ? scoringInMatches(scoring) : scoring;
    const [first] = sections.plans;
    if (!isDrawn && first !== undefined) keepHabits({ last: first.movement });
    void go({
      opening: {
        ...(name.trim() !== '' && { name: name.trim() }),
        date: today(),
        form,
        game,
        method: scored?.method ?? 'mp',
        ...present({ options: scored?.options }),
        ...(medium === 'online' && { policies: { medium } }),
      },
      pairs,
      plans: isDrawn
        ? [
            {
              section: 'A',
              seating: form,
              ...planOfDraw(rounds, idsOf(pairs.length), Number(boards) || 24, drawnRounds),
            },
          ]
        : sections.plans,
    });
  };
  return (
    <section className={panel.panel} aria-labelledby="new">
      <h2 id="new">{words.new}</h2>
      <form className={formStyles.form} onSubmit={start}>
        <Field
          label={words.name}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <GameChoice game={game} onChoose={setGame} />
        {forms.length > 1 && (
          <Choice
            label={words.form}
            values={forms}
            value={form}
            onChange={setForm}
            labelOf={(one) => words.forms[one]}
          />
        )}
        <Choice
          label={words.medium}
          values={MEDIA}
          value={medium}
          onChange={setMedium}
          labelOf={(one) => eveningText.plan.policyValues.medium[one]}
        />
        <div className={formStyles.fields}>
          <Field
            label={isAlone ? words.players : isTeams ? words.teams : words.pairs}
            type="number"
            min={least}
            max={most}
            value={count}
            problem={fits ? undefined : isTeams ? words.howManyTeams : words.howMany(least, most)}
            onChange={(event) => setCount(event.target.value)}
          />
          <Field
            label={words.boards}
            type="number"
            min={2}
            max={60}
            value={boards}
            onChange={(event) => setBoards(event.target.value)}
          />
        </div>
        <div className={formStyles.form}>
          <label htmlFor={`${id}names`}>
            {isAlone ? words.playerNames : isTeams ? words.teamNames : words.names}
          </label>
          <textarea
            id={`${id}names`}
            className={formStyles.text}
            rows={6}
            value={names}
            placeholder={isAlone ? '' : isTeams ? words.teamNamesExample : words.namesExample}
            aria-describedby={`${id}help`}
            onChange={(event) => setNames(event.target.value)}
          />
          <p id={`${id}help`} className={prose.soft}>
            {isAlone ? words.playersHelp : isTeams ? words.teamNamesHelp : words.namesHelp}
          </p>
        </div>
        {scorings.length > 1 && scoring !== undefined && (
          <ScoringChoice scorings={scorings} value={scoring.id} onChoose={setScoring} />
        )}
        {drawings.length > 1 && (
          <Choice
            label={words.rounds}
            values={drawings}
            value={isDrawn ? rounds : 'planned'}
            onChange={setRounds}
            labelOf={(one) => words.drawn[one]}
          />
        )}
        {isDrawn && rounds === 'swiss' && (
          <Field
            label={words.drawnRounds}
            type="number"
            min={1}
            max={mostRounds(entrants)}
            value={swissRounds}
            placeholder={`${usual}`}
            help={[words.drawnRoundsHelp(usual, mostRounds(entrants)), words.swissHelp].join(' ')}
            onChange={(event) => setSwissRounds(event.target.value)}
          />
        )}
        {!isDrawn && sections.fields}
        <Button look="main" size="large" type="submit" disabled={isBusy || !fits}>
          {words.open}
        </Button>
        {why !== undefined && <p role="alert">{why}</p>}
      </form>
    </section>
  );
}

function GameChoice({ game, onChoose }: { readonly game: string; readonly onChoose: (id: string) => void }) {
  const id = useId();
  return (
    <div className={formStyles.form}>
      <label htmlFor={id}>{eveningText.setup.game}</label>
      <select
        id={id}
        className={formStyles.text}
        value={game}
        onChange={(event) => onChoose(event.target.value)}
      >
        {BOARD_GAMES.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
