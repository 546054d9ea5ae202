// Measures what a part of the test run costs in processor time: the figure hardly depends on what else the machine
// does.
import { readdirSync, readFileSync } from 'node:fs';

/** Marks every process that a part starts, whoever its parent is by then. */
export const MARK = 'OVERTRICK_PART';

/** Linux counts processor time in hundredths of a second (`USER_HZ`), whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 400;

/** The system tells processor times here; other systems than Linux have no such folder. */
const PROC = '/proc';

function read(pid, file) {
  try {
    return readFileSync(`${PROC}/${pid}/${file}`, 'utf8');
  } catch {
    // it has ended since its folder was listed
    return undefined;
  }
}

/** Reads a process's parent, start and processor time; the time includes that of children it has waited for. */
function processOf(pid) {
  const line = read(pid, 'stat');
  if (line === undefined) return undefined;
  // the name before it may hold spaces and brackets
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0);
  return { parent: fields[1], started: fields[19], ticks };
}

const markOf = (pid) =>
  read(pid, 'environ')
    ?.split('\0')
    .find((entry) => entry.startsWith(`${MARK}=`))
    ?.slice(MARK.length + 1);

/**
 * Measures process trees. A tree's time is what its living processes have used, with their children that have ended.
 * Where a process ends and nobody has waited for it, that sum falls: what was seen of it is added to `lost`.
 */
export class Meter {
  /** By pid: the part it belongs to (undefined for all others), and its start, since pids come again. */
  #known = new Map();
  /** By part: the ticks of its living processes at the last sample, and those of processes that are gone. */
  #parts = new Map();
  #timer;

  start() {
    this.#timer = setInterval(() => this.sample(), SAMPLE_MS);
  }

  stop() {
    clearInterval(this.#timer);
  }

  sample() {
    const living = new Map();
    const sums = new Map([...this.#parts.keys()].map((part) => [part, 0]));
    for (const pid of pidsNow()) {
      const found = processOf(pid);
      if (found === undefined) continue;
      const before = this.#known.get(pid);
      const isKnown = before?.started === found.started;
      // a process that hides its environment belongs to its parent's part
      const part = isKnown ? before.part : (markOf(pid) ?? living.get(found.parent)?.part);
      living.set(pid, { part, started: found.started });
      if (part !== undefined) sums.set(part, (sums.get(part) ?? 0) + found.ticks);
    }
    this.#known = living;
    for (const [part, sum] of sums) {
      const { alive = 0, lost = 0 } = this.#parts.get(part) ?? {};
      this.#parts.set(part, { alive: sum, lost: lost + Math.max(0, alive - sum) });
    }
  }

  /** Returns a part's processor time in seconds; undefined where the system tells none. */
  secondsOf(part) {
    const found = this.#parts.get(part);
    return found && (found.alive + found.lost) / TICKS_PER_SECOND;
  }
}

function pidsNow() {
  try {
    return readdirSync(PROC).filter((name) => /^\d/.test(name));
  } catch {
    return [];
  }
}
