import { chairName, namesOf } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import form from '../../../design/Form.module.css';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import styles from './ClaimPrompt.module.css';

/** The request of a player to undo an action; players who must answer do so here. The table stays visible. */
export function UndoPrompt() {
  const ctrl = useCtrl();
  const latest = useTable((model) => model.latest);
  const undo = latest?.undo;
  if (latest === undefined || undo === undefined) return null;
  const isOwn = undo.chair === latest.you;
  const isAsked = latest.you !== undefined && undo.waiting.includes(latest.you);
  const others = undo.waiting.filter((chair) => chair !== latest.you);
  return (
    <section
      className={styles.prompt}
      role="alertdialog"
      aria-labelledby="undo-title"
      aria-describedby="undo-what"
    >
      <h2 id="undo-title" className={styles.title}>
        {text.undo.title}
      </h2>
      <p id="undo-what">
        {isOwn ? text.undo.own : text.undo.asks(chairName(latest, undo.chair), undo.steps - 1)}
      </p>
      {isAsked ? (
        <div className={form.buttons}>
          <Button look="main" onClick={() => void ctrl.agree(true)}>
            {text.undo.allow}
          </Button>
          <Button onClick={() => void ctrl.agree(false)}>{text.undo.refuse}</Button>
        </div>
      ) : (
        others.length > 0 && <p>{text.claim.waitingFor(namesOf(latest, others))}</p>
      )}
      {isOwn && (
        <div className={form.buttons}>
          <Button onClick={() => void ctrl.withdraw()}>{text.undo.never}</Button>
        </div>
      )}
    </section>
  );
}
