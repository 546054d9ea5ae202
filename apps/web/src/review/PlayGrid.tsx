import { type Card, rankOf, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import { seatsFrom } from '@overtrick/rules/cards/seat';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import { strainInPlay } from '@overtrick/rules/views/view';
import { StrainMark } from '../deal/cards/Suit.tsx';
import { jokerOf } from '../deal/steps/words.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import type { Cost, Judgement } from '../think/costs.ts';
import { playedAt } from './board/playedAt.ts';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

const COLUMNS = seatsFrom('W');

export interface PlayGridProps {
  readonly shown: BoardPageData;
  readonly costs: readonly Cost[];
  readonly judgements: readonly Judgement[];
  readonly at: number;
  readonly to: (index: number) => void;
}

/** The tricks, one per row, with the cost of each card; choosing a card shows it on the table. */
export function PlayGrid({ shown: { view, example }, costs, judgements, at, to }: PlayGridProps) {
  const tricks = view.trick.length > 0 ? [...view.tricks, view.trick] : view.tricks;
  if (tricks.length === 0) return null;
  const strain = strainInPlay(view);
  const cards = playedAt(example);
  return (
    <section className={styles.part} aria-labelledby="play">
      <h2 id="play">{boardText.review.play}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.result.play}>
        <table className={styles.play}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{text.table.trick}</span>
              </th>
              {COLUMNS.map((seat) => (
                <th key={seat} scope="col">
                  {text.seats[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tricks.map((trick, t) => {
              const winner = winningCard(trick, strain && trumpOf(strain));
              return (
                <tr key={trick[0]?.card}>
                  <th scope="row">{t + 1}</th>
                  {COLUMNS.map((seat) => {
                    const played = trick.find((one) => one.seat === seat);
                    const index = played && cards.get(played.card);
                    return (
                      <td key={seat} data-lead={trick[0]?.seat === seat} data-won={winner?.seat === seat}>
                        {played && index !== undefined && (
                          <button
                            type="button"
                            className={styles.card}
                            aria-pressed={at === index + 1}
                            onClick={() => to(index + 1)}
                          >
                            <CardText played={played} joker={jokerOf(view.game)} />
                            <Price
                              cost={costs.find(({ step }) => step === index)}
                              judgement={judgements.find(({ step }) => step === index)}
                            />
                            {trick[0]?.seat === seat && (
                              <span className="hidden-text">, {text.result.led}</span>
                            )}
                            {winner?.seat === seat && (
                              <span className="hidden-text">, {text.table.wonIt}</span>
                            )}
                          </button>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface CardTextProps {
  readonly played: SeatCard;
  readonly joker: Card | undefined;
}

const CardText = ({ played: { card }, joker }: CardTextProps) =>
  card === joker ? (
    text.games.jokerShort
  ) : (
    <span>
      <StrainMark strain={suitOf(card)} />
      {text.rankShort(rankOf(card))}
    </span>
  );

interface PriceProps {
  readonly cost: Cost | undefined;
  readonly judgement: Judgement | undefined;
}

/** The tricks that a card gave away, where it gave anything. */
function Price({ cost, judgement }: PriceProps) {
  const seen = cost?.tricks ?? 0;
  const known = judgement?.tricks ?? 0;
  return (
    <>
      {seen > 0 && (
        <span className={styles.price}>
          <span aria-hidden="true">{boardText.review.cost(seen)}</span>
          <span className="hidden-text">, {boardText.review.costWords(seen)}</span>
        </span>
      )}
      {known > 0 && (
        <span className={styles.known} title={boardText.review.knownWords(known, judgement?.better)}>
          <span aria-hidden="true">{boardText.review.knownShort(known)}</span>
          <span className="hidden-text">, {boardText.review.knownWords(known, judgement?.better)}</span>
        </span>
      )}
    </>
  );
}
