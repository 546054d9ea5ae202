import { fail } from '@overtrick/rules/result';
import { type Define, type Trouble, wholeNumber } from '../command.ts';

const PLACE = 'overtrick health';
const PORT = 3000;
/** The time for which a server may think about the question, milliseconds. */
const PATIENCE_MS = 5000;

export const health: Define = (command, io, end) => {
  command
    .option('--port <number>', 'the port of the server; default: PORT, or 3000', wholeNumber(1, 65_535))
    .action(async ({ port }) => {
      const wanted = port ?? (process.env.PORT || PORT);
      const trouble = await troubleAt(`http://127.0.0.1:${wanted}/readyz`);
      if (trouble === undefined) await io.out('ready\n');
      end(trouble);
    });
};

/** Asks a server on this machine if it accepts tables. Returns the failure, or `undefined` if it does. */
async function troubleAt(url: string): Promise<Trouble> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return undefined;
    const { why = answer.statusText } = (await answer.json()) as { readonly why?: string };
    return fail('ERR_HEALTH', PLACE, `the server is not ready: ${why}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return fail(
      'ERR_HEALTH',
      PLACE,
      `no server answers at ${url}: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}
