import { CHALLENGE_FORMS, CHALLENGE_METHODS, type ChallengeMethod } from '@overtrick/protocol/challengeForms';
import { BOT_CHOICES } from '@overtrick/protocol/policies';
import { SYSTEM_CHOICES, SYSTEM_POLICIES, type SystemChoice } from '@overtrick/rules/auction/systemChoices';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Fan } from '../deal/cards/Fan.tsx';
import { DealsField } from '../deal/kinds/DealsField.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import form from '../design/Form.module.css';
import { Select } from '../design/Select.tsx';
import { isBidInPairs } from '../games/isBidInPairs.ts';
import { findGame, GAMES } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import { openNew, today } from './api.ts';
import styles from './Challenge.module.css';
import { DayPart } from './DayPart.tsx';
import { Ratings } from './Ratings.tsx';
import { Taken } from './Taken.tsx';

const FITTING = GAMES.filter(({ matches }) => matches.some(({ id }) => CHALLENGE_FORMS.includes(id)));
const BOARDS = ['4', '8', '12', '16'] as const;

/** The page on which a challenge begins: the board of the day, or boards for whom one likes. */
export default function ChallengesPage() {
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const words = text.challenge;
  useTitle(text.challenge.title);
  const go = async (asked: ReturnType<typeof today>) => {
    const answer = await asked;
    if (answer.ok) navigate(`/challenge/${answer.value.challenge}`);
    else setProblem(answer.message);
  };
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        {problem !== undefined && (
          <p role="alert" className={form.problem}>
            {problem}
          </p>
        )}
        <div className={styles.beside}>
          <DayPart onGo={() => void go(today())} />
          <Taken />
          <Ratings />
          <div className={styles.art} aria-hidden="true">
            <Fan />
          </div>
        </div>
        <NewChallenge onOpen={(wanted) => void go(openNew(wanted))} />
      </div>
    </Page>
  );
}

interface NewChallengeProps {
  readonly onOpen: (wanted: Parameters<typeof openNew>[0]) => void;
}

function NewChallenge({ onOpen }: NewChallengeProps) {
  const [game, setGame] = useState(FITTING[0]?.id ?? '');
  const [boards, setBoards] = useState<(typeof BOARDS)[number]>('4');
  const [method, setMethod] = useState<ChallengeMethod>('mp');
  const [deals, setDeals] = useState('');
  const [bots, setBots] = useState<(typeof BOT_CHOICES)[number]>('club');
  const [systems, setSystems] = useState<Readonly<Record<(typeof SYSTEM_POLICIES)[number], SystemChoice>>>({
    systemNS: 'usual',
    systemEW: 'usual',
  });
  const words = text.challenge;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isDealt = findGame(game)?.ordered !== true && deals.trim() !== '';
    onOpen({
      game,
      boards: Number(boards),
      method,
      bots,
      ...(isBidInPairs(game) && systems),
      ...(isDealt && { deals }),
    });
  };
  return (
    <section className={styles.part} aria-labelledby="new">
      <h2 id="new">{words.new}</h2>
      <form className={`${styles.form} ${styles.fields}`} onSubmit={submit}>
        <Select
          label={words.game}
          values={FITTING.map(({ id }) => id)}
          value={game}
          onChange={setGame}
          labelOf={(id) => findGame(id)?.name ?? id}
        />
        <Choice
          label={words.boards}
          values={BOARDS}
          value={boards}
          onChange={setBoards}
          labelOf={(one) => one}
        />
        <Choice
          label={words.method}
          values={CHALLENGE_METHODS}
          value={method}
          onChange={setMethod}
          labelOf={(one) => words.methods[one]}
        />
        <Choice
          label={words.bots}
          values={BOT_CHOICES}
          value={bots}
          onChange={setBots}
          labelOf={(one) => text.policies.value('bots', one)}
        />
        {isBidInPairs(game) &&
          SYSTEM_POLICIES.map((side) => (
            <Choice
              key={side}
              label={text.policies.name(side)}
              values={SYSTEM_CHOICES}
              value={systems[side]}
              onChange={(choice) => setSystems({ ...systems, [side]: choice })}
              labelOf={(one) => text.policies.value(side, one)}
            />
          ))}
        {findGame(game)?.ordered !== true && <DealsField value={deals} onChange={setDeals} />}
        <Button type="submit" look="main">
          {words.open}
        </Button>
      </form>
    </section>
  );
}
