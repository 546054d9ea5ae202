import { callerOf, namesOf } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import form from '../../../design/Form.module.css';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import styles from './ClaimPrompt.module.css';

/** A claim that waits for an answer; players who must answer do so here. The table stays visible. */
export function ClaimPrompt() {
  const ctrl = useCtrl();
  const latest = useTable((model) => model.latest);
  const isBehind = useTable(({ frames }) => frames.length > 0);
  const claim = latest?.claim;
  if (latest === undefined || claim === undefined || isBehind) return null;
  const isAsked = latest.you !== undefined && claim.waiting.includes(latest.you);
  const others = claim.waiting.filter((chair) => chair !== latest.you);
  return (
    <section
      className={styles.prompt}
      role="alertdialog"
      aria-labelledby="claim-title"
      aria-describedby="claim-what"
    >
      <h2 id="claim-title" className={styles.title}>
        {text.claim.promptTitle}
      </h2>
      <div id="claim-what">
        <p>
          {asked(callerOf(latest, claim.seat), claim.tricks, leftOf(latest.view.hands, latest.view.trick))}
        </p>
        {claim.line !== undefined && <p className={styles.line}>{text.claim.promptLine(claim.line)}</p>}
      </div>
      {isAsked ? (
        <div className={form.buttons}>
          <Button look="main" onClick={() => void ctrl.answer(true)}>
            {text.claim.accept}
          </Button>
          <Button onClick={() => void ctrl.answer(false)}>{text.claim.refuse}</Button>
        </div>
      ) : (
        <p>{others.length > 0 ? text.claim.waitingFor(namesOf(latest, others)) : text.claim.judging}</p>
      )}
      {claim.chair === latest.you && claim.waiting.length > 0 && (
        <div className={form.buttons}>
          <Button onClick={() => void ctrl.withdraw()}>{text.claim.withdraw}</Button>
        </div>
      )}
    </section>
  );
}

function asked(name: string, tricks: number, left: number): string {
  if (tricks === 0) return text.claim.promptNone(name, left);
  return tricks === left ? text.claim.promptAll(name, left) : text.claim.prompt(name, tricks, left);
}

/**
 * Counts the tricks not yet finished, including the one on the table: the largest number that any hand still plays to.
 */
function leftOf(
  hands: Readonly<Record<string, { readonly count: number }>>,
  trick: readonly { readonly seat: string }[],
): number {
  return Math.max(
    ...Object.entries(hands).map(
      ([seat, { count }]) => count + (trick.some((played) => played.seat === seat) ? 1 : 0),
    ),
  );
}
