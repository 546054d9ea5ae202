import { type CaddyEntry, SUPPLIES } from '@overtrick/evening/caddy/entries';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.caddy;

export const CADDY_WORDS: EntryWords<CaddyEntry['kind']> = {
  caddyCalled: ({ place, wants }) => words.calls(place, words.supplies[wants]),
  caddyServed: () => words.served,
};

/** Lists the tables that wait for a caddy. */
export const CaddyCalls: Panel = ({ view }) => {
  const evening = useEveningClient();
  return (
    <>
      {view.caddy?.map(({ number, place, wants }) => (
        <li key={number} className={desk.flag}>
          <strong>{place}</strong> <span>{words.supplies[wants]}</span>
          <Button size="small" onClick={() => void evening.act({ kind: 'caddyServed', call: number })}>
            {words.done}
          </Button>
        </li>
      ))}
    </>
  );
};

/** Calls a caddy to the table, or says that one is called. */
export const CallCaddy: Panel<{ readonly place: string }> = ({ view, place }) => {
  const evening = useEveningClient();
  const call = view.caddy?.find((one) => one.place === place);
  if (call !== undefined) return <p role="status">{words.calls(place, words.supplies[call.wants])}</p>;
  return (
    <>
      {SUPPLIES.map((wants) => (
        <Button key={wants} onClick={() => void evening.act({ kind: 'caddyCalled', place, wants })}>
          {words.bring(words.supplies[wants])}
        </Button>
      ))}
    </>
  );
};
