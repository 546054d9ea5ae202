import type { Usage } from './child.ts';
import { rounded } from './figures.ts';

/** The figures when everyone acts as fast as they can; the processor time of all servers together. */
export interface Saturated {
  done: number;
  seconds: number;
  serverCpuMs: number;
  ofMainThreads: number;
  generatorCpuMs: number;
}

export const unsaturated = (): Saturated => ({
  done: 0,
  seconds: 0,
  serverCpuMs: 0,
  ofMainThreads: 0,
  generatorCpuMs: 0,
});

export interface Acting {
  act(): Promise<void>;
}

/** Lets all rooms act as fast as they can for a time, milliseconds, and adds the figures to `sum`. */
export async function saturate(
  rooms: readonly Acting[],
  usages: readonly (() => Promise<Usage>)[],
  ms: number,
  sum: Saturated,
): Promise<void> {
  const ask = () => Promise.all(usages.map((usage) => usage()));
  const before = await ask();
  const own = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    rooms.map(async (room) => {
      for (; performance.now() < began + ms; sum.done++) await room.act();
    }),
  );
  sum.seconds += (performance.now() - began) / 1000;
  sum.generatorCpuMs += milliseconds(process.cpuUsage(own));
  for (const [i, after] of (await ask()).entries()) {
    const one = before[i] ?? after;
    sum.serverCpuMs += cpuMs(one, after);
    sum.ofMainThreads += milliseconds(after.main) - milliseconds(one.main);
  }
}

/** Returns the figures per action. */
export const perAction = ({ done, seconds, serverCpuMs, ofMainThreads, generatorCpuMs }: Saturated) => ({
  actionsPerSecond: rounded(done / seconds),
  serverCpuMsPerAction: rounded(serverCpuMs / done, 3),
  ofMainThreads: rounded(ofMainThreads / done, 3),
  generatorCpuMsPerAction: rounded(generatorCpuMs / done, 3),
});

/** Returns the processor time between two moments, milliseconds. */
export const cpuMs = (a: Usage, b: Usage): number => milliseconds(b.cpu) - milliseconds(a.cpu);

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
