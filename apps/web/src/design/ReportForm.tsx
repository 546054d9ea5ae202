import {
  MOST_REPORT_LETTERS,
  REPORT_REASONS,
  type ReportReason,
} from '@overtrick/protocol/moderation/reasons';
import type { ReportBody } from '@overtrick/protocol/moderation/report';
import { type FormEvent, useState } from 'react';
import { text } from '../text/text.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import form from './Form.module.css';
import styles from './ReportForm.module.css';
import { Select } from './Select.tsx';

export interface ReportFormProps {
  /** The button that opens the form, and its heading. */
  readonly label: string;
  /** The words that explain what else goes to the operator with the report. */
  readonly intro: string;
  /** Sends the report. Returns the reason if that fails. */
  readonly onSend: (report: ReportBody) => Promise<string | undefined>;
}

/** A button that opens a form by which somebody, or something that was written, is reported to the operator. */
export function ReportForm({ label, intro, onSend }: ReportFormProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (state === 'sent') return <p role="status">{text.report.sent}</p>;
  if (state === 'closed')
    return (
      <Button look="quiet" size="small" onClick={() => setState('open')}>
        {label}
      </Button>
    );
  const close = () => setState('closed');
  return (
    <OpenForm label={label} intro={intro} onSend={onSend} onSent={() => setState('sent')} onClose={close} />
  );
}

interface OpenFormProps extends ReportFormProps {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function OpenForm({ label, intro, onSend, onSent, onClose }: OpenFormProps) {
  const [reason, setReason] = useState<ReportReason>('insult');
  const [more, setMore] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const line = more.trim();
    const failed = await onSend({ reason, ...(line !== '' && { text: line }) });
    setIsBusy(false);
    if (failed === undefined) onSent();
    else setProblem(failed);
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={label}>
      <fieldset className={form.form}>
        <legend className={styles.label}>{label}</legend>
        <p>{intro}</p>
        <Select
          label={text.report.reason}
          values={REPORT_REASONS}
          value={reason}
          onChange={setReason}
          labelOf={(one) => text.report.reasons[one]}
        />
        <Field
          label={text.report.more}
          value={more}
          maxLength={MOST_REPORT_LETTERS}
          autoComplete="off"
          problem={problem}
          onChange={(event) => setMore(event.target.value)}
        />
        <div className={form.buttons}>
          <Button type="submit" look="main" disabled={isBusy}>
            {text.report.send}
          </Button>
          <Button onClick={onClose}>{text.report.cancel}</Button>
        </div>
      </fieldset>
    </form>
  );
}
