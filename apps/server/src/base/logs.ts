import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The parts of an error that may stand in a log: its kind, its place in the code and, from the system, its message.
 * Other errors' messages may quote what they were about, a card or a key among it.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const isOfSystem = 'syscall' in error || error.name === 'StoreFailure';
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(isOfSystem && { message: error.message }),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
  };
}

const SECRET = [
  'token',
  'proof',
  'secret',
  'setup',
  'view',
  'state',
  'cards',
  'hands',
  'deal',
  'order',
  'body',
];

/** JSON lines. What a table's cards or keys could stand in is cut out by its name, wherever it is. */
export const startLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
      serializers: { err: loggedError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
