import { randomUUID } from 'node:crypto';

/** A phone of `tournament.ts`: it speaks the protocol of socket.io itself, and reads as little as it can. */
export class ClubPhone {
  /** Characters that it was sent. */
  bytes = 0;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: string) => void>();
  readonly #opened: Promise<void>;
  readonly #onUpdate: (text: string) => void;
  #lastAck = 0;

  /** `onUpdate` is told the text of each update of a tournament. */
  constructor(url: string, onUpdate: (text: string) => void = () => {}) {
    this.#onUpdate = onUpdate;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    this.#socket.addEventListener('open', () => this.#socket.send('40'));
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.addEventListener('error', () => reject(new Error('the server takes no connection')));
      this.#socket.addEventListener('message', ({ data }) => {
        const text = String(data);
        if (text.startsWith('40')) resolve();
        else this.#hear(text);
      });
    });
  }

  /** Resolves with the text of the answer. */
  async say(name: string, message: object): Promise<string> {
    await this.#opened;
    const ack = ++this.#lastAck;
    return new Promise((resolve) => {
      this.#answers.set(ack, resolve);
      this.#socket.send(`42${ack}${JSON.stringify([name, message])}`);
    });
  }

  /** Does something with a key. Throws where it is refused. */
  async do(tournament: string, token: string, command: object): Promise<void> {
    const answer = await this.say('do', { tournament, token, id: randomUUID(), command });
    if (!answer.startsWith('[{"ok":true')) throw new Error(answer);
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    this.bytes += text.length;
    if (text === '2') {
      this.#socket.send('3');
      return;
    }
    const [, ack] = /^43(\d+)/.exec(text.slice(0, 20)) ?? [];
    if (ack === undefined) {
      if (text.startsWith('42["tournament",')) this.#onUpdate(text.slice(2));
      return;
    }
    this.#answers.get(Number(ack))?.(text.slice(2 + ack.length));
    this.#answers.delete(Number(ack));
  }
}
