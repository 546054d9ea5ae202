import { fail } from '@overtrick/rules/result';
import { Piscina } from 'piscina';
import { fairQueue, QueueFull } from '../base/fairQueue.ts';
import type { Task } from './readerThread.ts';
import type { Input, Output, TaskName } from './tasks.ts';

/** A reader of texts from outside, in its own thread: whatever a text does, the server still answers others. */
export interface Reader {
  /**
   * Runs a task in its turn; the askers take turns. Fails with `ERR_BUSY` if too many tasks wait, and with `ERR_SLOW`
   * if the task takes too long or too much memory.
   * @param asker whose turn it takes: an address, or the id of a table
   */
  read<Name extends TaskName>(
    name: Name,
    wanted: Input<Name>,
    asker: string,
  ): Promise<Output<Name> | Refused>;
  close(): Promise<void>;
}

type Refused = ReturnType<typeof fail<'ERR_BUSY' | 'ERR_SLOW'>>;

/** Tasks are limited in steps. One that still takes this long is ended with its thread, milliseconds. */
const DEADLINE_MS = 15_000;
/** The most waiting tasks of one asker, and of all together. */
const MOST_OF_ONE = 8;
const MOST_OF_ALL = 200;
const IDLE_MS = 60_000;
/** The memory of the thread; a text that needs more is ended with its thread. */
const MEGABYTES = 256;

interface ReaderOptions {
  readonly deadlineMs?: number;
  /** The file of the thread, for tests. */
  readonly thread?: string;
  /** Called with the error of a thread that ended by itself. */
  readonly onError?: (error: unknown) => void;
}

/** Creates a reader. Its thread starts with the first text. */
export function startReader({
  deadlineMs = DEADLINE_MS,
  thread = import.meta.resolve('#thread/reader'),
  onError = () => {},
}: ReaderOptions = {}): Reader {
  const pool = new Piscina({
    filename: thread,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  pool.on('error', onError);
  const enqueue = fairQueue(1, { mostOfOne: MOST_OF_ONE, mostOfAll: MOST_OF_ALL });
  const stopping = new AbortController();

  const run = async <Name extends TaskName>(task: Task<Name>): Promise<Output<Name> | Refused> => {
    const late = AbortSignal.timeout(deadlineMs);
    try {
      return (await pool.run(task, { signal: late })) as Output<Name>;
    } catch (error) {
      // the thread is ended with the task, and another replaces it
      if (late.aborted || isOutOfMemory(error)) return fail('ERR_SLOW');
      throw error;
    }
  };

  return {
    async read(name, wanted, asker) {
      try {
        return await enqueue([asker], stopping.signal, () => run({ do: name, wanted }));
      } catch (error) {
        if (error instanceof QueueFull) return fail('ERR_BUSY');
        throw error;
      }
    },
    async close() {
      stopping.abort(new Error('the server stops'));
      await pool.destroy();
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
