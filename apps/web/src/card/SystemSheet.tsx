import { CallMark } from '../deal/auction/CallMark.tsx';
import prose from '../design/Prose.module.css';
import type { CardingPart, CardPart } from '../games/systemCard.ts';
import { systemCards } from '../games/systems.build.ts';
import { talkText } from '../text/talk.ts';
import { OF_BOTS } from '../text/text.ts';
import styles from './SystemSheet.module.css';

interface SystemSheetProps {
  /** The id of the system. */
  readonly id: string;
  /** True to show everything at once, as on paper. */
  readonly isWhole?: boolean;
}

/** The text of a system of bidding: openings, answers, calls over openings, leads and signals. */
export const SystemSheet = ({ id, isWhole = false }: SystemSheetProps) => (
  <>
    {systemCards[id]?.parts.map((part) => (
      <Part key={`${part.kind} ${part.calls.join()}`} part={part} isWhole={isWhole} />
    ))}
    <Carding parts={systemCards[id]?.carding ?? []} isWhole={isWhole} />
  </>
);

/** Leads and signals: the card played from each holding. */
function Carding({ parts, isWhole }: { readonly parts: readonly CardingPart[]; readonly isWhole: boolean }) {
  const words = talkText.systems;
  const Heading = isWhole ? 'h2' : 'h3';
  return (
    <>
      <Heading className={styles.carding}>{words.carding}</Heading>
      <p className={prose.soft}>{words.legend}</p>
      {parts.map(({ kind, rows }) => (
        <details key={kind} className={styles.part} open={isWhole}>
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

function Part({
  part: { kind, calls, rows },
  isWhole,
}: {
  readonly part: CardPart;
  readonly isWhole: boolean;
}) {
  const [opening] = calls;
  const words = talkText.systems;
  return (
    <details className={styles.part} open={isWhole || kind === 'opening'}>
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
