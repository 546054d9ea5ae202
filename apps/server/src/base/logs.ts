import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Returns the parts of an error that may be logged: its type, its place in the code and, for system errors, its
 * message. Other messages may quote a card or a key.
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

/**
 * Starts a log of JSON lines. Fields that may contain a table's cards or keys are removed by their names, at any depth.
 */
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
