import type { ClubSeries } from '@overtrick/protocol/clubs';
import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { Select } from '../design/Select.tsx';
import { BOARD_GAMES, gameName } from '../evening/setup/games.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { placesIn } from './placesIn.ts';
import type { Home } from './useHome.ts';

interface SeriesFormProps {
  readonly home: Home;
  readonly onClose: () => void;
}

const FORMS = ['series', 'ladder'] as const;
const WHO = ['players', 'pairs'] as const;
const BY = ['percent', 'points', 'places'] as const;
const TOTALS = ['mean', 'sum'] as const;
const TIES = ['shared', 'countback'] as const;

/** The numbers and days of the rules as they are typed; empty where a rule is left out. */
const NOTHING = { points: '', best: '', least: '', nights: '', from: '', to: '' };

/** The nights of a match of two players, unless something else is typed: from 3 to 6 of them. */
const NIGHTS = '6';
const ALL = 'all';

/** The rules of a new series. */
export function SeriesForm({ home: { club, token, does }, onClose }: SeriesFormProps) {
  const [rules, setRules] = useState<ClubSeries>({
    name: '',
    form: 'series',
    who: 'players',
    by: 'percent',
    total: 'mean',
    ties: 'shared',
  });
  const [typed, setTyped] = useState(NOTHING);
  const words = eveningText.home;
  const isLadder = rules.form === 'ladder';
  const put = (changed: Partial<ClubSeries>) => setRules({ ...rules, ...changed });
  const matchOfNights = () => {
    const two = BOARD_GAMES.find(({ players }) => players === 2)?.id;
    put({ form: 'series', who: 'players', by: 'percent', total: 'mean', ...(two && { game: two }) });
    setTyped({ ...NOTHING, nights: NIGHTS });
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const { from, to } = typed;
    const number = (key: 'best' | 'least' | 'nights') =>
      typed[key] === '' || (isLadder && key !== 'nights') ? {} : { [key]: Number(typed[key]) };
    const places = rules.by === 'places' ? placesIn(typed.points) : [];
    const body = {
      ...rules,
      ...(places.length > 0 && { places }),
      name: rules.name.trim(),
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
      ...number('best'),
      ...number('least'),
      ...number('nights'),
    };
    const begun = await does(ask('POST /api/clubs/{club}/series', { parameters: { club }, token, body }));
    if (begun !== undefined) onClose();
  };
  const field = (key: Exclude<keyof typeof NOTHING, 'points'>, help?: string) => (
    <Field
      label={words[key]}
      help={help}
      type={key === 'from' || key === 'to' ? 'date' : 'number'}
      min={key === 'from' || key === 'to' ? undefined : 1}
      max={key === 'from' || key === 'to' ? undefined : 99}
      value={typed[key]}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
    />
  );
  return (
    <form className={form.form} onSubmit={(event) => void begin(event)}>
      <div>
        <Button onClick={matchOfNights}>{words.nightsMatch}</Button>
      </div>
      <Field
        label={words.name}
        value={rules.name}
        maxLength={60}
        required
        onChange={(event) => put({ name: event.target.value })}
      />
      <Choice
        label={words.seriesForm}
        values={FORMS}
        value={rules.form}
        onChange={(form) => put({ form })}
        labelOf={(one) => words.seriesForms[one]}
        {...(isLadder && { help: words.ladderHelp })}
      />
      <Choice
        label={words.seriesWho}
        values={WHO}
        value={rules.who}
        onChange={(who) => put({ who })}
        labelOf={(one) => words.whos[one]}
      />
      {!isLadder && (
        <>
          <Choice
            label={words.by}
            values={BY}
            value={rules.by}
            onChange={(by) => put({ by })}
            labelOf={(one) => words.bys[one]}
            stacked
          />
          {rules.by === 'places' && (
            <Field
              label={words.points}
              help={words.pointsHelp}
              value={typed.points}
              placeholder="10, 6, 3"
              onChange={(event) => setTyped({ ...typed, points: event.target.value })}
            />
          )}
          <Choice
            label={words.total}
            values={TOTALS}
            value={rules.total}
            onChange={(total) => put({ total })}
            labelOf={(one) => words.totals[one]}
          />
          <Choice
            label={words.ties}
            values={TIES}
            value={rules.ties}
            onChange={(ties) => put({ ties })}
            labelOf={(one) => words.tiesOf[one]}
            stacked
          />
          {field('best')}
          {field('least')}
        </>
      )}
      <Select
        label={eveningText.setup.game}
        values={[ALL, ...BOARD_GAMES.map(({ id }) => id)]}
        value={rules.game ?? ALL}
        onChange={(game) => put({ game: game === ALL ? undefined : game })}
        labelOf={(game) => (game === ALL ? words.allGames : gameName(game))}
      />
      {field('nights', words.nightsHelp)}
      <div className={form.fields}>
        {field('from')}
        {field('to')}
      </div>
      <div>
        <Button type="submit" look="main" disabled={rules.name.trim() === ''}>
          {words.begin}
        </Button>
      </div>
    </form>
  );
}
