import { sectionsOf } from '@overtrick/evening/plan/plan';
import type { Tournament } from '@overtrick/evening/tournament';
import { readContestants } from '@overtrick/formats/contestants/read';
import { faultsOf } from '@overtrick/movements/check';
import { type Movement, roundsOf, sittingsOf } from '@overtrick/movements/movement';
import { movementJson, parseMovement } from '@overtrick/movements/text';
import { useState } from 'react';
import { DealsField } from '../../deal/kinds/DealsField.tsx';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { TextDrop } from '../../design/TextDrop.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { HandEntry } from '../hands/HandEntry.tsx';
import { inOrderIn } from '../hands/rows.ts';
import { faultInWords } from './changesInWords.ts';
import { OpenHands } from './OpenHands.tsx';
import { nextSection, withoutPlace } from './sections.ts';
import type { Change, FileChange } from './usePlanning.ts';

interface FilesProps {
  readonly id: string;
  readonly tournament: Tournament;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
  readonly onFile: (file: FileChange) => Promise<boolean>;
}

/** Pairs, boards and a custom movement, from a text or a file. */
export function Files({ id, tournament, onChange, onFile }: FilesProps) {
  return (
    <section>
      <h2>{eveningText.plan.files}</h2>
      <PairList onFile={onFile} />
      <Deals onFile={onFile} />
      <DealsOfKind onFile={onFile} />
      <OpenHands id={id} tournament={tournament} onChange={onChange} />
      <TypedHands game={tournament.terms.game} />
      <OwnMovement tournament={tournament} onChange={onChange} />
    </section>
  );
}

type OfFile = Pick<FilesProps, 'onFile'>;

/** A list of pairs, shown as understood before it is entered. */
function PairList({ onFile }: OfFile) {
  const [list, setList] = useState('');
  const words = eveningText.plan;
  const read = list.trim() === '' ? undefined : readContestants(list);
  const add = async () => {
    if (await onFile({ kind: 'contestants', text: list })) setList('');
  };
  return (
    <div className={desk.form}>
      <TextDrop
        label={words.list}
        value={list}
        rows={3}
        placeholder={'name,name2\nAnna Berg,Bo Ek'}
        onChange={setList}
        fileLabel={words.listFile}
        accept=".csv,.txt,.tsv"
      >
        <Button disabled={!read?.ok} onClick={() => void add()}>
          {words.add}
        </Button>
      </TextDrop>
      <p className={desk.soft}>{words.listHelp}</p>
      {read?.ok === false && <p role="alert">{[read.at, read.why].filter(Boolean).join(': ')}</p>}
      {read?.ok && (
        <>
          <p role="status">{words.listFound(read.value.length)}</p>
          <ol>
            {read.value.map(({ players }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pairs of a list may have the same names
              <li key={i}>{players.map(({ name }) => name).join(eveningText.and)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Deals({ onFile }: OfFile) {
  const [file, setFile] = useState('');
  const words = eveningText.plan;
  const take = async () => {
    if (await onFile({ kind: 'boards', text: file })) setFile('');
  };
  return (
    <TextDrop
      label={words.deals}
      value={file}
      rows={3}
      onChange={setFile}
      fileLabel={words.dealsFile}
      accept=".pbn,.lin,.rbn,.csv,.dup,.bri,.dge,.dlm,.txt"
    >
      <Button disabled={file.trim() === ''} onClick={() => void take()}>
        {words.takeDeals}
      </Button>
    </TextDrop>
  );
}

/** A form for letting the server deal the boards of the plan that have no hands yet, as deals of a kind. */
function DealsOfKind({ onFile }: OfFile) {
  const [deals, setDeals] = useState('');
  const take = async () => {
    if (await onFile({ kind: 'boards', text: deals })) setDeals('');
  };
  return (
    <div className={desk.form}>
      <DealsField isUntold value={deals} onChange={setDeals} />
      <Button disabled={deals.trim() === ''} onClick={() => void take()}>
        {eveningText.plan.dealKind}
      </Button>
    </div>
  );
}

/** A form for the hands of a board that were not in a file. */
function TypedHands({ game }: { readonly game: string }) {
  const words = eveningText.hands;
  const [board, setBoard] = useState('1');
  const number = Math.min(999, Math.max(1, Number(board) || 1));
  return (
    <details>
      <summary>{words.which}</summary>
      <div className={desk.form}>
        <Field
          label={words.number}
          type="number"
          min={1}
          max={999}
          value={board}
          onChange={(event) => setBoard(event.target.value)}
        />
        <HandEntry key={number} board={number} inOrder={inOrderIn(game)} />
      </div>
    </details>
  );
}

/** A custom movement with all its faults; contestants without a place get its numbers in their order. */
function OwnMovement({ tournament, onChange }: Pick<FilesProps, 'tournament' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const [section, setSection] = useState(() => sectionsOf(tournament.plans)[0] ?? nextSection(tournament));
  const [perRound, setPerRound] = useState('3');
  const words = eveningText.plan;
  const read = typed.trim() === '' ? undefined : parseMovement(typed);
  const faults = read?.ok ? faultsOf(read.value) : [];
  const take = async (movement: Movement) => {
    const isDone = await onChange({
      kind: 'planned',
      section,
      from: 1,
      movement: movementJson(movement),
      entrants: entrantsFor(tournament, section, movement),
      boardsPerRound: Number(perRound) || 1,
      firstBoard: 1,
    });
    if (isDone) setTyped('');
  };
  return (
    <div className={desk.form}>
      <TextDrop
        label={words.own}
        value={typed}
        rows={3}
        placeholder='{"name":"Howell","winners":1,"tables":[[{"ns":4,"ew":1,"set":1}]]}'
        onChange={setTyped}
        fileLabel={words.ownFile}
        accept=".json,.txt"
      >
        <Button disabled={!read?.ok} onClick={() => read?.ok && void take(read.value)}>
          {words.takeOwn}
        </Button>
      </TextDrop>
      {read?.ok === false && <p role="alert">{read.why}</p>}
      {read?.ok && (
        <>
          <div className={desk.fields}>
            <Field
              label={words.ownSection}
              value={section}
              maxLength={2}
              onChange={(event) => setSection(event.target.value.toUpperCase())}
            />
            <Field
              label={words.perRound}
              type="number"
              min={1}
              max={99}
              value={perRound}
              onChange={(event) => setPerRound(event.target.value)}
            />
          </div>
          <p role="status">{words.ownPlan(numbersOf(read.value), roundsOf(read.value))}</p>
          <p>{faults.length === 0 ? words.noFault : words.faults(faults.length)}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.why}>{faultInWords(fault)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Returns the highest number that a movement seats. */
const numbersOf = (movement: Movement): number =>
  Math.max(0, ...sittingsOf(movement).flatMap(({ seats }) => seats));

/**
 * Returns the entrants for a movement: those of the section in order, then those without a place; the missing number
 * stays empty.
 */
function entrantsFor(tournament: Tournament, section: string, movement: Movement): (string | null)[] {
  const own = tournament.plans.findLast((plan) => plan.section === section)?.entrants ?? [];
  const ids = [...own.filter((id) => id !== null), ...withoutPlace(tournament)];
  return Array.from({ length: numbersOf(movement) }, (_, i) =>
    i + 1 === movement.missing ? null : (ids.shift() ?? null),
  );
}
