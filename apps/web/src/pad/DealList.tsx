import type { Seat } from '@overtrick/rules/cards/seat';
import { partiesOf } from '@overtrick/rules/game';
import type { SheetRow } from '@overtrick/rules/match';
import type { PadAnswer } from '@overtrick/rules/pad/form';
import { Fragment } from 'react';
import { worthOf } from '../deal/sheet/worth.ts';
import { Button } from '../design/Button.tsx';
import { boardText } from '../text/boards.ts';
import { Answer } from './Answer.tsx';
import type { OpenPad } from './kept.ts';
import styles from './Pad.module.css';
import { bidInWords, partyName } from './words.ts';

interface DealListProps {
  readonly open: OpenPad;
  /** @param at the deal's index */
  readonly onCorrect: (at: number) => void;
}

/** Returns the tricks of each hand with a `taken` entry, typed in or worked out from the others. */
const takenOf = (answers: readonly PadAnswer[]): ReadonlyMap<Seat, string> =>
  new Map(
    answers.flatMap(({ ask: { part, seat }, value }) =>
      part === 'taken' && seat !== undefined ? [[seat, value]] : [],
    ),
  );

const hasBid = (answers: readonly PadAnswer[], seat: Seat | undefined): boolean =>
  answers.some(({ ask }) => ask.part === 'bid' && ask.seat === seat);

/** Every deal as it was entered, with a button to correct it. */
export function DealList({ open, onCorrect }: DealListProps) {
  const { game, pad, score } = open;
  const words = boardText.pad;
  const players = { game, names: pad.names };
  const brought = (row: SheetRow): string =>
    partiesOf(game)
      .map((party, i) => [partyName(players, party), worthOf(row, party, i === 0)] as const)
      .filter(([, points]) => points !== 0)
      .map(([name, points]) => `${name} ${boardText.history.signed(points)}`)
      .join(', ');
  if (score.entries.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="deals">
      <h2 id="deals">{words.deals}</h2>
      <ol className={styles.list}>
        {score.entries.map(({ deal, read }, at) => {
          const row = score.sheet.rows[at];
          const taken = takenOf(read.answers);
          const said = read.answers.filter(
            ({ at: word, ask }) =>
              word !== undefined && (ask.part !== 'taken' || !hasBid(read.answers, ask.seat)),
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: deals are told apart by their number alone
            <li key={at} className={styles.item}>
              <span>
                {at + 1}.{' '}
                {said.map(({ ask, value, at: word }, i) => (
                  <Fragment key={word}>
                    {i > 0 && ' · '}
                    {ask.part === 'bid' && ask.seat !== undefined ? (
                      bidInWords(players, deal.terms, ask, value, taken.get(ask.seat))
                    ) : (
                      <Answer players={players} terms={deal.terms} ask={ask} value={value} />
                    )}
                  </Fragment>
                ))}
                {row !== undefined && read.kind === 'done' && <small>{brought(row) || words.nothing}</small>}
              </span>
              <Button size="small" aria-label={words.correct(at + 1)} onClick={() => onCorrect(at)}>
                {boardText.pad.change}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
