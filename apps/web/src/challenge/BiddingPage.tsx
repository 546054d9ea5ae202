import { BIDDING_CHALLENGES, type BiddingChallenge } from '@overtrick/protocol/challengeForms';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { DealsField } from '../deal/kinds/DealsField.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import prose from '../design/Prose.module.css';
import { keepChallenge } from '../device/challenges.ts';
import { prefer, usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import { openNew, takeUp } from './api.ts';
import styles from './Challenge.module.css';
import { PartnerChoice, type People } from './PartnerChoice.tsx';

const BOARDS = ['4', '8', '12', '16'] as const;

/** The page on which two begin to bid a series of hands together, as a challenge that other pairs can take up. */
export default function BiddingPage() {
  const name = usePreferences((chosen) => chosen.name);
  const [deals, setDeals] = useState('');
  const [boards, setBoards] = useState<(typeof BOARDS)[number]>('8');
  const [bidding, setBidding] = useState<BiddingChallenge>('quiet');
  const [people, setPeople] = useState<People>('2');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const words = text.bidding;
  useTitle(words.title);
  const begin = async (): Promise<string | undefined> => {
    const opened = await openNew({
      game: 'bridge',
      boards: Number(boards),
      method: 'cross-imp',
      bots: 'club',
      bidding,
      ...(deals.trim() !== '' && { deals }),
    });
    if (!opened.ok) return opened.message;
    const { challenge } = opened.value;
    const own = name.trim() || text.lobby.namePlaceholder;
    const taken = await takeUp(challenge, { name: own, ...(people === '2' && { people: 2 }) });
    if (!taken.ok) return taken.message;
    const { table, token } = taken.value;
    keepChallenge({ challenge, table, token });
    rememberTable({ table, token, game: 'bridge' }, Date.now());
    navigate(`/t/${table}`, { state: { invite: people === '2' } });
    return undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(await begin());
    setBusy(false);
  };
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <form className={`${styles.part} ${styles.form}`} onSubmit={(event) => void submit(event)}>
          <Choice
            label={text.challenge.boards}
            values={BOARDS}
            value={boards}
            onChange={setBoards}
            labelOf={(one) => one}
          />
          <PartnerChoice value={people} onChange={setPeople} />
          <Choice
            stacked
            label={words.against}
            values={BIDDING_CHALLENGES}
            value={bidding}
            onChange={setBidding}
            labelOf={(one) => words.sides[one]}
          />
          <DealsField value={deals} onChange={setDeals} />
          <Field
            label={text.challenge.name}
            placeholder={text.lobby.namePlaceholder}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => prefer({ name: event.target.value })}
          />
          {problem !== undefined && (
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          )}
          <Button type="submit" look="main" disabled={busy}>
            {words.go}
          </Button>
          <p className={prose.soft}>{words.another}</p>
        </form>
      </div>
    </Page>
  );
}
