import { PLAY_LEVELS, type PlayLevel, WISH_KINDS } from '@overtrick/protocol/meeting/choices';
import type { Wish } from '@overtrick/protocol/meeting/forms';
import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/auction/systemChoices';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import prose from '../design/Prose.module.css';
import { Select } from '../design/Select.tsx';
import { mutedIn, useWishes } from '../device/wishes.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { nameOfSystem } from './choices.tsx';
import styles from './Meet.module.css';
import { isIn, nextOccasion, PARTS, type PartOfDay, weekdayOf } from './times.ts';
import { WishCard } from './WishCard.tsx';

const ALL = 'all';
const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

interface Filter {
  readonly kind: (typeof WISH_KINDS)[number] | typeof ALL;
  readonly level: PlayLevel;
  readonly system: SystemChoice;
  readonly day: (typeof DAYS)[number] | typeof ALL;
  readonly part: PartOfDay | typeof ALL;
}

const NONE: Filter = { kind: ALL, level: 'any', system: 'usual', day: ALL, part: ALL };

/** The open requests for partners, by level, system and time. */
export function Wishes({ now }: { readonly now: number }) {
  const [filter, setFilter] = useState(NONE);
  const { wishes, next, problem, more } = useListed(filter);
  const { own, hidden } = useWishes();
  const words = eveningText.meet;
  const shown = wishes?.filter(
    (wish) =>
      !hidden.includes(wish.wish) && !own.some((one) => one.wish === wish.wish) && suits(wish, filter, now),
  );
  return (
    <section className={styles.part} aria-labelledby="wishes">
      <h2 id="wishes">{words.wishes}</h2>
      <p>{words.wishesIntro}</p>
      <Filters filter={filter} onChange={setFilter} />
      <p className={prose.soft}>{words.yourClock(ownZone())}</p>
      {problem !== undefined ? (
        <p role="alert">{problem}</p>
      ) : (
        <p role="status">
          {shown === undefined ? words.loading : shown.length === 0 ? words.wishesNone : ''}
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((wish) => (
            <li key={wish.wish}>
              <WishCard wish={wish} now={now} />
            </li>
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Button className={styles.go ?? ''} onClick={more}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

/** Returns the reader's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function suits({ zone, times }: Wish, { day, part }: Filter, now: number): boolean {
  return times.some((time) => {
    const occasion = nextOccasion(zone, time, now);
    return (
      (day === ALL || weekdayOf(occasion.start) === Number(day)) && (part === ALL || isIn(occasion, part))
    );
  });
}

/** Returns the requests of that kind, level and system, with as many pages as the visitor has loaded. */
function useListed({ kind, level, system }: Filter) {
  const [wishes, setWishes] = useState<readonly Wish[]>();
  const [next, setNext] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const without = useWishes(mutedIn);
  const load = useCallback(
    async (after?: string) =>
      ask('GET /api/wishes', {
        query: {
          ...(kind !== ALL && { kind }),
          ...(level !== 'any' && { level }),
          ...(system !== 'usual' && { system }),
          ...(after !== undefined && { after }),
          ...(without !== '' && { without }),
        },
      }),
    [kind, level, system, without],
  );
  const take = useCallback((answer: Awaited<ReturnType<typeof load>>, before: readonly Wish[] = []) => {
    setProblem(answer.ok ? undefined : answer.message);
    if (!answer.ok) return;
    setWishes([...before, ...answer.value.wishes]);
    setNext(answer.value.next);
  }, []);
  useEffect(() => {
    let isThere = true;
    void load().then((answer) => isThere && take(answer));
    return () => {
      isThere = false;
    };
  }, [load, take]);
  const more = () => void load(next).then((answer) => take(answer, wishes));
  return { wishes, next, problem, more };
}

function Filters({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) {
  const words = eveningText.meet;
  const pick = <K extends keyof Filter>(
    key: K,
    label: string,
    values: readonly Filter[K][],
    labelOf: (value: Filter[K]) => ReactNode,
  ) => (
    <Select
      label={label}
      values={values}
      value={filter[key]}
      onChange={(value) => onChange({ ...filter, [key]: value })}
      labelOf={labelOf}
    />
  );
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{words.filter}</legend>
      {pick('kind', words.kind, [ALL, ...WISH_KINDS], (kind) =>
        kind === ALL ? words.all : words.kinds[kind],
      )}
      {pick('level', words.level, PLAY_LEVELS, (level) => words.levels[level])}
      {pick('system', words.system, SYSTEM_CHOICES, (system) =>
        system === 'usual' ? words.all : nameOfSystem(system),
      )}
      {pick('day', words.day, [ALL, ...DAYS], (day) =>
        day === ALL ? words.all : eveningText.home.weekday(Number(day)),
      )}
      {pick('part', words.part, [ALL, ...PARTS], (part) => (part === ALL ? words.all : words.parts[part]))}
    </fieldset>
  );
}
