import type { TableState } from '@overtrick/protocol/table';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { chairName } from '../../../deal/words.ts';
import button from '../../../design/Button.module.css';
import { Button } from '../../../design/Button.tsx';
import { copied } from '../../../device/copy.ts';
import { practiceOf, rememberTable } from '../../../device/tables.ts';
import { LinkRow } from '../../../invite/LinkRow.tsx';
import { playAgain } from '../../../offline/again.ts';
import { openTable } from '../../../offline/openTable.ts';
import { text } from '../../../text/text.ts';
import { makeFragment } from '../../../think/source.ts';
import { useCtrl } from '../../ctrl/context.ts';
import { kindOf } from './kindOf.ts';
import styles from './Verdict.module.css';

/** Buttons after a finished deal: play it again, play others of its kind, and let a friend play it too. */
export function Further({
  state,
  record,
}: {
  readonly state: TableState;
  readonly record: string | undefined;
}) {
  const ctrl = useCtrl();
  const [, navigate] = useLocation();
  /** The link that could not be copied, to be copied by hand. */
  const [shownLink, setLink] = useState<string>();
  const { you, match, game, table, view } = state;
  if (you === undefined) return null;
  const name = chairName(state, you);
  const kind = state.deals ?? kindOf(state);
  const sent = practiceOf(table)?.from;
  const again = async () => {
    if (record === undefined) return;
    const id = await playAgain({ record, from: 0, match, chair: you, name });
    if (id === undefined) return ctrl.notice(text.refusals.ERR_OFFLINE);
    navigate(`/t/${id}`);
  };
  const more = async () => {
    const { options, matchOptions, policies } = state;
    const wanted = { game, options, match, matchOptions, policies: { ...policies }, name, chair: you };
    const answer = await openTable({ ...wanted, ...(kind !== undefined && { deals: kind }) });
    if (!answer.ok) return ctrl.notice(text.refusals[answer.code] ?? answer.message);
    rememberTable({ table: answer.table, token: answer.token, game, match }, Date.now());
    navigate(`/t/${answer.table}`);
  };
  const send = async () => {
    setLink(undefined);
    if (record === undefined) return;
    const seats = state.chairs.map((chair) => [chair.seat, chair.name] as const);
    const told = { record, match, players: Object.fromEntries(seats), ...(view.seat && { seat: view.seat }) };
    const link = `${location.origin}/again#${await makeFragment(told)}`;
    if (navigator.share !== undefined)
      return navigator.share({ title: text.verdict.sentTitle(name), url: link }).catch(() => undefined);
    if (await copied(link)) ctrl.notice(text.verdict.copied);
    else setLink(link);
  };
  return (
    <div className={styles.further}>
      <Button onClick={() => void again()} disabled={record === undefined}>
        {text.verdict.again}
      </Button>
      {kind !== undefined && <Button onClick={() => void more()}>{text.verdict.sameKind}</Button>}
      <Button onClick={() => void send()} disabled={record === undefined}>
        {text.verdict.send}
      </Button>
      {shownLink !== undefined && (
        <div className={styles.sent}>
          <LinkRow label={text.verdict.send} link={shownLink} copy={text.invite.copy} isByHand />
        </div>
      )}
      {sent !== undefined && (
        <Link href={`/board#${sent}`} className={button.button}>
          {text.verdict.theirs}
        </Link>
      )}
    </div>
  );
}
