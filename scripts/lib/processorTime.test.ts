import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { MARK, Meter } from './processorTime.mjs';
import { slownessIn, slownessOf } from './speed.mjs';

/** Works for a third of a second of processor time, then says so and waits to be ended. */
const WORK = `
const until = 300_000;
for (const before = process.cpuUsage(); process.cpuUsage(before).user < until; );
console.log('done');
setInterval(() => {}, 1000);`;

const IS_LINUX = process.platform === 'linux';
const children: ChildProcess[] = [];
afterAll(() => {
  // the whole group: whom it has started as well
  for (const { pid } of children) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

/** Starts a process of a part, and waits until it has worked. */
async function worked(part: string, code: string): Promise<ChildProcess> {
  const env = { ...process.env, [MARK]: part };
  const child = spawn(process.execPath, ['-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('counts a killed process and the orphan that it leaves', async () => {
  const meter = new Meter();
  const part = `a part ${process.pid}`;
  const parent = await worked(
    part,
    `${WORK.replace("console.log('done')", `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WORK)}], { stdio: 'inherit' })`)}`,
  );
  meter.sample();
  const both = meter.secondsOf(part) ?? 0;
  // only Linux tells the times of other processes
  expect(both).toBeGreaterThanOrEqual(IS_LINUX ? 0.6 : 0);
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
  meter.sample();
  expect(meter.secondsOf(part) ?? 0).toBeGreaterThanOrEqual(both);
  expect(meter.secondsOf('another')).toBeUndefined();
});

test('the speed of the machine is the median of its measurements, and a fast machine hides nothing', () => {
  expect(slownessOf('48\n72\n480\n')).toBe(3);
  expect(slownessOf('12\n12\n')).toBe(1);
  expect(slownessOf('')).toBe(1);
});

test('a machine on which the steady parts take long is slow, whatever its loops say', () => {
  const parts = (times: number) => [
    { name: 'types', processor: 42 * times },
    { name: 'lint', processor: 22 * times },
    { name: 'arrows', processor: 9 * times },
    { name: 'build', processor: 30 * times },
    { name: 'unit', processor: 9999 },
  ];
  expect(slownessIn(parts(2))).toBeCloseTo(2);
  expect(slownessIn(parts(0.5))).toBe(1);
  expect(slownessIn(parts(3).slice(1))).toBe(1);
});
