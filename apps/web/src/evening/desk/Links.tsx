import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkRow, QrCode } from '../../invite/LinkRow.tsx';
import { eveningText } from '../../text/evening.ts';
import { labelOf } from '../names.ts';
import { whyNot } from '../refusal.ts';
import { useEvening, useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';
import { InAccount } from './InAccount.tsx';
import { RecoveryLink } from './RecoveryLink.tsx';
import { useAddresses } from './useAddresses.ts';
import { WifiCode } from './WifiCode.tsx';

interface LinksProps {
  readonly tournament: string;
  readonly view: TournamentView;
  /** True if the director comes from the offer of a recovery link. */
  readonly wantsRecovery: boolean;
}

/** The link for the wall, those for directors, scorers and the screen, and all keys that were given. */
export function Links({ tournament, view, wantsRecovery }: LinksProps) {
  const club = useEveningClient();
  const join = useEvening((state) => state.join);
  const [made, setMade] = useState<{ readonly role: Granting; readonly link: string }>();
  const [problem, setProblem] = useState<string>();
  const words = eveningText.links;
  const { origin, others, choose } = useAddresses();
  const at = `${origin}/club/${tournament}`;
  const [plays, setPlays] = useState('');
  const grant = async (role: Granting) => {
    const isPlaying = role === 'director' && plays !== '';
    const label = eveningText.roles[role];
    const did = await club.act({ kind: 'grant', role, label, ...(isPlaying && { plays }) });
    if (did?.ok && did.token !== undefined) setMade({ role, link: `${at}#${did.token}` });
    else setProblem(did?.ok ? undefined : whyNot(did));
  };
  const keys = view.desk?.keys.filter(({ isRevoked }) => !isRevoked) ?? [];
  return (
    <div className={styles.links}>
      {others.length > 0 && (
        <section>
          <h2>{words.network}</h2>
          <p>{words.networkHelp}</p>
          <label className={styles.choose}>
            {words.address}
            <select value={origin} onChange={(event) => choose(event.target.value)}>
              {others.map((address) => (
                <option key={address}>{address}</option>
              ))}
            </select>
          </label>
        </section>
      )}
      {join !== undefined && (
        <section>
          <h2>{words.join}</h2>
          <p>{words.joinHelp}</p>
          <div className={styles.qr}>
            <QrCode link={`${at}/join#${join}`} label={words.joinCode} />
          </div>
          <LinkRow label={words.join} link={`${at}/join#${join}`} copy={words.copy} />
        </section>
      )}
      <WifiCode />
      <section>
        <h2>{words.results}</h2>
        <LinkRow label={words.results} link={at} copy={words.copy} />
      </section>
      {view.head.role === 'director' && <RecoveryLink view={view} at={at} isWanted={wantsRecovery} />}
      {view.head.role === 'director' && <InAccount tournament={club.tournament} />}
      <section>
        <h2>{words.more}</h2>
        <label className={styles.choose}>
          {words.plays}
          <select value={plays} onChange={(event) => setPlays(event.target.value)}>
            <option value="">{words.playsNot}</option>
            {view.head.contestants.map(({ id }) => (
              <option key={id} value={id}>
                {labelOf(view, id)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.buttons}>
          {GRANTED.map((role) => (
            <Button key={role} onClick={() => void grant(role)}>
              {words.grant[role]}
            </Button>
          ))}
        </div>
        {made !== undefined && (
          <>
            <p role="status">{words.madeFor(eveningText.roles[made.role])}</p>
            <LinkRow label={eveningText.roles[made.role]} link={made.link} copy={words.copy} />
          </>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </section>
      <section>
        <h2>{words.keys}</h2>
        <ul className={styles.list}>
          {keys.map(({ number, role, label, place, contestant }) => (
            <li key={number}>
              {[...new Set([eveningText.roles[role], place, contestant && labelOf(view, contestant), label])]
                .filter(Boolean)
                .join(' · ')}{' '}
              <Button size="small" onClick={() => void club.act({ kind: 'revoked', key: number })}>
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const GRANTED = ['director', 'scorer', 'screen'] as const;
type Granting = (typeof GRANTED)[number];
