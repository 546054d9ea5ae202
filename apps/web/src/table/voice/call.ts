import { parseSignal, type Signal } from './signal.ts';

/** Somebody at the table who is in voice chat. */
export interface Voice {
  readonly chair: number;
  /** Do they and the visitor hear each other? */
  readonly isReached: boolean;
  readonly isSpeaking: boolean;
}

export interface CallSetup {
  /** One's own chair: where two offer each other a connection at once, the lower one's counts. */
  readonly chair: number;
  /** One's own voice. */
  readonly stream: MediaStream;
  readonly id: string;
  readonly servers: readonly string[];
  /** Passes words on to the browser of a chair, or of all. */
  readonly send: (signal: string, to?: number) => void;
  /** Tells who is there, whenever that changes. */
  readonly onChange: (voices: readonly Voice[]) => void;
}

interface Peer {
  readonly session: string;
  readonly line: RTCPeerConnection;
  readonly audio: HTMLAudioElement;
  readonly isOffered: boolean;
  /** The energy that has been heard of them, and for how many seconds. */
  energy: number;
  duration: number;
  /** The last time at which they were loud. */
  loudAt: number;
  isSpeaking: boolean;
}

/** Addresses that a browser finds within this time go along with an offer, milliseconds. */
const GATHER_MS = 1500;
const LISTEN_MS = 250;
/** As loud as a voice is: silence is 0, the loudest 1. Between words it is quiet for a moment, milliseconds. */
const LOUD = 0.01;
const PAUSE_MS = 1000;

/** One's own voice among those of a table, from browser to browser: a connection to each of the others. */
export class VoiceCall {
  readonly #setup: CallSetup;
  readonly #peers = new Map<number, Peer>();
  readonly #listening: ReturnType<typeof setInterval>;
  #muted: ReadonlySet<number> = new Set();

  /** Tells the others that somebody is there: each who talks by voice offers a connection. */
  constructor(setup: CallSetup) {
    this.#setup = setup;
    this.#listening = setInterval(() => void this.#listen(), LISTEN_MS);
    this.#say({ kind: 'here', id: setup.id });
  }

  /** Takes what the browser of a chair says. */
  async hear(chair: number, text: string): Promise<void> {
    const signal = parseSignal(text);
    if (signal === undefined) return;
    if (signal.kind === 'here') return this.#offer(chair, signal.id);
    if (signal.kind === 'gone') return this.#drop(chair);
    if (signal.to !== this.#setup.id) return;
    if (signal.kind === 'answer') return this.#take(chair, signal.sdp);
    const before = this.#peers.get(chair);
    if (before?.isOffered && before.session === signal.id && this.#setup.chair < chair) return;
    await this.#answer(chair, signal.id, signal.sdp);
  }

  /** Holds one's own voice back, or sends it again. */
  silence(isSilent: boolean): void {
    for (const track of this.#setup.stream.getAudioTracks()) track.enabled = !isSilent;
  }

  /** The chairs that the visitor does not want to hear. */
  mute(chairs: ReadonlySet<number>): void {
    this.#muted = chairs;
    for (const [chair, { audio }] of this.#peers) audio.muted = chairs.has(chair);
  }

  /** Ends the connections to chairs in which nobody sits any more. */
  keep(chairs: ReadonlySet<number>): void {
    for (const chair of [...this.#peers.keys()]) if (!chairs.has(chair)) this.#drop(chair);
  }

  /** Ends all; the microphone is given back. */
  leave(): void {
    clearInterval(this.#listening);
    this.#say({ kind: 'gone', id: this.#setup.id });
    for (const chair of [...this.#peers.keys()]) this.#drop(chair);
    for (const track of this.#setup.stream.getTracks()) track.stop();
  }

  #say(signal: Signal, to?: number): void {
    this.#setup.send(JSON.stringify(signal), to);
  }

  #connect(chair: number, session: string, isOffered: boolean): Peer {
    this.#drop(chair);
    const { servers, stream } = this.#setup;
    const line = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls })) });
    const audio = new Audio();
    audio.autoplay = true;
    audio.muted = this.#muted.has(chair);
    line.addEventListener('track', ({ streams: [theirs] }) => {
      audio.srcObject = theirs ?? null;
    });
    line.addEventListener('connectionstatechange', () => {
      if (line.connectionState === 'failed') this.#again(chair, line);
      this.#changed();
    });
    for (const track of stream.getAudioTracks()) line.addTrack(track, stream);
    // what only other codecs need would make the description too long to be passed on
    const opus = RTCRtpReceiver.getCapabilities('audio')?.codecs.filter(
      ({ mimeType }) => mimeType === 'audio/opus',
    );
    if (opus?.length) for (const each of line.getTransceivers()) each.setCodecPreferences(opus);
    const quiet = { energy: 0, duration: 0, loudAt: Number.NEGATIVE_INFINITY, isSpeaking: false };
    const peer: Peer = { session, line, audio, isOffered, ...quiet };
    this.#peers.set(chair, peer);
    this.#changed();
    return peer;
  }

  async #offer(chair: number, session: string): Promise<void> {
    const { line } = this.#connect(chair, session, true);
    await line.setLocalDescription(await line.createOffer());
    await this.#describe(chair, session, line, 'offer');
  }

  async #answer(chair: number, session: string, sdp: string): Promise<void> {
    const { line } = this.#connect(chair, session, false);
    await line.setRemoteDescription({ type: 'offer', sdp });
    await line.setLocalDescription(await line.createAnswer());
    await this.#describe(chair, session, line, 'answer');
  }

  async #take(chair: number, sdp: string): Promise<void> {
    const line = this.#peers.get(chair)?.line;
    if (line?.signalingState === 'have-local-offer') await line.setRemoteDescription({ type: 'answer', sdp });
  }

