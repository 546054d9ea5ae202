import type { ContestantView, TournamentView } from '@overtrick/evening/view';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import halves from '../../design/Halves.module.css';
import panel from '../../design/Panel.module.css';
import prose from '../../design/Prose.module.css';
import { newId } from '../../device/newId.ts';
import { tournamentLink } from '../../server/tournamentSocket.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { keepKey, tokenIn } from '../line/keys.ts';
import { labelOf } from '../names.ts';
import { upTo } from '../numbered.ts';
import { whyNot } from '../refusal.ts';
import { Evening, useEvening } from '../useEvening.tsx';
import { useNames } from '../useMembers.ts';
import styles from './Setup.module.css';

/** The page behind the code on the wall: people choose the table where they score, or enter their names. */
export default function JoinPage({ tournament }: { readonly tournament: string }) {
  // the token stays in the address until the device has a key for it: the visitor may reload the page
  const [token] = useState(() => tokenIn(location.hash));
  return (
    <Evening tournament={tournament} isVisitor>
      <Choosing tournament={tournament} token={token} />
    </Evening>
  );
}

type Wish =
  | { readonly place: string }
  | { readonly contestant: string; readonly player: number; readonly names?: string[] }
  | { readonly names: string[] };

function Choosing({
  tournament,
  token,
}: {
  readonly tournament: string;
  readonly token: string | undefined;
}) {
  const view = useEvening((state) => state.view);
  const [, navigate] = useLocation();
  const [why, setWhy] = useState<string>();
  // the card of a place has the place in its code
  const own = new URLSearchParams(location.search).get('place');
  const words = eveningText.join;
  useTitle(words.title);
  if (view === undefined) return null;
  const places = view.plan.flatMap(({ section, tables }) =>
    Array.from({ length: tables }, (_, i) => `${section}${i + 1}`),
  );
  const { device, medium } = view.head.policies;
  const isOnline = medium === 'online';
  const isOpen = view.head.policies.entry === 'open' && view.head.state === 'setup' && places.length === 0;
  const join = async (wish: Wish) => {
    if (token === undefined && !isOpen) return setWhy(words.noToken);
    const answer = await ask(tournament, token, wish);
    if (!answer?.ok) return setWhy(whyNot(answer));
    const role = 'place' in wish ? 'table' : 'player';
    keepKey(
      {
        tournament,
        token: answer.token,
        role,
        ...('place' in wish && { place: wish.place }),
        ...(answer.isWaiting && { isWaiting: true }),
      },
      Date.now(),
    );
    navigate(`/club/${tournament}/score`);
  };
  return (
    <Page narrow>
      <div className={halves.page}>
        <h1>{view.head.name ?? eveningText.evening}</h1>
        {why !== undefined && <p role="alert">{why}</p>}
        {isOpen && <Entering view={view} onJoin={(wish) => void join(wish)} />}
        {device !== 'own' && !isOnline && (
          <section className={panel.panel} aria-labelledby="table">
            <h2 id="table">{words.table}</h2>
            {places.length === 0 && <p>{words.noPlaces}</p>}
            <div className={styles.places}>
              {places.map((place) => (
                <Button
                  key={place}
                  size="large"
                  look={place === own ? 'main' : 'plain'}
                  onClick={() => void join({ place })}
                >
                  {place}
                </Button>
              ))}
            </div>
          </section>
        )}
        {!isOpen && (device !== 'table' || isOnline) && view.head.contestants.length > 0 && (
          <section className={panel.panel} aria-labelledby="own">
            <h2 id="own">{words.own}</h2>
            {view.head.contestants.map((one) => (
              <div key={one.id} className={form.form}>
                <span>{labelOf(view, one.id)}</span>
                <div className={form.fields}>
                  {upTo(playersOfEach(view, one)).map((player) => (
                    <Button
                      key={player}
                      disabled={one.isRobots === true || one.joined?.includes(player)}
                      onClick={() => void join({ contestant: one.id, player })}
                    >
                      {one.names[player - 1] ?? words.player(player)}
                    </Button>
                  ))}
                </div>
              </div>
            ))}
          </section>
        )}
      </div>
    </Page>
  );
}

/** Returns the number of players of a contestant: one in a game for two, at least four of a team. */
const playersOfEach = ({ head }: TournamentView, { names }: ContestantView): number =>
  head.seats !== undefined ? 1 : Math.max(head.form === 'teams' ? 4 : 2, names.length);

interface EnteringProps {
  readonly view: TournamentView;
  readonly onJoin: (wish: Wish) => void;
}

/** A form for entering the evening: alone, as a pair, or as the partner of somebody who has none yet. */
function Entering({ view, onJoin }: EnteringProps) {
  const known = useNames(view.head.club);
  const [typed, setName] = useState<string>();
  const [partner, setPartner] = useState('');
  const list = useId();
  const words = eveningText.join;
  // a member whose own link is on this device need not type their name
  const name = typed ?? known.own ?? '';
  const own = name.trim();
  const alone = view.head.contestants.filter(({ names, isRobots }) => names.length === 1 && !isRobots);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onJoin({ names: [own, partner.trim()].filter((one) => one !== '') });
  };
  return (
    <section className={panel.panel} aria-labelledby="enter">
      <h2 id="enter">{words.enter}</h2>
      {view.head.begins !== undefined && <p>{words.begins(view.head.begins)}</p>}
      <form className={form.form} onSubmit={submit}>
        <Field
          label={words.ownName}
          value={name}
          maxLength={40}
          required
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={words.partner}
          help={words.partnerHelp}
          value={partner}
          maxLength={40}
          {...(known.names.length > 0 && { list })}
          onChange={(event) => setPartner(event.target.value)}
        />
        <datalist id={list}>
          {known.names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div>
          <Button type="submit" look="main" size="large" disabled={own === ''}>
            {words.go}
          </Button>
        </div>
      </form>
      {alone.length > 0 && (
        <>
          <h3>{words.alone}</h3>
          <ul className={prose.links}>
            {alone.map(({ id, names }) => (
              <li key={id}>
                <Button
                  disabled={own === ''}
                  onClick={() => onJoin({ contestant: id, player: 2, names: [own] })}
                >
                  {words.with(names[0] ?? '')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Opens a connection of its own and asks for a key. */
async function ask(tournament: string, token: string | undefined, wish: Wish) {
  const link = tournamentLink();
  try {
    await new Promise<void>((resolve) => {
      link.open({ onOpen: resolve, onLost: resolve, onUpdate: () => {} });
    });
    return await link.send('join', {
      tournament,
      ...(token !== undefined && { token }),
      id: newId(),
      ...wish,
    });
  } finally {
    link.close();
  }
}
