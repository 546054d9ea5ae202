/**
 * Measures how fast deals are drawn and judged by a script, beside Debian's `dealer` in the same run:
 * `node lab/bench/dealer.ts [--check]`. Prints one JSON object: seconds of each for 400,000 deals, whole processes with
 * their start, and the ratio. With --check it fails where ours takes two seconds or more.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEALS = 400_000;
const RUNS = 5;
const SCRIPTS = {
  points: 'condition hcp(north) >= 15 and hcp(north) <= 17',
  notrump:
    'condition hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432 + any 5332)\naction average "spades" spades(south)',
  fit: 'fit = spades(north) + spades(south)\ncondition fit >= 9 and losers(north) + losers(south) <= 14\naction frequency "fit" (fit, 9, 13), average "quality" quality(north, spades)',
};

const REFERENCE = existsSync('/usr/games/dealer') ? '/usr/games/dealer' : 'dealer';
const OVERTRICK = new URL('../../apps/cli/bin/overtrick.mjs', import.meta.url).pathname;

function secondsOf(command: string, args: readonly string[], input: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command}: ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const round = (value: number): number => Math.round(value * 1000) / 1000;

const scripts = Object.entries(SCRIPTS).map(([name, condition]) => {
  const script = `${condition.includes('action') ? condition : `${condition}\naction average "any" 1`}\n`;
  const ours: number[] = [];
  const theirs: number[] = [];
  // one beside the other, so that what else the machine does meets both
  for (let i = 0; i < RUNS; i++) {
    ours.push(
      secondsOf(
        'node',
        [OVERTRICK, 'deal', '--script', '-', '--generate', `${DEALS}`, '--seed', `${i}`],
        script,
      ),
    );
    theirs.push(secondsOf(REFERENCE, ['-g', `${DEALS}`, '-s', `${i}`], script));
  }
  const [oursMedian, theirsMedian] = [median(ours), median(theirs)];
  return {
    script: name,
    seconds: round(oursMedian),
    dealerSeconds: round(theirsMedian),
    ratio: round(oursMedian / theirsMedian),
  };
});

console.log(JSON.stringify({ deals: DEALS, scripts }, null, 1));
if (process.argv.includes('--check') && scripts.some(({ seconds }) => seconds >= 2)) process.exitCode = 1;
