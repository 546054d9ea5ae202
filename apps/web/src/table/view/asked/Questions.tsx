import { chairName } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import form from '../../../design/Form.module.css';
import { talkText } from '../../../text/talk.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useOpenPanel } from '../../state/panel.ts';
import { Explain } from '../auction/TableAuction.tsx';
import styles from './ClaimPrompt.module.css';

/** The question of an opponent about a call of the visitor's; or a call for the host of the table. */
export function Questions() {
  const ctrl = useCtrl();
  const openPanel = useOpenPanel();
  const latest = useTable((model) => model.latest);
  if (latest === undefined || latest.claim !== undefined || latest.undo !== undefined) return null;
  const [asked] = latest.questions ?? [];
  const call = asked === undefined ? undefined : latest.view.calls[asked]?.call;
  if (asked !== undefined && call !== undefined)
    return (
      <section className={styles.prompt} aria-labelledby="question">
        <h2 id="question" className={styles.title}>
          {talkText.meaning.question}
        </h2>
        <p role="status">{talkText.meaning.questionWhat(call)}</p>
        <Explain key={asked} index={asked} isToAll={latest.policies.alerts === 'all'} />
      </section>
    );
  const isHost = latest.chairs.some(({ chair, host }) => host === true && chair === latest.you);
  const directs = latest.directs === true;
  const flag = latest.flags?.[0];
  if ((!isHost && !directs) || flag === undefined) return null;
  return (
    <section className={styles.prompt} aria-labelledby="flag">
      <h2 id="flag" className={styles.title}>
        {directs ? talkText.directing.calls : talkText.host.title}
      </h2>
      <p role="status">{talkText.host.says(chairName(latest, flag.chair), flag.text)}</p>
      <div className={form.buttons}>
        {directs && (
          <Button look="main" onClick={() => openPanel('direct')}>
            {talkText.directing.button}
          </Button>
        )}
        <Button
          {...(!directs && { look: 'main' as const })}
          onClick={() =>
            void (directs ? ctrl.direct({ what: 'unflag', flag: flag.flag }) : ctrl.unflag(flag.flag))
          }
        >
          {talkText.host.seen}
        </Button>
      </div>
    </section>
  );
}
