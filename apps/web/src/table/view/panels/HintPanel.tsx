import type { Hint } from '@overtrick/protocol/messages';
import { parseAction } from '@overtrick/rules/action';
import { useEffect, useState } from 'react';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS, text } from '../../../text/text.ts';
import { useCtrl } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The action of a computer player now with its reason, and the meaning of each call. */
export function HintPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const openPanel = useOpenPanel();
  const [hint, setHint] = useState<Hint | 'none'>();
  useEffect(() => {
    void ctrl.hint().then((given) => setHint(given ?? 'none'));
  }, [ctrl]);
  return (
    <Dialog look="sheet" title={talkText.hint.title} onClose={onClose}>
      <div role="status" className={styles.form}>
        {hint === undefined && <p>{talkText.hint.thinking}</p>}
        {hint === 'none' && <p>{talkText.hint.none}</p>}
        {hint !== undefined && hint !== 'none' && (
          <>
            <p>
              <strong>{talkText.hint.would(text.actionText(hint.action))}</strong>
            </p>
            <p {...OF_BOTS}>{hint.reason}</p>
          </>
        )}
      </div>
      {hint !== undefined && hint !== 'none' && hint.meanings && (
        <section aria-labelledby="hint-shows">
          <h3 id="hint-shows" className={styles.label}>
            {talkText.hint.shows}
          </h3>
          <dl className={styles.meanings}>
            {Object.entries(hint.meanings).map(([call, meaning]) => (
              <div key={call}>
                <dt>
                  <ActionMark action={call} />
                </dt>
                <dd {...OF_BOTS}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Button look="quiet" onClick={() => openPanel('words')}>
        {text.words.title}
      </Button>
    </Dialog>
  );
}

function ActionMark({ action }: { readonly action: string }) {
  const parsed = parseAction(action);
  return parsed?.kind === 'call' ? <CallMark call={parsed.call} /> : action;
}
