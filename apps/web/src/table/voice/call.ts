import { parseSignal, type Signal } from './signal.ts';

/** A person at the table who is in voice chat. */
export interface Voice {
  readonly chair: number;
  /** True while they and the visitor hear each other. */
  readonly isReached: boolean;
  readonly isSpeaking: boolean;
}

export interface CallSetup {
  /** The visitor's chair: when two browsers offer each other a connection at once, the lower chair's offer counts. */
  readonly chair: number;
  /** The visitor's own voice. */
  readonly stream: MediaStream;
  readonly id: string;
  readonly servers: readonly string[];
  /** Sends a signal to the browser of one chair, or of all. */
  readonly send: (signal: string, to?: number) => void;
  /** Reports who is in voice chat, whenever that changes. */
  readonly onChange: (voices: readonly Voice[]) => void;
}

interface Peer {
  readonly session: string;
  readonly line: RTCPeerConnection;
  readonly audio: HTMLAudioElement;
  readonly isOffered: boolean;
  /** The sound energy received from them so far, and the seconds over which it was received. */
  energy: number;
  duration: number;
  /** The last time at which they spoke. */
  loudAt: number;
  isSpeaking: boolean;
}

/** Milliseconds for the browser to gather addresses; those it finds in this time go along with an offer. */
const GATHER_MS = 1500;
const LISTEN_MS = 250;
/**
 * The least loudness of speech (silence is 0, the loudest sound 1), and the longest pause between words, milliseconds.
 */
const LOUD = 0.01;
const PAUSE_MS = 1000;

/** The visitor's voice chat at a table: one connection from browser to browser with each of the others. */
export class VoiceCall {
  readonly #setup: CallSetup;
  readonly #peers = new Map<number, Peer>();
  readonly #listening: ReturnType<typeof setInterval>;
  #muted: ReadonlySet<number> = new Set();

  /** Announces the visitor: each person in voice chat then offers a connection. */
  constructor(setup: CallSetup) {
    this.#setup = setup;
    this.#listening = setInterval(() => void this.#listen(), LISTEN_MS);
    this.#say({ kind: 'here', id: setup.id });
  }

  /** Handles a signal from the browser of a chair. */
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

  /** Mutes the visitor's own microphone, or unmutes it. */
  silence(isSilent: boolean): void {
    for (const track of this.#setup.stream.getAudioTracks()) track.enabled = !isSilent;
  }

  /** Mutes the given chairs for the visitor, and no others. */
  mute(chairs: ReadonlySet<number>): void {
    this.#muted = chairs;
    for (const [chair, { audio }] of this.#peers) audio.muted = chairs.has(chair);
  }

  /** Ends the connections to chairs that are now empty. */
  keep(chairs: ReadonlySet<number>): void {
    for (const chair of [...this.#peers.keys()]) if (!chairs.has(chair)) this.#drop(chair);
  }

  /** Ends all connections and releases the microphone. */
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
    // the parameters that only other codecs need would make the description too long to send
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

  /** Drops a lost connection and announces the visitor, so that the other side makes a new one. */
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

/** Resolves once the browser knows all its own addresses, or after the time limit. */
function gathered(line: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    if (line.iceGatheringState === 'complete') return resolve();
    setTimeout(resolve, GATHER_MS);
    line.addEventListener('icegatheringstatechange', () => {
      if (line.iceGatheringState === 'complete') resolve();
    });
  });
}

/** Returns the loudness (RMS) since the last call, from the energy that the browser has received (W3C webrtc-stats). */
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
