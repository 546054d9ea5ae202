import type { TableState } from '@overtrick/protocol/table';
import { rankOf, suitOf, trumpOf } from '@overtrick/rules/card';
import { seatsFrom } from '@overtrick/rules/seat';
import { winningCard } from '@overtrick/rules/trick';
import { strainInPlay } from '@overtrick/rules/view';
import { useState } from 'react';
import { StrainMark } from '../../../cards/Suit.tsx';
import { text } from '../../../text/text.ts';
import { callerOf, chairAt } from '../../words.ts';
import { AuctionTable } from '../AuctionTable.tsx';
import { CallMark } from '../CallMark.tsx';
import styles from './Reasons.module.css';
import result from './Result.module.css';

const COLUMNS = seatsFrom('W');

/** The auction and the play again; a step that is chosen tells why it was made. */
export function Reasons({ state }: { readonly state: TableState }) {
  const [chosen, setChosen] = useState<number>();
  const { view, reasons = {} } = state;
  const strain = strainInPlay(view);
  const steps = stepsOf(state);
  const why = (index: number) => {
    const step = steps[index];
    if (step === undefined) return text.result.whyHint;
    const who = callerOf(state, step.seat);
    const reason = reasons[index];
    const isBot = chairAt(state, step.seat)?.kind === 'bot';
    return `${who}, ${step.name}: ${reason ?? (isBot ? text.result.noReasonBot : text.result.noReason)}`;
  };
  const button = (index: number, content: React.ReactNode) => (
    <button
      type="button"
      className={styles.step}
      aria-pressed={chosen === index}
      data-known={reasons[index] !== undefined}
      onClick={() => setChosen(chosen === index ? undefined : index)}
    >
      {content}
    </button>
  );
  return (
    <section className={result.part} aria-labelledby="steps">
      <h2 id="steps">{text.result.steps}</h2>
      <p className={styles.why} role="status">
        {why(chosen ?? -1)}
      </p>
      <AuctionTable state={state} mark={({ call }, i) => button(i, <CallMark call={call} />)} />
      {view.tricks.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.play}>
            <caption className={styles.caption}>{text.result.play}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="hidden-text">{text.table.trick}</span>
                </th>
                {COLUMNS.map((seat) => (
                  <th key={seat} scope="col">
                    {view.seat === seat ? text.you : text.seats[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.tricks.map((trick, t) => {
                const winner = winningCard(trick, strain && trumpOf(strain));
                return (
                  <tr key={trick[0]?.card}>
                    <th scope="row">{t + 1}</th>
                    {COLUMNS.map((seat) => {
                      const at = trick.findIndex((played) => played.seat === seat);
                      const played = trick[at];
                      const index = view.calls.length + 4 * t + at;
                      return (
                        <td key={seat} data-lead={at === 0} data-won={winner?.seat === seat}>
                          {played &&
                            button(
                              index,
                              <>
                                <StrainMark strain={suitOf(played.card)} />
                                {text.rankShort(rankOf(played.card))}
                                {at === 0 && <span className="hidden-text">, {text.result.led}</span>}
                                {winner?.seat === seat && (
                                  <span className="hidden-text">, {text.table.wonIt}</span>
                                )}
                              </>,
                            )}
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Calls, then cards, in the order in which they were made. */
function stepsOf({ view }: TableState) {
  return [
    ...view.calls.map(({ seat, call }) => ({ seat, name: text.call(call) })),
    ...[...view.tricks, view.trick].flat().map(({ seat, card }) => ({ seat, name: text.card(card) })),
  ];
}
