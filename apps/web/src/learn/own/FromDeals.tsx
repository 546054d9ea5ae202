import { PRESET_IDS, type PresetId } from '@overtrick/formats/dealer/wish/presets';
import { lessonOfDeals } from '@overtrick/formats/lesson/write';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import { Select } from '../../design/Select.tsx';
import { TextDrop } from '../../design/TextDrop.tsx';
import { boardText } from '../../text/boards.ts';
import { learnText } from '../../text/learn.ts';
import { text } from '../../text/text.ts';
import styles from '../Learn.module.css';
import { dealsInText, dealsOfKind, withCalls } from './deals.ts';

type Kind = 'given' | PresetId;
const KINDS: readonly Kind[] = ['given', ...PRESET_IDS];
const COUNTS = ['4', '8', '12'] as const;
const WAYS = ['bid', 'play'] as const;

interface FromDealsProps {
  readonly onMade: (lesson: string) => void;
}

/** Makes the text of a lesson of deals: of a file, a link, numbers, or of a kind. */
export function FromDeals({ onMade }: FromDealsProps) {
  const [kind, setKind] = useState<Kind>('given');
  const [source, setSource] = useState('');
  const [count, setCount] = useState<(typeof COUNTS)[number]>('4');
  const [way, setWay] = useState<(typeof WAYS)[number]>('bid');
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const giving = useRef(new AbortController());
  const words = learnText.lessons.fromDeals;
  useEffect(() => () => giving.current.abort(), []);

  const make = async ({ signal }: AbortController): Promise<string> => {
    const found = await (kind === 'given'
      ? dealsInText(source, signal)
      : dealsOfKind(kind, Number(count), signal));
    if (found.deals.length === 0) return boardText.review.analyseNone;
    const deals = [];
    for (const [i, each] of found.deals.entries()) {
      setSaid(words.busy(i + 1, found.deals.length));
      deals.push(way === 'bid' ? await withCalls(each, signal) : each);
    }
    const called = title.trim() || (kind === 'given' ? learnText.lessons.own : text.lobby.deals.kinds[kind]);
    onMade(
      lessonOfDeals(called, deals, way, {
        ...words.said,
        board: (label) => boardText.review.boardCalled(label),
      }),
    );
    return words.made(deals.length, found.of);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    giving.current.abort();
    const own = new AbortController();
    giving.current = own;
    setBusy(true);
    const answer = await make(own).catch(() => text.error);
    if (own.signal.aborted) return;
    setBusy(false);
    setSaid(answer);
  };

  return (
    <details className={styles.form}>
      <summary>{words.title}</summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{words.intro}</p>
        <Select
          label={text.lobby.deals.title}
          values={KINDS}
          value={kind}
          onChange={setKind}
          labelOf={(one) => (one === 'given' ? words.given : text.lobby.deals.kinds[one])}
        />
        {kind === 'given' ? (
          <TextDrop
            label={boardText.review.analyseField}
            value={source}
            rows={4}
            placeholder={boardText.review.analyseDrop}
            onChange={setSource}
            fileLabel={boardText.review.analyseFile}
            accept=".pbn,.lin,.rbn,.csv,.dup,.bri,.dge,.dlm,.jsonl,.json,.html,.txt"
          />
        ) : (
          <Choice
            label={words.count}
            values={COUNTS}
            value={count}
            onChange={setCount}
            labelOf={(one) => one}
          />
        )}
        <Choice
          label={words.way}
          values={WAYS}
          value={way}
          onChange={setWay}
          labelOf={(one) => words.ways[one]}
        />
        <Field
          label={words.called}
          value={title}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" look="main" disabled={busy || (kind === 'given' && source.trim() === '')}>
          {words.make}
        </Button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}
