import type { DeskOfAccount } from '@overtrick/protocol/desks';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { pageOf, useKeys } from '../device/tournaments.ts';
import { text } from '../text/text.ts';
import { useAccount } from './account.ts';
import { deskKey, leaveDesk, ownDesks } from './desks.ts';
import { OwnList } from './OwnList.tsx';

/**
 * The evenings that the account directs; this device gets a key when the desk is opened.
 * @param isOfOthers true for only those that this device does not know
 */
export function DeskList({ isOfOthers = false }: { readonly isOfOthers?: boolean }) {
  const name = useAccount((account) => account.name);
  const keys = useKeys((known) => known.keys);
  const [desks, setDesks] = useState<readonly DeskOfAccount[]>([]);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const look = useCallback(async () => setDesks(await ownDesks()), []);
  useEffect(() => {
    if (name !== undefined) void look();
  }, [look, name]);
  const isKnown = ({ tournament }: DeskOfAccount): boolean =>
    keys.some((key) => key.tournament === tournament && pageOf(key.role) === '/desk');
  const open = async (desk: DeskOfAccount): Promise<void> => {
    const at = `/club/${desk.tournament}/desk`;
    if (isKnown(desk)) return navigate(at);
    const answer = await deskKey(desk.tournament);
    if (answer.ok) navigate(`${at}#${answer.value.token}`);
    else setProblem(answer.message);
  };
  const remove = async ({ tournament }: DeskOfAccount): Promise<void> => {
    setProblem(await leaveDesk(tournament));
    await look();
  };
  const shown = desks.filter((desk) => !isOfOthers || !isKnown(desk));
  if (name === undefined || shown.length === 0) return null;
  const words = text.account.desks;
  const lineOf = (desk: DeskOfAccount) => {
    const called = [desk.name ?? words.nameless, desk.date && text.date(desk.date)]
      .filter(Boolean)
      .join(', ');
    return {
      id: desk.tournament,
      name: called,
      action: (
        <Button size="small" aria-label={words.openOf(called)} onClick={() => void open(desk)}>
          {words.open}
        </Button>
      ),
      ...(!isOfOthers && { remove: { label: words.remove(called), run: () => void remove(desk) } }),
    };
  };
  return <OwnList id="desks" title={words.title} lines={shown.map(lineOf)} problem={problem} />;
}
