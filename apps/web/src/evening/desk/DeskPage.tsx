import type { TournamentView } from '@overtrick/evening/view';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { kindOf } from '../names.ts';
import { PlanDesk } from '../plan/PlanDesk.tsx';
import { SheetLinks } from '../print/SheetLinks.tsx';
import { Rankings } from '../results/Rankings.tsx';
import { OutboxLine } from '../score/OutboxLine.tsx';
import { ROOM_PANELS } from '../subjects/desk.ts';
import { MatchesDesk } from '../teams/MatchesDesk.tsx';
import { Evening, useEvening } from '../useEvening.tsx';
import { ClockDesk } from './ClockDesk.tsx';
import styles from './Desk.module.css';
import { DeskKeys } from './DeskKeys.tsx';
import { Ending } from './Ending.tsx';
import { LineDialog } from './LineDialog.tsx';
import { Links } from './Links.tsx';
import { Lists } from './Lists.tsx';
import { People } from './People.tsx';
import { Practice } from './Practice.tsx';
import { Queue } from './Queue.tsx';
import { RecoveryOffer } from './RecoveryOffer.tsx';
import { Grid } from './room/Grid.tsx';
import { type GridFilter, nextFilter } from './room/gridFilter.ts';
import { SilentDevices } from './SilentDevices.tsx';
import { Traveller } from './traveller/Traveller.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { useProgress, withMissing } from './useProgress.ts';

const TABS = ['room', 'ranking', 'people', 'plan', 'links', 'print', 'end'] as const;
type Tab = (typeof TABS)[number];

/** Returns the tab that a key moves to from another; it wraps at the ends. */
function tabAfter(tab: Tab, key: string): Tab | undefined {
  const at = TABS.indexOf(tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : TABS.at(to % TABS.length);
}

/** The director's desk: the whole room on one page. */
export default function DeskPage({ tournament }: { readonly tournament: string }) {
  return (
    <Evening tournament={tournament} page="/desk">
      <Desk tournament={tournament} />
    </Evening>
  );
}

function Desk({ tournament }: { readonly tournament: string }) {
  const view = useEvening((state) => state.view);
  const [tab, setTab] = useState<Tab>('room');
  const [line, setLine] = useState<string>();
  const [filter, setFilter] = useState<GridFilter>('all');
  const [isListing, setListing] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const [wantsRecovery, setWantsRecovery] = useState(false);
  const onKey = useCallback((key: string): boolean => {
    const part = TABS[Number(key) - 1];
    if (part !== undefined) setTab(part);
    else if (key === '?') setListing(true);
    else if (key.toLowerCase() === 'f') setFilter(nextFilter);
    else if (key.toLowerCase() === 't') setEntering(true);
    else if (key === '/') document.querySelector<HTMLElement>('[data-search]')?.focus();
    else return false;
    return true;
  }, []);
  useDeskKeys(onKey);
  const words = eveningText.desk;
  useTitle(words.title(view?.head.name));
  if (view === undefined) return null;
  if (view.desk === undefined)
    return (
      <Page narrow>
        <h1>{view.head.name ?? eveningText.evening}</h1>
        <p role="alert">{words.noDesk}</p>
        <Link href={`/club/${tournament}`}>{eveningText.score.toResults}</Link>
      </Page>
    );
  return (
    <Page wide={view.plan.length > 1}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{view.head.name ?? eveningText.evening}</h1>
          <p className={styles.state}>{words.states[view.head.state]}</p>
          {view.head.club !== undefined && (
            <Link href={`/clubs/${view.head.club}`}>{eveningText.home.toClub}</Link>
          )}
          <DeskKeys parts={TABS.length} isOpen={isListing} onOpen={setListing} />
        </header>
        <OutboxLine />
        <Queue view={view} />
        <RecoveryOffer
          tournament={tournament}
          view={view}
          onTake={() => {
            setWantsRecovery(true);
            setTab('links');
          }}
        />
        <ClockDesk view={view} />
        <div className={styles.tabs} role="tablist" aria-label={words.parts}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              className={styles.tab}
              aria-selected={one === tab}
              aria-controls="part"
              tabIndex={one === tab ? 0 : -1}
              onKeyDown={(event) => {
                const to = tabAfter(one, event.key);
                if (to === undefined) return;
                event.preventDefault();
                setTab(to);
                document.getElementById(`tab-${to}`)?.focus();
              }}
              onClick={() => setTab(one)}
            >
              {one === 'people' ? words.contestants[kindOf(view)] : words.tabs[one]}
            </button>
          ))}
        </div>
        <div id="part" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.part}>
          {tab === 'room' && <NoPlan view={view} tab={tab} onTab={setTab} />}
          {tab === 'room' && (
            <Room
              view={view}
              tournament={tournament}
              filter={filter}
              onFilter={setFilter}
              onLine={setLine}
              onTraveller={() => setEntering(true)}
            />
          )}
          {tab === 'ranking' && (
            <>
              <Rankings view={view} tournament={tournament} />
              {view.head.form === 'teams' && <MatchesDesk view={view} />}
            </>
          )}
          {tab === 'people' && <People view={view} tournament={tournament} />}
          {tab === 'people' && <NoPlan view={view} tab={tab} onTab={setTab} />}
          {tab === 'plan' && <PlanDesk tournament={tournament} view={view} />}
          {tab === 'links' && <Links tournament={tournament} view={view} wantsRecovery={wantsRecovery} />}
          {tab === 'print' && <SheetLinks tournament={tournament} view={view} />}
          {tab === 'end' && <Ending tournament={tournament} view={view} />}
        </div>
        {isEntering && <Traveller view={view} onLine={setLine} onClose={() => setEntering(false)} />}
        {line !== undefined && <LineDialog view={view} line={line} onClose={() => setLine(undefined)} />}
      </div>
    </Page>
  );
}

