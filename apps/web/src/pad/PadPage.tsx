import { partiesOf } from '@overtrick/rules/game';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sheet } from '../deal/sheet/Sheet.tsx';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import prose from '../design/Prose.module.css';
import { useTakesFocus } from '../design/useTakesFocus.ts';
import { copied } from '../device/copy.ts';
import { beginPad, draftIn, enterIn, renamePad, undoIn, usePads } from '../device/pads.ts';
import { save } from '../device/save.ts';
import { findGame, findMatch } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { DealList } from './DealList.tsx';
import { Entry } from './Entry.tsx';
import { makePadText } from './export.ts';
import { type OpenPad, openPad } from './kept.ts';
import styles from './Pad.module.css';
import { Forget } from './PadsPage.tsx';
import { declarerName, gainInWords, padTitle, partyName, termsInWords, winnerInWords } from './words.ts';

/** One score pad: the current deal, the sheet, all deals. */
export default function PadPage({ pad: id }: { readonly pad: string }) {
  const pad = usePads((kept) => kept.pads.find((one) => one.id === id));
  const open = pad && openPad(pad);
  useTitle(pad === undefined ? boardText.pad.missing : padTitle(pad));
  return <Page>{open === undefined ? <Missing /> : <Pad open={open} />}</Page>;
}

const Missing = () => (
  <div className={styles.page}>
    <h1>{boardText.pad.missing}</h1>
    <p>{boardText.pad.missingWhy}</p>
    <p>
      <Link href="/pad">{boardText.pad.all}</Link>
    </p>
  </div>
);

function Pad({ open }: { readonly open: OpenPad }) {
  const { pad, game, match, score } = open;
  const [corrects, setCorrects] = useState<number>();
  const words = boardText.pad;
  const players = { game, names: pad.names };
  const info = findGame(pad.game);
  const wrong = score.entries.findIndex(({ read }) => read.kind !== 'done');
  const asked = corrects ?? (wrong < 0 ? undefined : wrong);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{padTitle(pad)}</h1>
        <p className={prose.soft}>
          {[padTitle(pad) !== info?.name && info?.name, info && findMatch(info, pad.match)?.name]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <Link href={`/rules/${pad.game}`}>{words.rules}</Link> · <Link href="/pad">{words.all}</Link>
        </p>
      </header>
      <div className={styles.two}>
        <section className={`${styles.box} ${styles.part}`} aria-labelledby="on">
          {asked !== undefined ? (
            <Correction
              key={asked}
              open={open}
              at={asked}
              isWrong={asked === wrong}
              isAskedFor={asked === corrects}
              onClose={() => setCorrects(undefined)}
            />
          ) : score.next === undefined ? (
            <Over open={open} />
          ) : (
            <>
              <h2 id="on">{words.deal(score.entries.length + 1)}</h2>
              <p className={styles.terms} role="status">
                {termsInWords(players, match, pad, score.next.terms).join(' ')}
              </p>
              <Entry
                key={score.entries.length}
                players={players}
                deal={score.next}
                value={pad.draft}
                onChange={(draft) => draftIn(pad.id, draft)}
                onEnter={(entry) => enterIn(pad.id, { deals: [...pad.deals, entry] }, Date.now())}
                gainOf={(entry) => gainOf(open, [...pad.deals, entry])}
              />
            </>
          )}
        </section>
        <div className={styles.part}>
          <Sheet
            sheet={score.sheet}
            parties={partiesOf(game)}
            nameOf={(party) => partyName(players, party)}
            declarerOf={(row, declarer) => declarerName(players, row.outcome?.terms, { declarer })}
          />
          {score.sheet.notes?.map((note) => (
            <p key={note} lang="en" className={prose.soft}>
              {note}
            </p>
          ))}
          <DealList open={open} onCorrect={setCorrects} />
          <Keeping open={open} />
        </div>
      </div>
    </div>
  );
}

/** Writes how the totals change with other entries. */
function gainOf({ pad, game, score }: OpenPad, deals: readonly string[]): string {
  const after = openPad({ ...pad, deals });
  return after === undefined ? '' : gainInWords({ game, names: pad.names }, score, after.score);
}

