import { Waits } from './line/waits.ts';

/** The messages of a stream by their names: each line has one. */
export type StreamLine = Readonly<Record<string, unknown>>;

/** A program that reads a stream over HTTP, and keeps everything that it received. */
export class StreamReader {
  readonly table: string;
  readonly status: number;
  /** The messages without their names, in order. */
  readonly received: unknown[] = [];
  readonly lines: StreamLine[] = [];
  /** The number of blank lines. */
  beats = 0;
  isOver = false;
  readonly #abort: AbortController;
  readonly #waits = new Waits(
    () => `${this.lines.length} lines, the last ${JSON.stringify(this.lines.at(-1))?.slice(0, 200)}`,
  );

  private constructor(response: Response, table: string, abort: AbortController) {
    this.status = response.status;
    this.table = table;
    this.#abort = abort;
    void this.#read(response);
  }

  /**
   * Opens a stream.
   * @param what such as `tables/abcdefghijkl`
   */
  static async open(
    url: string,
    what: string,
    {
      token,
      address,
      query = '',
    }: { readonly token?: string | undefined; readonly address?: string; readonly query?: string } = {},
  ): Promise<StreamReader> {
    const abort = new AbortController();
    const response = await fetch(`${url}/api/${what}/stream${query}`, {
      signal: abort.signal,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    });
    return new StreamReader(response, what.split('/')[1] ?? '', abort);
  }

  /** Waits until the received lines make `test` true. */
  until(test: (reader: StreamReader) => boolean): Promise<void> {
    return this.#waits.until(() => test(this), `${test}`);
  }

  close(): void {
    this.#abort.abort();
  }

  async #read({ body }: Response): Promise<void> {
    let rest = '';
    try {
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#take(line);
        this.#waits.wake();
      }
    } catch {
      // it was cut off
    }
    this.isOver = true;
    this.#waits.wake();
  }

  #take(text: string): void {
    if (text === '') {
      this.beats += 1;
      return;
    }
    const line = JSON.parse(text) as StreamLine;
    this.lines.push(line);
    this.received.push(...Object.values(line));
  }
}
