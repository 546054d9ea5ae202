import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import styles from './Account.module.css';

interface NameDialogProps {
  readonly title: string;
  /** The words that say what cannot be undone. */
  readonly warning: string;
  /** The name of the account, which its owner types once more. */
  readonly name: string;
  /** The label of the field for the name. */
  readonly label: string;
  /** The label of the button that does it. */
  readonly confirm: string;
  /** Does it, with the name as typed; resolves with the reason if it is refused. */
  readonly run: (typed: string) => Promise<string | undefined>;
  readonly onClose: () => void;
  /** Further fields, above that for the name. */
  readonly children?: ReactNode;
}

/** A dialog for what an account cannot undo: its owner types the account's name to confirm it. */
export function NameDialog({
  title,
  warning,
  name,
  label,
  confirm,
  run,
  onClose,
  children,
}: NameDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = await run(typed.trim());
    if (why !== undefined) setProblem(why);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{warning}</p>
        {children}
        <Field
          label={label}
          value={typed}
          problem={problem}
          required
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="main" disabled={typed.trim().toLowerCase() !== name.toLowerCase()}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
