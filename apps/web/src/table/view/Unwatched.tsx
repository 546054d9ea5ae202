import type { TableInfo } from '@overtrick/protocol/openTable';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { tableInfo } from '../../offline/openTable.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { text } from '../../text/text.ts';
import { useCtrl, useTable } from '../ctrl/context.ts';
import { freeChairs } from '../state/chairs.ts';
import { Invited } from './panels/Invited.tsx';
import { SitForm } from './panels/SitForm.tsx';

/** The page of a table without spectators: its description and its free chairs. */
export function Unwatched() {
  const { table } = useCtrl();
  const isWaiting = useTable((model) => model.waiting === true);
  const notice = useTable((model) => model.notice?.text);
  const [info, setInfo] = useState<TableInfo>();
  useEffect(() => {
    void tableInfo(table).then(setInfo);
  }, [table]);
  const isClosed = info?.policies.join === 'closed';
  const free = info === undefined ? [] : freeChairs(info);
  return (
    <Page narrow>
      <div className="stack">
        <h1>{text.unwatched.title}</h1>
        <p role="status">{isWaiting ? text.knocks.waiting : (notice ?? '')}</p>
        {info && !isWaiting && (
          <>
            <Invited info={info} free={free} />
            <p>
              {free.length > 0
                ? text.unwatched.why
                : isClosed
                  ? text.refusals.ERR_CLOSED
                  : text.unwatched.full}
            </p>
            <SitForm info={info} free={free} labelOf={({ seat, name }) => text.sit.chair(seat, name)} />
          </>
        )}
        <p>
          <Link href="/">{text.trouble.toLobby}</Link>
        </p>
      </div>
    </Page>
  );
}
