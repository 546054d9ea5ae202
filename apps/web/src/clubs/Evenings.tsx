import type { EveningSummary, OpenEvening } from '@overtrick/protocol/clubs';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, IconButton } from '../design/Button.tsx';
import form from '../design/Form.module.css';
import { RotateCw, X } from '../design/icons/icons.tsx';
import panel from '../design/Panel.module.css';
import prose from '../design/Prose.module.css';
import { Select } from '../design/Select.tsx';
import { keepKey } from '../evening/line/keys.ts';
import { BOARD_GAMES, gameName } from '../evening/setup/games.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import home from './Home.module.css';
import type { Home, OfHome } from './useHome.ts';

/** Returns the function with which the owner of a club opens an evening, and goes to its desk. */
export function useOpening({ club, token, does, shown }: Home): (body: OpenEvening) => Promise<void> {
  const [, navigate] = useLocation();
  return async (body) => {
    const opened = await does(ask('POST /api/clubs/{club}/evenings', { parameters: { club }, token, body }));
    if (opened === undefined) return;
    keepKey({ ...opened.value, role: 'director', ...(shown && { name: shown.name }) }, Date.now());
    navigate(`/club/${opened.value.tournament}/desk`);
  };
}

/** The evenings of a club, the latest first; its owner opens the next one in one press. */
export function Evenings({ home: of, shown }: OfHome) {
  const { club, token, does } = of;
  const open = useOpening(of);
  const words = eveningText.home;
  const { evenings, all, role, template } = shown;
  const isOwner = role === 'owner';
  return (
    <section className={panel.panel} aria-labelledby="evenings">
      <h2 id="evenings">{words.evenings}</h2>
      {isOwner && (
        <div className={form.buttons}>
          <Button look="main" disabled={all === 0 && template === undefined} onClick={() => void open({})}>
            {all === 0 ? words.first : words.again}
          </Button>
          {all > 0 && template !== undefined && (
            <Button onClick={() => void open({ fromTemplate: true })}>{words.fresh}</Button>
          )}
        </div>
      )}
      {isOwner && template !== undefined && (
        <Beside own={template.game} onOpen={(game) => void open({ game })} />
      )}
      {isOwner && all === 0 && template === undefined && <p className={prose.soft}>{words.noTemplate}</p>}
      {all === 0 && !isOwner && <p>{words.noEvenings}</p>}
      <ul className={prose.links}>
        {evenings.map((evening) => (
          <li key={evening.tournament} className={home.row}>
            <Evening evening={evening} own={template?.game} />
            {isOwner && (
              <span>
                {evening.isPublished && (
                  <IconButton
                    look="quiet"
                    label={words.readAgain(nameOf(evening))}
                    onClick={() =>
                      void does(
                        ask('POST /api/clubs/{club}/evenings/{tournament}', {
                          parameters: { club, tournament: evening.tournament },
                          token,
                        }),
                      )
                    }
                  >
                    <RotateCw aria-hidden="true" size={20} />
                  </IconButton>
                )}
                <IconButton
                  look="quiet"
                  label={words.takeOff(nameOf(evening))}
                  onClick={() =>
                    void does(
                      ask('DELETE /api/clubs/{club}/evenings/{tournament}', {
                        parameters: { club, tournament: evening.tournament },
                        token,
                      }),
                    )
                  }
                >
                  <X aria-hidden="true" size={20} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {all > evenings.length && <p className={prose.soft}>{words.older(all - evenings.length)}</p>}
    </section>
  );
}

interface BesideProps {
  readonly own: string;
  readonly onOpen: (game: string) => void;
}

/** A room that is split: one more evening on the same day, of another game. */
function Beside({ own, onOpen }: BesideProps) {
  const games = BOARD_GAMES.filter(({ id }) => id !== own);
  const [game, setGame] = useState(games.find(({ players }) => players === 2)?.id ?? games[0]?.id ?? own);
  const words = eveningText.home;
  return (
    <details>
      <summary>{words.split}</summary>
      <div className={form.form}>
        <p className={prose.soft}>{words.splitHelp}</p>
        <Select
          label={eveningText.setup.game}
          values={games.map(({ id }) => id)}
          value={game}
          onChange={setGame}
          labelOf={gameName}
        />
        <div>
          <Button onClick={() => onOpen(game)}>{words.beside}</Button>
        </div>
      </div>
    </details>
  );
}

const nameOf = ({ name, date }: EveningSummary): string =>
  [date && text.date(date), name ?? eveningText.evening].filter(Boolean).join(' · ');

/** An evening: where it leads depends on whether it is over, and on whether one directs it. */
function Evening({ evening, own }: { readonly evening: EveningSummary; readonly own: string | undefined }) {
  const words = eveningText.home;
  const { tournament, token, isPublished, isOpen, start, game: played, ranked = 0, winners = [] } = evening;
  const at = `/club/${tournament}`;
  const names = winners.map((pair) => pair.map((name) => name ?? words.guest).join(eveningText.and));
  const toDesk = () => {
    if (token !== undefined) keepKey({ tournament, token, role: 'director' }, Date.now());
  };
  return (
    <span className={home.grow}>
      <Link href={at}>{nameOf(evening)}</Link>{' '}
      {played !== undefined && played !== own && `${gameName(played)}, `}
      <span className={prose.soft}>
        {isPublished
          ? words.result(ranked, names.length, names.join('; '))
          : start === undefined
            ? words.noResult
            : words.begins(start)}
      </span>{' '}
      {!isPublished && isOpen && <Link href={`${at}/join`}>{words.enter}</Link>}{' '}
      {token !== undefined && (
        <Link href={`${at}/desk`} onClick={toDesk}>
          {eveningText.results.toOwn.director}
        </Link>
      )}
    </span>
  );
}
