import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { tournamentLink } from '../server/tournamentSocket.ts';
import { Page } from '../shell/frame/Page.tsx';
import { eveningText } from '../text/evening.ts';
import { type EveningClient, openEvening } from './line/client.ts';
import { keepKey, keyTo, tokenIn } from './line/keys.ts';
import { openOutbox } from './line/outbox.ts';
import type { EveningState } from './line/state.ts';

const EveningContext = createContext<EveningClient | undefined>(undefined);

/** Returns the client for the evening of the page. */
export function useEveningClient(): EveningClient {
  const club = useContext(EveningContext);
  if (club === undefined) throw new Error('the page has no evening');
  return club;
}

/** Selects a part of the evening's state. */
export const useEvening = <T,>(of: (state: EveningState) => T): T => useStore(useEveningClient().store, of);

export interface EveningProps {
  readonly tournament: string;
  readonly children: ReactNode;
  /** True for a page with a frame of its own: it shows none while the evening is loading. */
  readonly bare?: boolean;
  /** The page behind the tournament's address, such as `/desk`: it opens with a key for that. */
  readonly page?: string;
  /** True where the page looks without a key, and the address keeps its token. */
  readonly isVisitor?: boolean;
}

const outbox = openOutbox();

/** Opens the evening for the pages inside, with the key from the address or the one on the device. */
export function Evening({ tournament, children, page, bare = false, isVisitor = false }: EveningProps) {
  const [club, setClub] = useState<EveningClient>();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is read once, when the page opens
  useEffect(() => {
    const told = isVisitor ? undefined : tokenIn(location.hash);
    if (told !== undefined) {
      keepKey({ tournament, token: told, role: '' }, Date.now());
      history.replaceState(history.state, '', path);
    }
    const token = isVisitor ? undefined : (told ?? keyTo(tournament, page)?.token);
    const opened = openEvening({
      tournament,
      token,
      link: tournamentLink(),
      outbox,
      now: Date.now,
      loadDirecting: () => import('./line/directing.ts'),
    });
    opened.open();
    const unlisten = opened.store.subscribe(({ view }, before) => {
      if (view === undefined || token === undefined || view.head === before.view?.head) return;
      const { role, name, place } = view.head;
      keepKey(
        {
          tournament,
          token,
          role,
          ...(name !== undefined && { name }),
          ...(place !== undefined && { place }),
        },
        Date.now(),
      );
    });
    setClub(opened);
    return () => {
      unlisten();
      opened.close();
    };
  }, [tournament]);
  if (club === undefined) return null;
  return (
    <EveningContext value={club}>
      <Known bare={bare}>{children}</Known>
    </EveningContext>
  );
}

/** The pages, once the evening has loaded. */
function Known({ children, bare }: { readonly children: ReactNode; readonly bare: boolean }) {
  const isKnown = useEvening(({ view }) => view !== undefined);
  const problem = useEvening((state) => state.problem);
  const line = useEvening((state) => state.line);
  if (isKnown) return children;
  const say = problem ?? (line === 'lost' ? eveningText.noLine : eveningText.loading);
  const said = <p role={problem === undefined ? 'status' : 'alert'}>{say}</p>;
  // a page that stays has its frame and a heading
  return bare && problem === undefined ? (
    said
  ) : (
    <Page narrow>
      <h1>{eveningText.evening}</h1>
      {said}
    </Page>
  );
}
