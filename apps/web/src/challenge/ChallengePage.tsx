import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { SYSTEM_POLICIES } from '@overtrick/rules/auction/systemChoices';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import prose from '../design/Prose.module.css';
import { keepChallenge, ownIn } from '../device/challenges.ts';
import { prefer, usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { findGame } from '../games/list.ts';
import { LinkRow } from '../invite/LinkRow.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import { takeUp, tellChallenge } from './api.ts';
import styles from './Challenge.module.css';
import { PartnerChoice, type People } from './PartnerChoice.tsx';
import { Standings } from './Standings.tsx';

/** The time between two looks at how the others get on, milliseconds. */
const LOOK_MS = 15_000;

/** One challenge: its link, its entrants, and the results of the boards that the visitor has finished. */
export default function ChallengePage({ challenge }: { readonly challenge: string }) {
  const [told, setTold] = useState<ChallengeOverview>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => {
    const answer = await tellChallenge(challenge);
    if (answer.ok) setTold(answer.value);
    setProblem(answer.ok ? undefined : answer.message);
  }, [challenge]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const words = text.challenge;
  const game = told && (findGame(told.game)?.name ?? told.game);
  const title =
    told === undefined || game === undefined
      ? words.title
      : told.day === undefined
        ? told.bidding === undefined
          ? words.called(game, told.boards)
          : text.bidding.called(told.boards)
        : words.ofDay(text.date(told.day));
  useTitle(title);
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{title}</h1>
        {problem !== undefined && (
          <p role="alert" className={form.problem}>
            {problem}
          </p>
        )}
        {told === undefined ? (
          problem === undefined && <p role="status">{words.loading}</p>
        ) : (
          <>
            <p>
              {told.bidding === undefined
                ? words.how(words.methods[told.method])
                : text.bidding.how(words.methods[told.method])}
            </p>
            {SYSTEM_POLICIES.map((side) => {
              const system = told[side];
              return (
                system !== undefined && (
                  <p key={side}>
                    {text.policies.name(side)}: {text.policies.value(side, system)}
                  </p>
                )
              );
            })}
            {told.deals !== undefined && (
              <details>
                <summary>{text.bidding.kind}</summary>
                <pre className={styles.script}>{told.deals}</pre>
              </details>
            )}
            <TakeUp told={told} onProblem={setProblem} />
            <div className={styles.list}>
              <p>{words.share}</p>
              <LinkRow label={words.share} link={location.href} copy={words.copy} />
            </div>
            {told.finished.length > 0 && <Standings told={told} />}
            <Entrants told={told} />
          </>
        )}
      </div>
    </Page>
  );
}

interface TakeUpProps {
  readonly told: ChallengeOverview;
  readonly onProblem: (why: string) => void;
}

/** The link to the visitor's own table. */
function TakeUp({ told: { challenge, game, boards, entrants, you, bidding }, onProblem }: TakeUpProps) {
  const name = usePreferences((chosen) => chosen.name);
  const [busy, setBusy] = useState(false);
  const [people, setPeople] = useState<People>('2');
  const [, navigate] = useLocation();
  const words = text.challenge;
  const own = ownIn(challenge);
  if (own !== undefined && you !== undefined) {
    const isDone = (entrants[you]?.done ?? 0) >= boards;
    return (
      <Link href={`/t/${own.table}`} className={`${button.button} ${isDone ? '' : button.main} ${styles.go}`}>
        {isDone ? words.again : words.goOn}
      </Link>
    );
  }
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isPair = bidding !== undefined && people === '2';
    const answer = await takeUp(challenge, { name: name.trim(), ...(isPair && { people: 2 }) });
    setBusy(false);
    if (!answer.ok) return onProblem(answer.message);
    const { table, token } = answer.value;
    keepChallenge({ challenge, table, token });
    rememberTable({ table, token, game }, Date.now());
    navigate(`/t/${table}`, { state: { invite: isPair } });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void take(event)}>
      <Field
        label={words.name}
        value={name}
        maxLength={24}
        required
        autoComplete="nickname"
        onChange={(event) => prefer({ name: event.target.value })}
      />
      {bidding !== undefined && <PartnerChoice value={people} onChange={setPeople} />}
      <Button type="submit" look="main" disabled={busy}>
        {bidding === undefined ? words.take(boards) : text.bidding.take}
      </Button>
    </form>
  );
}

function Entrants({ told: { entrants, boards } }: { readonly told: ChallengeOverview }) {
  const words = text.challenge;
  return (
    <section className={styles.part} aria-labelledby="entrants">
      <h2 id="entrants">{words.entrants}</h2>
      {entrants.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.list}>
        {entrants.map(({ name, done }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entrants keep their places
          <li key={i}>
            <b>{name}</b> <span className={prose.soft}>{words.done(done, boards)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