interface NoPlanProps {
  readonly view: TournamentView;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** The next step for the director of an evening that has no plan and does not start by itself. */
function NoPlan({ view, tab, onTab }: NoPlanProps) {
  const words = eveningText.desk;
  const { role, begins } = view.head;
  if (view.plan.length > 0 || begins !== undefined || role !== 'director') return null;
  return (
    <div className={styles.form}>
      <p>{words.noPlanNext}</p>
      <div className={styles.buttons}>
        {tab !== 'people' && (
          <Button onClick={() => onTab('people')}>{words.contestants[kindOf(view)]}</Button>
        )}
        <Button onClick={() => onTab('plan')}>{words.tabs.plan}</Button>
      </div>
    </div>
  );
}

interface RoomProps {
  readonly view: TournamentView;
  readonly tournament: string;
  readonly filter: GridFilter;
  readonly onFilter: (filter: GridFilter) => void;
  readonly onLine: (line: string) => void;
  readonly onTraveller: () => void;
}

function Room({ view: shown, tournament, filter, onFilter, onLine, onTraveller }: RoomProps) {
  const progress = useProgress();
  const view = withMissing(shown, progress);
  return (
    <>
      <Practice tournament={tournament} view={view} />
      <div className={styles.room}>
        <div className={styles.aside}>
          <Button onClick={onTraveller}>{eveningText.desk.traveller.title}</Button>
          <Lists view={view} onLine={onLine} />
          <SilentDevices tournament={tournament} view={view} />
        </div>
        <div className={styles.part}>
          <Grid
            view={view}
            behind={progress?.behind ?? NOBODY_BEHIND}
            filter={filter}
            onFilter={onFilter}
            onLine={onLine}
          />
        </div>
      </div>
      {Object.entries(ROOM_PANELS).map(([name, Part]) => (
        <Part key={name} view={view} />
      ))}
    </>
  );
}

const NOBODY_BEHIND: ReadonlyMap<string, number> = new Map();
