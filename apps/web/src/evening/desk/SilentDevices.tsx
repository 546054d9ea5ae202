import type { TournamentView } from '@overtrick/evening/view';
import type { DeviceView } from '@overtrick/protocol/tournamentFiles';
import { useEffect, useState } from 'react';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import { deviceInWords } from '../subjects/keys.ts';
import styles from './Desk.module.css';
import { silentDevices } from './silent.ts';

const ASK_EVERY_MS = 30_000;

/** The silent devices, with the results that may wait on them; empty while all devices report. */
export function SilentDevices({ tournament, view }: { tournament: string; view: TournamentView }) {
  const devices = useDevices(tournament);
  const silent = silentDevices(view, devices);
  const words = eveningText.desk.silent;
  if (silent.length === 0) return null;
  return (
    <section aria-labelledby="silent">
      <h2 id="silent" className={styles.listHead}>
        {words.title(silent.length)}
      </h2>
      <ul className={styles.list}>
        {silent.map(({ key, minutes, holds }) => (
          <li key={key.number}>
            {words.device(deviceInWords(view, key), minutes)} {words.holds(holds)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the devices, fetched every half minute; while no answer comes, the last list stays. */
function useDevices(tournament: string): readonly DeviceView[] {
  const [devices, setDevices] = useState<readonly DeviceView[]>([]);
  useEffect(() => {
    const look = async () => {
      const token = keyTo(tournament, '/desk')?.token;
      const told = await ask('GET /api/tournaments/{tournament}/devices', {
        parameters: { tournament },
        token,
      });
      if (told.ok) setDevices(told.value.devices);
    };
    void look();
    const timer = setInterval(() => void look(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [tournament]);
  return devices;
}
