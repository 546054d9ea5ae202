import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import { useCtrl } from '../ctrl/context.ts';
import { type Command, parseCommand } from '../speech/command.ts';
import { canAct } from '../state/model.ts';
import styles from './CommandLine.module.css';

/** The field that takes typed commands; a key leads to it (`useTableKeys`). */
export const COMMAND_FIELD = 'command';
const COMMAND_SAID = 'command-said';
const MOST_KEPT = 30;

/**
 * The line for typed commands: a call, a card, a question. It serves people who use a screen reader or only the
 * keyboard, and becomes visible when it has the focus.
 */
export function CommandLine() {
  const ctrl = useCtrl();
  const [line, setLine] = useState('');
  const [said, setSaid] = useState<{ readonly key: number; readonly lines: readonly string[] }>();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [back, setBack] = useState(0);

  const answer = (lines: readonly string[]): void =>
    setSaid((last) => ({ key: (last?.key ?? 0) + 1, lines }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const model = ctrl.store.getState();
    if (line.trim() === '' || model.shown === undefined) return;
    const legal = canAct(model) ? model.shown.view.legal : [];
    void carryOut(parseCommand(line, model.shown, legal), ctrl).then(answer);
    setKept([line, ...kept].slice(0, MOST_KEPT));
    setBack(0);
    setLine('');
  };
  const recall = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') event.currentTarget.blur();
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = Math.min(kept.length, Math.max(0, back + step));
    setBack(at);
    setLine(kept[at - 1] ?? '');
  };
  return (
    <form className={styles.command} aria-label={text.command.title} onSubmit={submit}>
      <label htmlFor={COMMAND_FIELD}>{text.command.label}</label>
      <div className={styles.line}>
        <input
          id={COMMAND_FIELD}
          value={line}
          aria-describedby="command-help"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={recall}
        />
        <Button type="submit">{text.command.send}</Button>
      </div>
      <p id="command-help" className={styles.help}>
        {text.command.help}
      </p>
      <div role="status" id={COMMAND_SAID} className={styles.said}>
        {said?.lines.map((one) => (
          <p key={`${said.key} ${one}`}>{one}</p>
        ))}
      </div>
    </form>
  );
}

/** Runs a typed command; returns the text to announce, without events that the table itself announces. */
async function carryOut(command: Command, ctrl: ReturnType<typeof useCtrl>): Promise<readonly string[]> {
  switch (command.kind) {
    case 'act':
      ctrl.act(command.action);
      return [];
    case 'claim':
      await ctrl.claim(command.tricks, '');
      return [];
    case 'undo':
      await ctrl.undo();
      return [];
    case 'skip':
      await ctrl.skip(true);
      return [];
    case 'next':
      await ctrl.next();
      return [];
    case 'say':
      await ctrl.say('table', command.text);
      return [];
    case 'hint': {
      const hint = await ctrl.hint();
      return hint === undefined ? [] : [talkText.hint.would(text.actionText(hint.action)), hint.reason];
    }
    default:
      return command.lines;
  }
}
