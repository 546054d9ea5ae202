import { useStore } from 'zustand';
import { Button } from '../../design/Button.tsx';
import { talkText } from '../../text/talk.ts';
import { useCtrl, useTable } from '../ctrl/context.ts';
import type { Voice } from './call.ts';
import styles from './Voices.module.css';

/** One's own voice and those of the others at the table: off until it is asked for. */
export function Voices() {
  const { voice } = useCtrl();
  const { phase, why, isSilent, voices } = useStore(voice.store);
  return (
    <fieldset className={styles.voices}>
      <legend className={styles.title}>{talkText.voice.title}</legend>
      {phase === 'off' && (
        <>
          <p className={styles.words}>{talkText.voice.intro}</p>
          <Button onClick={() => void voice.join()}>{talkText.voice.join}</Button>
        </>
      )}
      <p role="status" className={styles.words}>
        {phase === 'asking' && talkText.voice.asking}
        {phase === 'on' && (isSilent ? talkText.voice.silent : talkText.voice.on)}
        {why !== undefined && talkText.voice.why[why]}
      </p>
      {phase === 'on' && (
        <div className={styles.own}>
          <Button onClick={() => voice.silence(!isSilent)}>
            {isSilent ? talkText.voice.unmute : talkText.voice.mute}
          </Button>
          <Button look="quiet" onClick={voice.leave}>
            {talkText.voice.leave}
          </Button>
        </div>
      )}
      {voices.length > 0 && (
        <ul className={styles.others}>
          {voices.map((one) => (
            <Other key={one.chair} voice={one} isJoined={phase === 'on'} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Other({ voice, isJoined }: { readonly voice: Voice; readonly isJoined: boolean }) {
  const name = useTable(({ latest }) => latest?.chairs[voice.chair]?.name ?? '');
  const { here, speaks, reached, reaching } = talkText.voice;
  return (
    <li className={voice.isSpeaking ? styles.speaking : undefined}>
      {(!isJoined ? here : voice.isSpeaking ? speaks : voice.isReached ? reached : reaching)(name)}
    </li>
  );
}
