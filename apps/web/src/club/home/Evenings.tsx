import type { EveningShown } from '@overtrick/protocol/clubs';
import { X } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Button, IconButton } from '../../design/Button.tsx';
import { ask } from '../../server/ask.ts';
import { clubText } from '../../text/club.ts';
import { text } from '../../text/text.ts';
import { keepKey } from '../line/keys.ts';
import styles from '../setup/Setup.module.css';
import home from './Home.module.css';
import type { OfHome } from './useHome.ts';

/** The evenings of a club, the latest first; its owner opens the next one in one press. */
export function Evenings({ home: { club, token, does }, shown }: OfHome) {
  const [, navigate] = useLocation();
  const words = clubText.home;
  const { evenings, all, role, template } = shown;
  const isOwner = role === 'owner';
  const open = async (fromTemplate: boolean) => {
    const body = fromTemplate ? { fromTemplate } : {};
    const opened = await does(ask('POST /api/clubs/{club}/evenings', { parameters: { club }, token, body }));
    if (opened === undefined) return;
    keepKey({ ...opened.value, role: 'director', name: shown.name }, Date.now());
    navigate(`/club/${opened.value.tournament}/desk`);
  };
  return (
    <section className={styles.part} aria-labelledby="evenings">
      <h2 id="evenings">{words.evenings}</h2>
      {isOwner && (
        <div className={home.buttons}>
          <Button look="main" disabled={all === 0 && template === undefined} onClick={() => void open(false)}>
            {all === 0 ? words.first : words.again}
          </Button>
          {all > 0 && template !== undefined && (
            <Button onClick={() => void open(true)}>{words.fresh}</Button>
          )}
        </div>
      )}
      {isOwner && all === 0 && template === undefined && <p className={styles.soft}>{words.noTemplate}</p>}
      {all === 0 && !isOwner && <p>{words.noEvenings}</p>}
      <ul className={styles.list}>
        {evenings.map((evening) => (
          <li key={evening.tournament} className={home.row}>
            <Evening evening={evening} />
            {isOwner && (
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
            )}
          </li>
        ))}
      </ul>
      {all > evenings.length && <p className={styles.soft}>{words.older(all - evenings.length)}</p>}
    </section>
  );
}

const nameOf = ({ name, date }: EveningShown): string =>
  [date && text.date(date), name ?? clubText.evening].filter(Boolean).join(' · ');

/** An evening: where it leads depends on whether it is over, and on whether one directs it. */
function Evening({ evening }: { readonly evening: EveningShown }) {
  const words = clubText.home;
  const { tournament, token, isPublished, isOpen, start, ranked = 0, winners = [] } = evening;
  const at = `/club/${tournament}`;
  const names = winners.map((pair) => pair.map((name) => name ?? words.guest).join(clubText.and));
  const toDesk = () => {
    if (token !== undefined) keepKey({ tournament, token, role: 'director' }, Date.now());
  };
  return (
    <span className={home.grow}>
      <Link href={at}>{nameOf(evening)}</Link>{' '}
      <span className={styles.soft}>
        {isPublished
          ? words.result(ranked, names.length, names.join('; '))
          : start === undefined
            ? words.noResult
            : words.begins(start)}
      </span>{' '}
      {!isPublished && isOpen && <Link href={`${at}/join`}>{words.enter}</Link>}{' '}
      {token !== undefined && (
        <Link href={`${at}/desk`} onClick={toDesk}>
          {clubText.results.toOwn.director}
        </Link>
      )}
    </span>
  );
}
