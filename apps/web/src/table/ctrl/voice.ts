import type { VoiceSignal } from '@overtrick/protocol/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Voice, VoiceCall } from '../voice/call.ts';
import { parseSignal } from '../voice/signal.ts';
import type { TableCore } from './core.ts';

/** The reasons why voice chat is not available. */
type NoVoice = 'insecure' | 'refused' | 'none';

export interface VoiceState {
  readonly phase: 'off' | 'asking' | 'on';
  readonly why?: NoVoice;
  /** True while the visitor's own voice is muted. */
  readonly isSilent: boolean;
  /** The others in voice chat; before the visitor joins, those who have been announced. */
  readonly voices: readonly Voice[];
}

const OFF: VoiceState = { phase: 'off', isSilent: false, voices: [] };

/** Controls the visitor's voice chat at the table: off until they start it. */
export function voiceOf({ link, table, token, now, newId, store: tableStore }: TableCore) {
  const store: StoreApi<VoiceState> = createStore(() => OFF);
  const put = (change: Partial<VoiceState>): void => store.setState(change);
  let call: VoiceCall | undefined;

  async function send(signal: string, to?: number): Promise<readonly string[] | undefined> {
    const own = token();
    if (own === undefined) return undefined;
    const message = { table, token: own, signal, ...(to !== undefined && { to }) };
    const answer = await link.send('voice', message);
    return answer?.ok ? answer.servers : undefined;
  }

  /** Handles a signal from the browser of somebody at the table. */
  function hear({ from, signal }: VoiceSignal): void {
    if (call !== undefined) {
      void call.hear(from, signal).catch(() => {});
      return;
    }
    const read = parseSignal(signal);
    const others = store.getState().voices.filter(({ chair }) => chair !== from);
    if (read?.kind === 'here')
      put({ voices: [...others, { chair: from, isReached: false, isSpeaking: false }] });
    if (read?.kind === 'gone') put({ voices: others });
  }

  async function join(): Promise<void> {
    if (store.getState().phase !== 'off') return;
    if (!globalThis.isSecureContext) return put({ why: 'insecure' });
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (media === undefined || !('RTCPeerConnection' in globalThis)) return put({ why: 'none' });
    store.setState({ ...OFF, phase: 'asking' }, true);
    const stream = await media
      .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
      .catch((error: unknown) => {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        store.setState({ ...OFF, why: isRefused ? 'refused' : 'none' }, true);
      });
    if (stream === undefined) return;
    const { VoiceCall } = await import('../voice/call.ts');
    const id = newId();
    // a greeting that only asks for the servers through which others are found
    const servers = await send(JSON.stringify({ kind: 'hello' }));
    const chair = now().latest?.you;
    // the visitor may have left the chair meanwhile
    if (servers === undefined || chair === undefined || store.getState().phase !== 'asking') {
      for (const track of stream.getTracks()) track.stop();
      return store.setState({ ...OFF }, true);
    }
    call = new VoiceCall({
      chair,
      stream,
      id,
      servers,
      send: (signal, to) => void send(signal, to),
      onChange: (voices) => put({ voices }),
    });
    store.setState({ ...OFF, phase: 'on' }, true);
    followTable();
  }

  /** Ends the voices of people who have left, and mutes those whose lines are hidden. */
  function followTable(): void {
    const { latest, muted } = now();
    if (call === undefined || latest === undefined) return;
    if (latest.you === undefined) {
      leave();
      return;
    }
    const people = latest.chairs.flatMap(({ kind, name, muted: isMuted = false }, chair) =>
      kind === 'person' ? [{ chair, name, isMuted }] : [],
    );
    call.keep(new Set(people.map(({ chair }) => chair)));
    const silent = people.filter(({ name, isMuted }) => isMuted || muted.includes(name));
    call.mute(new Set(silent.map(({ chair }) => chair)));
  }

  function leave(): void {
    call?.leave();
    call = undefined;
    store.setState(OFF, true);
  }

  function silence(isSilent: boolean): void {
    call?.silence(isSilent);
    put({ isSilent });
  }

  const unfollow = tableStore.subscribe(followTable);
  const close = (): void => {
    unfollow();
    leave();
  };
  return { hear, close, voice: { store, join, leave, silence } };
}