interface CorrectionProps {
  readonly open: OpenPad;
  readonly at: number;
  /** True if the entry does not fit its deal. */
  readonly isWrong: boolean;
  /** True if the visitor asked for it: it scrolls into view and takes the focus. */
  readonly isAskedFor: boolean;
  readonly onClose: () => void;
}

/** A form for entering an earlier deal again. */
function Correction({ open, at, isWrong, isAskedFor, onClose }: CorrectionProps) {
  const { pad, game, match, score } = open;
  const [value, setValue] = useState(pad.deals[at] ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  const deal = score.entries[at]?.deal;
  if (deal === undefined) return null;
  const words = boardText.pad;
  const players = { game, names: pad.names };
  return (
    <>
      <h2 id="on" ref={heading} tabIndex={-1}>
        {words.correcting(at + 1)}
      </h2>
      {isWrong && (
        <p role="alert" className={styles.bad}>
          {words.misfit(at + 1)}
        </p>
      )}
      <p className={styles.terms}>{termsInWords(players, match, pad, deal.terms).join(' ')}</p>
      <Entry
        players={players}
        deal={deal}
        value={value}
        onChange={setValue}
        onEnter={(entry) => {
          const { isEnded } = pad;
          enterIn(pad.id, { deals: pad.deals.with(at, entry), ...(isEnded && { isEnded }) }, Date.now());
          onClose();
        }}
        gainOf={(entry) => {
          const before = openPad({ ...pad, deals: pad.deals.slice(0, at) });
          return before === undefined ? '' : gainOf(before, [...pad.deals.slice(0, at), entry]);
        }}
        {...(!isWrong && { onLeave: onClose })}
      />
    </>
  );
}

/** The winner, and a button for another match. */
function Over({ open }: { readonly open: OpenPad }) {
  const { pad, game, score } = open;
  const [, navigate] = useLocation();
  const words = boardText.pad;
  const { name, game: id, match, names, options, matchOptions, first } = pad;
  const said = winnerInWords({ game, names: pad.names }, score);
  const verdict = useTakesFocus<HTMLHeadingElement>(said);
  const again = () =>
    navigate(`/pad/${beginPad({ name, game: id, match, names, options, matchOptions, first }, Date.now())}`);
  return (
    <>
      <h2 id="on" ref={verdict} tabIndex={-1} className={styles.verdict}>
        {said}
      </h2>
      {score.left > 0 && <p role="status">{words.left(score.left)}</p>}
      <div className={styles.row}>
        <Button look="main" size="large" onClick={again}>
          {words.next}
        </Button>
      </div>
    </>
  );
}

/** Buttons to undo, end, export and delete. */
function Keeping({ open }: { readonly open: OpenPad }) {
  const { pad, score } = open;
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const words = boardText.pad;
  const onSave = () => save(new Blob([makePadText(open)], { type: 'text/plain' }), 'score.txt');
  // text that the browser cannot put on the clipboard is downloaded as a file
  const onCopy = async () => {
    const isThere = await copied(makePadText(open));
    setCopied(isThere);
    if (!isThere) onSave();
  };
  return (
    <section className={styles.part} aria-labelledby="more">
      <h2 id="more">{words.more}</h2>
      <div className={styles.row}>
        <Button disabled={pad.before.length === 0} onClick={() => undoIn(pad.id)}>
          {words.undo}
        </Button>
        {score.canEnd && (
          <Button onClick={() => enterIn(pad.id, { deals: pad.deals, isEnded: true }, Date.now())}>
            {words.end}
          </Button>
        )}
        <Button onClick={() => void onCopy()}>{isCopied ? words.copied : words.copy}</Button>
        <Button onClick={onSave}>{words.save}</Button>
        <Button look="quiet" onClick={() => setAsks(true)}>
          {words.removeYes}
        </Button>
      </div>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== undefined) renamePad(pad.id, name.trim());
          setName(undefined);
        }}
      >
        <Field
          label={words.called}
          value={name ?? pad.name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{words.rename}</Button>
      </form>
      {asks && <Forget pad={pad} onClose={() => setAsks(false)} />}
    </section>
  );
}
