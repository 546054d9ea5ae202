import { main } from './main.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command in this process, with a text as standard input, and captures its output.
 * @param errColumns the width of the terminal on standard error; absent without a terminal
 */
export async function overtrick(
  args: readonly string[],
  stdin: string | Uint8Array = '',
  errColumns?: number,
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await main(args, {
    readStdin: async () => (typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin),
    out: async (text) => {
      // bytes are captured as Latin-1
      out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1');
    },
    err: (text) => {
      err += text;
    },
    ...(errColumns !== undefined && { errColumns }),
  });
  return { code, out, err };
}
