import type { AccountSignedIn } from '@overtrick/protocol/account';
import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { declareBot } from './api.ts';

interface ProgramPartProps {
  readonly name: string;
  /** Set if a computer program plays with the account. */
  readonly program: AccountSignedIn['program'];
  readonly onDeclared: () => void;
}

/** Says whether a computer program plays with the account; if none does, its owner can declare it. */
export function ProgramPart({ name, program, onDeclared }: ProgramPartProps) {
  const [isOpen, setOpen] = useState(false);
  const words = text.account.program;
  return (
    <section className={styles.boards} aria-labelledby="program">
      <h2 id="program">{words.title}</h2>
      {program === undefined ? (
        <>
          <p>{words.help}</p>
          <p>
            <Button onClick={() => setOpen(true)}>{words.open}</Button>
          </p>
        </>
      ) : (
        <p role="status">
          {words.is} {program.operator !== undefined && words.operatedBy(program.operator)}
        </p>
      )}
      {isOpen && (
        <DeclareDialog
          name={name}
          onClose={() => setOpen(false)}
          onDeclared={() => {
            setOpen(false);
            onDeclared();
          }}
        />
      )}
    </section>
  );
}

interface DeclareDialogProps extends Pick<ProgramPartProps, 'name' | 'onDeclared'> {
  readonly onClose: () => void;
}

function DeclareDialog({ name, onClose, onDeclared }: DeclareDialogProps) {
  const [typed, setTyped] = useState('');
  const [operator, setOperator] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = text.account.program;
  const declare = async (event: FormEvent) => {
    event.preventDefault();
    const why = await declareBot(typed.trim(), operator.trim());
    if (why === undefined) onDeclared();
    else setProblem(why);
  };
  return (
    <Dialog title={words.open} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void declare(event)}>
        <p>{words.warning}</p>
        <Field
          label={words.operator}
          value={operator}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setOperator(event.target.value)}
        />
        <Field
          label={words.typed(name)}
          value={typed}
          problem={problem}
          required
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="main" disabled={typed.trim().toLowerCase() !== name.toLowerCase()}>
          {words.declare}
        </Button>
      </form>
    </Dialog>
  );
}
