import { findMasterpointScheme, MASTERPOINT_SCHEMES } from '@overtrick/duplicate/masterpoints/list';
import { masterpointsOf } from '@overtrick/duplicate/masterpoints/ranking';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { publicationOf } from '@overtrick/formats/events/publication';
import { EVENT_WRITERS, writeEvent } from '@overtrick/formats/events/writers';
import { present } from '@overtrick/rules/present';
import { useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { Select } from '../../design/Select.tsx';
import { save } from '../../device/save.ts';
import { eveningText } from '../../text/evening.ts';
import results from '../results/Results.module.css';
import { pointsText } from '../results/TravellerTable.tsx';
import styles from './Desk.module.css';

const SCHEMES = ['', ...MASTERPOINT_SCHEMES.map(({ id }) => id)];

/** The masterpoints of an evening by a union's scale, and the file that the union takes. */
export function MasterPoints({ tournament }: { readonly tournament: Tournament }) {
  const words = eveningText.masterPoints;
  const [chosen, setChosen] = useState('');
  const [club, setClub] = useState('');
  const [number, setNumber] = useState('');
  const event = useMemo(() => eventOf(tournament), [tournament]);
  const scheme = findMasterpointScheme(chosen);
  const publication = useMemo(() => publicationOf(event), [event]);
  if (!publication.ok) return null;
  const { ranking } = publication.value;
  const points = scheme && masterpointsOf(event, ranking, scheme);
  const keep = async () => {
    const usebio = EVENT_WRITERS.find(({ id }) => id === 'usebio');
    if (usebio === undefined || scheme === undefined || points === undefined) return;
    const written = await writeEvent(usebio, event, [], 'ranking', {
      masterpoints: { scale: scheme.name, points },
      ...(club !== '' && { club: { name: club, ...present({ number: number || undefined }) } }),
    });
    if (written.ok) save(new Blob([written.value.text], { type: 'application/xml' }), 'union.xml');
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.help}</p>
      <Select
        label={words.scheme}
        values={SCHEMES}
        value={chosen}
        onChange={setChosen}
        labelOf={(id) => findMasterpointScheme(id)?.name ?? words.none}
      />
      {points !== undefined && (
        <>
          <Scroll label={words.title}>
            <table className={results.table}>
              <thead>
                <tr>
                  <th scope="col" className={results.number}>
                    {eveningText.columns.place}
                  </th>
                  <th scope="col" className={results.number}>
                    {eveningText.columns.pair}
                  </th>
                  <th scope="col">{eveningText.columns.names}</th>
                  <th scope="col" className={results.number}>
                    {words.points}
                  </th>
                </tr>
              </thead>
              <tbody>
                {ranking
                  .filter(({ contestant }) => (points.get(contestant.id) ?? 0) > 0)
                  .map(({ contestant: { id, number: printed, players = [] }, place }) => (
                    <tr key={id}>
                      <td className={results.number}>{place}</td>
                      <td className={results.number}>{printed}</td>
                      <td>{players.map(({ name }) => name).join(' – ')}</td>
                      <td className={results.number}>{pointsText(points.get(id))}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Scroll>
          <Field label={words.club} value={club} onChange={({ target }) => setClub(target.value)} />
          <Field label={words.clubNumber} value={number} onChange={({ target }) => setNumber(target.value)} />
          <div className={styles.buttons}>
            <Button onClick={() => void keep()}>{words.save}</Button>
          </div>
        </>
      )}
    </section>
  );
}
