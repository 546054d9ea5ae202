import type { TableState } from '@overtrick/protocol/table';
import type { Action } from '@overtrick/rules/action';
import { turnInWords } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { usePress } from '../../input/act.ts';
import { isAsked, questionOf } from '../../speech/question.ts';
import { canAct } from '../../state/model.ts';
import { BidPicker } from './BidPicker.tsx';
import { Choices } from './Choices.tsx';
import { Declaration } from './Declaration.tsx';
import { Places } from './Places.tsx';
import styles from './Prompt.module.css';
import { Puts } from './Puts.tsx';

/**
 * Everything that can be done now and is no card to play, asked in words: calls too, where there is more than calls.
 */
export function Prompt() {
  const shown = useTable((model) => model.shown);
  const open = useTable(canAct);
  if (shown === undefined) return null;
  if (open && isAsked(shown.view)) return <Asked state={shown} />;
  return (
    <p className={styles.waiting} aria-hidden="true">
      {turnInWords(shown, open)}
    </p>
  );
}

const ofKind = <Kind extends Action['kind']>(legal: readonly Action[], kind: Kind) =>
  legal.filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);

function Asked({ state }: { readonly state: TableState }) {
  const { view } = state;
  const { legal } = view;
  const { press, raised, twice } = usePress('confirmCalls');
  const question = questionOf(state);
  const bids = ofKind(legal, 'bid');
  const declarations = ofKind(legal, 'declare');
  const picks = ofKind(legal, 'pick');
  const puts = ofKind(legal, 'put');
  const choices = [...ofKind(legal, 'choose'), ...ofKind(legal, 'call')];
  return (
    <section className={styles.prompt} data-acting aria-label={text.table.choosing}>
      <div>
        <h2 className={styles.title}>{question.title}</h2>
        <div className={styles.said} data-twice={twice} data-raised={raised !== undefined}>
          {question.help !== undefined && <p className={styles.help}>{question.help}</p>}
          <p className={styles.again} role="status">
            {raised !== undefined && text.table.againChoose}
          </p>
        </div>
      </div>
      {bids.length > 0 && <BidPicker view={view} bids={bids} press={press} raised={raised} />}
      {declarations.length > 0 && (
        <Declaration view={view} declarations={declarations} press={press} raised={raised} />
      )}
      {picks.length > 0 && <Places view={view} picks={picks} press={press} />}
      {puts.length > 0 && <Puts puts={puts} press={press} />}
      {choices.length > 0 && (
        <Choices actions={choices} words={question.choices ?? {}} press={press} raised={raised} />
      )}
    </section>
  );
}
