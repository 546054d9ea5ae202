import type { AccountSignedIn } from '@overtrick/protocol/account';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { declareBot } from './api.ts';
import { NameDialog } from './NameDialog.tsx';

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
  const [operator, setOperator] = useState('');
  const words = text.account.program;
  const declare = async (typed: string): Promise<string | undefined> => {
    const why = await declareBot(typed, operator.trim());
    if (why === undefined) onDeclared();
    return why;
  };
  return (
    <NameDialog
      title={words.open}
      warning={words.warning}
      name={name}
      label={words.typed(name)}
      confirm={words.declare}
      run={declare}
      onClose={onClose}
    >
      <Field
        label={words.operator}
        value={operator}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setOperator(event.target.value)}
      />
    </NameDialog>
  );
}
