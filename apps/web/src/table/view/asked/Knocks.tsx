import { isProgram } from '@overtrick/protocol/program';
import { Button } from '../../../design/Button.tsx';
import form from '../../../design/Form.module.css';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import styles from './ClaimPrompt.module.css';

/** The people who ask for a chair; only the host sees them. */
export function Knocks() {
  const ctrl = useCtrl();
  const latest = useTable((model) => model.latest);
  const knocks = latest?.knocks ?? [];
  const [first] = knocks;
  const seat = latest?.chairs.find(({ chair }) => chair === first?.chair)?.seat;
  if (first === undefined || seat === undefined || latest?.claim !== undefined) return null;
  const { knock, name } = first;
  const asks = isProgram(first) ? text.knocks.asksProgram : text.knocks.asks;
  const refuseAll = async () => {
    for (const one of knocks) await ctrl.admit(one.knock, false);
  };
  return (
    <section
      className={styles.prompt}
      role="alertdialog"
      aria-labelledby="knock-title"
      aria-describedby="knock-who"
    >
      <h2 id="knock-title" className={styles.title}>
        {text.knocks.title}
      </h2>
      <p id="knock-who">{asks(name, text.seats[seat])}</p>
      <div className={form.buttons}>
        <Button look="main" onClick={() => void ctrl.admit(knock, true)}>
          {text.knocks.admit}
        </Button>
        <Button onClick={() => void ctrl.admit(knock, false)}>{text.knocks.refuse}</Button>
        {knocks.length > 1 && (
          <Button onClick={() => void refuseAll()}>{text.knocks.refuseAll(knocks.length)}</Button>
        )}
      </div>
    </section>
  );
}
