import type { SeriesSummary } from '@overtrick/protocol/clubs';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, IconButton } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { X } from '../design/icons/icons.tsx';
import panel from '../design/Panel.module.css';
import prose from '../design/Prose.module.css';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import home from './Home.module.css';
import { SeriesForm } from './SeriesForm.tsx';
import type { OfHome } from './useHome.ts';

/** The series and ladders of a club; its owner begins and ends them. */
export function Series({ home: of, shown, series }: OfHome & { readonly series: readonly SeriesSummary[] }) {
  const [isBeginning, setBeginning] = useState(false);
  const [ending, setEnding] = useState<SeriesSummary>();
  const words = eveningText.home;
  const isOwner = shown.role === 'owner';
  const { club, token, does } = of;
  if (series.length === 0 && !isOwner) return null;
  const finish = async (one: string) => {
    await does(ask('DELETE /api/clubs/{club}/series/{series}', { parameters: { club, series: one }, token }));
    setEnding(undefined);
  };
  return (
    <section className={panel.panel} aria-labelledby="series">
      <h2 id="series">{words.series}</h2>
      {series.length === 0 && <p>{words.noSeries}</p>}
      <ul className={prose.links}>
        {series.map((one) => (
          <li key={one.series} className={home.row}>
            <span className={home.grow}>
              <Link href={`/clubs/${club}/series/${one.series}`}>{one.name}</Link>{' '}
              <span className={prose.soft}>{words.seriesForms[one.form]}</span>
            </span>
            {isOwner && (
              <IconButton look="quiet" label={`${words.finish}: ${one.name}`} onClick={() => setEnding(one)}>
                <X aria-hidden="true" size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isOwner && (
        <div>
          <Button onClick={() => setBeginning(true)}>{words.seriesMore}</Button>
        </div>
      )}
      {isBeginning && (
        <Dialog title={words.seriesMore} onClose={() => setBeginning(false)} look="sheet">
          <SeriesForm home={of} onClose={() => setBeginning(false)} />
        </Dialog>
      )}
      {ending !== undefined && (
        <Dialog title={ending.name} onClose={() => setEnding(undefined)}>
          <p>{words.finishHelp}</p>
          <Button onClick={() => void finish(ending.series)}>{words.finish}</Button>
        </Dialog>
      )}
    </section>
  );
}
