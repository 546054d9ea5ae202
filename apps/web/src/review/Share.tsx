import { isRank } from '@overtrick/rules/cards/card';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { vulIn } from '../deal/vulnerability.ts';
import { outcomeInWords } from '../deal/words.ts';
import { Button } from '../design/Button.tsx';
import { save } from '../device/save.ts';
import { LinkRow } from '../invite/LinkRow.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { makeFragment } from '../think/source.ts';
import { photoOf, pictureOf } from './board/picture.ts';
import { roundsOf } from './board/rounds.ts';
import styles from './Review.module.css';
import { askReader } from './read/ask.ts';
import type { BoardPageData } from './read/messages.ts';

/** A link that holds the board, a picture of it, and files for other programs. */
export function Share({ shown, game }: { readonly shown: BoardPageData; readonly game: string }) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const { told, formats, handviewer } = shown;
  useEffect(() => {
    void makeFragment(told).then((fragment) => setLink(`${location.origin}/board#${fragment}`));
  }, [told]);
  const words = boardText.review;
  const write = async (format: string) => {
    const answer = await askReader({ kind: 'write', told, format });
    if (answer.kind !== 'written') return;
    save(new Blob([answer.text], { type: 'text/plain' }), `${nameOf(shown)}.${format}`);
    setSaid(answer.lost.map(words.lost).join(' '));
  };
  const draw = () => pictureOf(picturedOf(shown, game));
  const photograph = async () => {
    const photo = await photoOf(draw());
    if (photo) save(photo, `${nameOf(shown)}.png`);
  };
  return (
    <section className={styles.part} aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <p className={styles.soft}>{words.shareNote}</p>
      <LinkRow label={words.copyThis} link={link} copy={words.copy} />
      <div className={styles.buttons}>
        <Button onClick={() => save(new Blob([draw()], { type: 'image/svg+xml' }), `${nameOf(shown)}.svg`)}>
          {words.picture}
        </Button>
        <Button onClick={() => void photograph()}>{words.photo}</Button>
        {formats.map((format) => (
          <Button key={format} onClick={() => void write(format)}>
            {words.formats[format] ?? format}
          </Button>
        ))}
        {handviewer !== undefined && (
          <a href={handviewer} target="_blank" rel="noopener noreferrer">
            {words.handviewer}
          </a>
        )}
      </div>
      <p role="status">{said}</p>
      {shown.number !== undefined && (
        <p>{words.dealNumber(shown.number.replace(/\B(?=(?:\d{3})+$)/g, ' '))}</p>
      )}
      <p>
        <Link href="/analyse">{words.another}</Link>
      </p>
    </section>
  );
}

const nameOf = ({ view }: BoardPageData): string => `${view.game}-board-${view.terms.board ?? 1}`;

/** Returns the texts of the picture, in the page's language. */
function picturedOf({ view, deal, told }: BoardPageData, game: string) {
  const { terms, calls, outcome } = view;
  return {
    title: boardText.review.title(game, terms.board),
    terms: boardText.review.terms(terms.dealer, vulIn(view, told.match)),
    result: outcome ? outcomeInWords(outcome, view.tricks.length > 0) : '',
    deal,
    vul: terms.vul,
    nameOf: (seat: keyof typeof text.seats) => told.players?.[seat] ?? text.seats[seat],
    rankOf: (rank: string) => (isRank(rank) ? text.rankShort(rank) : rank),
    rounds: roundsOf(calls).map((round) =>
      round.map((made) => (made === undefined ? '' : text.callShort(made.call))),
    ),
    foot: `${text.product} · ${location.host}`,
  };
}
