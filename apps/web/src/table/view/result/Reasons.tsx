import type { TableState } from '@overtrick/protocol/table';
import type { Action } from '@overtrick/rules/action';
import { type Card, rankOf, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import { seatsFrom } from '@overtrick/rules/cards/seat';
import { winningCard } from '@overtrick/rules/play/trick';
import { strainInPlay } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { AuctionTable } from '../../../deal/auction/AuctionTable.tsx';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { cardName, chairAt, makerOf } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { OF_BOTS, text } from '../../../text/text.ts';
import styles from './Reasons.module.css';
import result from './Result.module.css';

const COLUMNS = seatsFrom('W');

/** The auction and the play of the finished deal; choosing a step shows the reason for it. */
export function Reasons({ state }: { readonly state: TableState }) {
  const { joker } = panelOf(state.view);
  const [chosen, setChosen] = useState<number>();
  const { view, reasons = {}, history = [] } = state;
  const strain = strainInPlay(view);
  const before = stepsBefore(state);
  // the calls of the auction are the last calls in the history
  const calls = history
    .flatMap(({ action }, i) => (action.kind === 'call' ? [i] : []))
    .slice(-view.calls.length);
  const playedAt = (card: Card): number =>
    history.findLastIndex(({ action }) => action.kind === 'play' && action.card === card);
  const why = (index: number) => {
    const step = history[index];
    if (step === undefined) return text.result.whyHint;
    const who = makerOf(state, index, step.seat);
    const reason = reasons[index];
    const isBot = chairAt(state, step.seat)?.kind === 'bot';
    return (
      <>
        {`${who}, ${nameOf(state, step.action)}: `}
        {reason === undefined ? (
          text.result[isBot ? 'noReasonBot' : 'noReason']
        ) : (
          <span {...OF_BOTS}>{reason}</span>
        )}
      </>
    );
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
      {before.length > 0 && (
        <ul className={styles.before}>
          {before.map((index) => {
            const step = history[index];
            return (
              <li key={index}>
                {step && button(index, `${makerOf(state, index, step.seat)}: ${nameOf(state, step.action)}`)}
              </li>
            );
          })}
        </ul>
      )}
      {view.calls.length > 0 && (
        <AuctionTable
          state={state}
          mark={({ call }, i) => button(calls[i] ?? -1, <CallMark call={call} />)}
        />
      )}
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
                      return (
                        <td key={seat} data-lead={at === 0} data-won={winner?.seat === seat}>
                          {played &&
                            button(
                              playedAt(played.card),
                              <>
                                {played.card === joker ? (
                                  text.games.jokerShort
                                ) : (
                                  <>
                                    <StrainMark strain={suitOf(played.card)} />
                                    {text.rankShort(rankOf(played.card))}
                                  </>
                                )}
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

/** Lists the steps that are not calls of the auction, cards or claims: bids of tricks, choices, discards. */
function stepsBefore({ history = [], view }: TableState): readonly number[] {
  const isCounted = ({ kind }: Action) => kind !== 'call' && kind !== 'play' && kind !== 'claim';
  const passes = history.filter(({ action }) => action.kind === 'call').length - view.calls.length;
  let seen = 0;
  return history.flatMap(({ action }, i) => {
    // calls that are not in the auction came before it
    const isEarly = action.kind === 'call' && seen++ < passes;
    return isCounted(action) || isEarly ? [i] : [];
  });
}

const nameOf = ({ view }: TableState, action: Action): string =>
  action.kind === 'play' ? cardName(view, action.card) : text.action(action);
