import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
  /** Of the thread that speaks to the sockets. */
  readonly main: NodeJS.CpuUsage;
}

export interface Child {
  readonly url: string;
  usage(): Promise<Usage>;
  /** … without its garbage, for the size of its memory: looking for that takes it time. */
  collected(): Promise<Usage>;
  end(): Promise<void>;
}

/** Starts a file of this folder in a process of its own; with `profile` it writes there what it spends its time on. */
export async function startChild(file: string, args: readonly string[], profile?: string): Promise<Child> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const execArgv = ['--expose-gc', ...profiling];
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)), args, { execArgv });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const ask = async (what: string): Promise<Usage> => {
    child.send(what);
    const [answer] = (await once(child, 'message')) as [Usage];
    return answer;
  };
  return {
    url,
    usage: () => ask('usage'),
    collected: () => ask('collected'),
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