  async #describe(
    chair: number,
    to: string,
    line: RTCPeerConnection,
    kind: 'offer' | 'answer',
  ): Promise<void> {
    await gathered(line);
    const sdp = line.localDescription?.sdp;
    if (sdp !== undefined && this.#peers.get(chair)?.line === line)
      this.#say({ kind, id: this.#setup.id, to, sdp }, chair);
  }

  /** A connection that was lost is made anew by the other: they hear that somebody is there. */
  #again(chair: number, line: RTCPeerConnection): void {
    if (this.#peers.get(chair)?.line !== line) return;
    this.#drop(chair);
    this.#say({ kind: 'here', id: this.#setup.id }, chair);
  }

  #drop(chair: number): void {
    const peer = this.#peers.get(chair);
    if (peer === undefined) return;
    this.#peers.delete(chair);
    peer.line.close();
    peer.audio.srcObject = null;
    this.#changed();
  }

  async #listen(): Promise<void> {
    for (const peer of this.#peers.values()) {
      const now = performance.now();
      if ((await loudnessOf(peer)) > LOUD) peer.loudAt = now;
      const isSpeaking = now - peer.loudAt < PAUSE_MS;
      if (isSpeaking === peer.isSpeaking) continue;
      peer.isSpeaking = isSpeaking;
      this.#changed();
    }
  }

  #changed(): void {
    this.#setup.onChange(
      [...this.#peers].map(([chair, { line, isSpeaking }]) => ({
        chair,
        isReached: line.connectionState === 'connected',
        isSpeaking,
      })),
    );
  }
}

/** Resolves when the browser knows all addresses by which it can be reached, or has looked for long enough. */
function gathered(line: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    if (line.iceGatheringState === 'complete') return resolve();
    setTimeout(resolve, GATHER_MS);
    line.addEventListener('icegatheringstatechange', () => {
      if (line.iceGatheringState === 'complete') resolve();
    });
  });
}

/** The loudness since the last question (RMS), by the energy that the browser has heard (W3C webrtc-stats). */
async function loudnessOf(peer: Peer): Promise<number> {
  let [energy, duration] = [0, 0];
  for (const report of (await peer.line.getStats()).values() as Iterable<RTCInboundRtpStreamStats>) {
    if (report.type !== 'inbound-rtp') continue;
    energy += report.totalAudioEnergy ?? 0;
    duration += report.totalSamplesDuration ?? 0;
  }
  const more = { energy: energy - peer.energy, duration: duration - peer.duration };
  Object.assign(peer, { energy, duration });
  return more.duration > 0 ? Math.sqrt(Math.max(0, more.energy) / more.duration) : 0;
}
