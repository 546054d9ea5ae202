import type { Side } from '@overtrick/rules/cards/seat';
import { Link } from 'wouter';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import prose from '../../../design/Prose.module.css';
import type { CardingPart, CardPart, SystemName } from '../../../games/systemCard.ts';
import { systemCards } from '../../../games/systems.build.ts';
import { systemAt } from '../../../games/systems.ts';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS, text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './SystemPanel.module.css';

/** The cards of the systems by which the sides of the table bid: one where they bid by the same. */
export default function SystemPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  if (shown === undefined) return null;
  const [ours, theirs] = [systemAt(shown, 'N'), systemAt(shown, 'E')];
  const isSame = ours?.id === theirs?.id;
  return (
    <Dialog look="sheet" title={talkText.systems.title} onClose={onClose}>
      <p>
        <Link href="/card">{talkText.agreements.title}</Link>
      </p>
      {ours && <Card system={ours} side={isSame ? undefined : 'NS'} />}
      {theirs && !isSame && <Card system={theirs} side="EW" />}
    </Dialog>
  );
}

/** @param side whose it is, where the sides have different ones */
function Card({
  system: { id, name },
  side,
}: {
  readonly system: SystemName;
  readonly side: Side | undefined;
}) {
  const words = talkText.systems;
  return (
    <section aria-label={name}>
      <p>
        {side !== undefined && `${text.parties.name(side)}: `}
        {words.plays(name)}
      </p>
      {systemCards[id]?.parts.map((part) => (
        <Part key={`${part.kind} ${part.calls.join()}`} part={part} />
      ))}
      <Carding parts={systemCards[id]?.carding ?? []} />
    </section>
  );
}

/** Leads and signals: the card played from each holding. */
function Carding({ parts }: { readonly parts: readonly CardingPart[] }) {
  const words = talkText.systems;
  return (
    <>
      <h3 className={styles.carding}>{words.carding}</h3>
      <p className={prose.soft}>{words.legend}</p>
      {parts.map(({ kind, rows }) => (
        <details key={kind} className={styles.part}>
          <summary>{words.heads[kind]}</summary>
          <dl className={styles.rows} data-kind="carding">
            {rows.map(({ card, text: what, holdings }) => (
              <div key={what}>
                <dt>{words.cards[card]}</dt>
                <dd>
                  <span {...OF_BOTS}>{what}</span>
                  {holdings !== '' && <span className={styles.holdings}> {holdings}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  );
}

function Part({ part: { kind, calls, rows } }: { readonly part: CardPart }) {
  const [opening] = calls;
  const words = talkText.systems;
  return (
    <details className={styles.part} open={kind === 'opening'}>
      <summary>
        {opening === undefined
          ? words.openings
          : kind === 'answer'
            ? words.answers(opening)
            : words.over(opening)}
      </summary>
      <dl className={styles.rows} {...OF_BOTS}>
        {rows.map(({ call, text: what, isAlerted }) => (
          <div key={call}>
            <dt>
              <CallMark call={call} />
              {isAlerted && '*'}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
