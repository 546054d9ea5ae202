import { useEffect, useMemo } from 'react';
import { cardToSend } from '../card/cardToSend.ts';
import { useCard } from '../device/card.ts';
import { newId } from '../device/newId.ts';
import { PACES } from '../device/pace.ts';
import { type Preferences, usePreferences } from '../device/preferences.ts';
import {
  forgetTable,
  isLocal,
  rememberTable,
  sharedBy,
  tokenIn,
  tokenOf,
  useTables,
} from '../device/tables.ts';
import { localLink } from '../offline/local/link.ts';
import { sendDeals } from '../offline/sync.ts';
import { socketLink } from '../server/socket.ts';
import { TableContext } from './ctrl/context.ts';
import { tableCtrl } from './ctrl/tableCtrl.ts';
import { type DeviceHolder, HandedOver } from './shared/HandedOver.tsx';
import { Passing } from './shared/Passing.tsx';
import { watchOrigins } from './view/felt/flight.ts';
import { TableView } from './view/TableView.tsx';

export { openAhead } from '../server/socket.ts';

/** The page of one table; if two people share the device, it shows what the person holding it may see. */
export default function TablePage({ table }: { readonly table: string }) {
  const names = sharedBy(table);
  if (names === undefined) return <SeatedTable table={table} />;
  return (
    <HandedOver names={names}>
      {(held) => <SeatedTable key={held.chair} table={table} held={held} />}
    </HandedOver>
  );
}

function SeatedTable({ table, held }: { readonly table: string; readonly held?: DeviceHolder }) {
  const chair = held?.chair;
  const ctrl = useMemo(() => sitAt(table, chair), [table, chair]);
  useEffect(() => {
    const stop = watchOrigins(ctrl.store);
    const wake = (): void => {
      if (!document.hidden) ctrl.catchUp();
    };
    document.addEventListener('visibilitychange', wake);
    ctrl.open();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', wake);
      ctrl.close();
    };
  }, [ctrl]);
  return (
    <TableContext value={ctrl}>
      {held && <Passing held={held} />}
      <TableView />
    </TableContext>
  );
}

function sitAt(table: string, chair: number | undefined) {
  const token = takeToken(table) ?? tokenOf(table);
  return tableCtrl({
    link: isLocal(useTables.getState(), table)
      ? localLink(table, socketLink, () => void sendDeals(), chair)
      : socketLink(),
    table,
    ...(token !== undefined && { token }),
    pace: () => PACES[usePreferences.getState().pace satisfies Preferences['pace']],
    newId,
    ownCard() {
      const card = cardToSend(useCard.getState());
      const isEmpty = card.lines.length === 0 && card.isTableSystem === undefined;
      return usePreferences.getState().putsCard && !isEmpty ? card : undefined;
    },
    onSeat(taken) {
      if (taken === undefined) forgetTable(table);
      else rememberTable({ table, token: taken }, Date.now());
    },
    onState({ game, match, deal, standing }, held) {
      rememberTable({ table, token: held, game, match, deal, over: standing.over }, Date.now());
    },
  });
}

/** Takes the token out of the address of the visitor's own link and stores it. */
function takeToken(table: string): string | undefined {
  const token = tokenIn(location.hash);
  if (token === undefined) return undefined;
  rememberTable({ table, token }, Date.now());
  history.replaceState(history.state, '', location.pathname);
  return token;
}
