// node lab/bench/formats/fuzz.ts [--minutes 1] [--reader pbn] [--check] [--keep to]
//
// Measures readers on damaged files. Prints JSON: how many mutants of real files, the slowest long one in milliseconds
// of computing a megabyte, what was thrown; each reader as it is done to the standard error. What threw, or was too
// slow, is kept in a folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContestants } from '@overtrick/formats/contestants/read';
import { parseScript } from '@overtrick/formats/dealer/script';
import { PRESETS } from '@overtrick/formats/dealer/wish/presets';
import { textOfBytes } from '@overtrick/formats/decode';
import { EVENT_FORMATS } from '@overtrick/formats/events/list';
import { handviewerLin } from '@overtrick/formats/handviewer';
import { linOfPage } from '@overtrick/formats/internals/lin/html';
import { mutate } from '@overtrick/formats/internals/testMutants';
import type { BoardItem } from '@overtrick/formats/item';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import { FORMATS } from '@overtrick/formats/list';
import { mendBoard } from '@overtrick/formats/mend';
import { replayItem } from '@overtrick/formats/replay';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { rounded } from '../../lib/figures.ts';

/** Bytes of the long mutants, from which the time for a megabyte is worked out. */
const LONG = 400_000;
/** One mutant in so many is made long. */
const EVERY = 50;
const SECOND = 1000;

interface Reader {
  readonly id: string;
  readonly seeds: readonly Uint8Array[];
  read(bytes: Uint8Array): unknown;
  /** Does with what was read what the command line does. */
  use?(read: unknown): void;
}

/** `--check` fails where anything was thrown or a megabyte took more than a second. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    reader: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../packages/formats/fixtures/${name}`, import.meta.url));
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const BOARDS = ['export.pbn', 'import.pbn'].flatMap((name) =>
  readersBoards('pbn', textOfBytes(fixture(name))),
);

function readersBoards(id: string, text: string) {
  const items = FORMATS.find((format) => format.id === id)?.read(text) ?? [];
  return items.flatMap(({ board }) => (board.ok ? [board.value] : []));
}

const boardReaders: readonly Reader[] = FORMATS.map(({ id, endings, read, write, bytes }) => ({
  id,
  seeds: [
    bytesOf(write(BOARDS).text),
    ...readdirSync(new URL('../../../packages/formats/fixtures', import.meta.url))
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map(fixture),
  ],
  read: (file) => read(bytes ? latin1(file) : textOfBytes(file)),
  use(items) {
    for (const item of items as readonly BoardItem[]) {
      replayItem(item);
      if (item.board.ok) mendBoard(item.board.value);
    }
  },
}));

const eventReaders: readonly Reader[] = EVENT_FORMATS.map(({ id, read, readHands }) => ({
  id: `event ${id}`,
  seeds:
    id === 'usebio'
      ? [fixture('pairs.xml')]
      : id === 'json'
        ? [bytesOf('{"format":"overtrick-event","method":"mp","boards":[{"board":1,"results":[]}]}')]
        : id === 'pbn'
          ? [fixture('export.pbn'), fixture('import.pbn')]
          : [bytesOf(`\0\x01\0\0Standard Jet DB\0${'\0\x01\x02'.repeat(3000)}`)],
  async read(file) {
    await read(file);
    await readHands?.(file);
  },
}));

const LESSON_FOLDER = new URL('../../../apps/web/src/learn/lessons/', import.meta.url);
const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?lin=pn|a,b,c,d|md|3SAKQHDC,SJH,SD|sv|n|mb|1C|mb|p|pc|S2|';

const otherReaders: readonly Reader[] = [
  {
    id: 'dealer script',
    seeds: Object.values(PRESETS).map(bytesOf),
    read: (file) => parseScript(textOfBytes(file)),
  },
  {
    id: 'lesson',
    seeds: readdirSync(LESSON_FOLDER).map((name) => readFileSync(new URL(name, LESSON_FOLDER))),
    read: (file) => parseLesson(textOfBytes(file)),
  },
  {
    id: 'contestants',
    seeds: [bytesOf('number,names,handicap\n1,Ann & Bo,5\n2,"Cy, Di",3\n')],
    read: (file) => readContestants(textOfBytes(file)),
  },
  {
    id: 'page',
    seeds: [bytesOf(`<html><body><a href="${LINK}">x</a><td onclick="hv_popuplin('${LINK}')">`)],
    read: (file) => linOfPage(textOfBytes(file)),
  },
  { id: 'link', seeds: [bytesOf(LINK)], read: (file) => handviewerLin(textOfBytes(file)) },
];

/** Repeats a mutant, or a piece of it, many times over. */
function grow(file: Uint8Array, random: Random): Uint8Array {
  const at = below(random, file.length + 1);
  const piece = below(random, 2) === 0 ? file : file.subarray(at, at + 1 + below(random, 40));
  if (piece.length === 0) return file;
  return Buffer.concat([file, ...Array<Uint8Array>(Math.ceil(LONG / piece.length)).fill(piece)]);
}

function msOf(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / SECOND;
}

function keep(name: string, file: Uint8Array): void {
  if (values.keep === undefined) return;
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(join(values.keep, name), file);
}

async function fuzz({ id, seeds, read, use }: Reader, minutes: number) {
  const random = seededRandom(`fuzz ${id} ${Date.now()}`);
  const end = performance.now() + minutes * 60 * SECOND;
  const thrown = new Set<string>();
  let mutants = 0;
  let bytes = 0;
  let slowest = 0;
  while (performance.now() < end) {
    const small = bytesOf(mutate(latin1(pick(random, seeds)), random));
    const isLong = mutants % EVERY === 0;
    const file = isLong ? grow(small, random) : small;
    mutants++;
    bytes += file.length;
    const start = process.cpuUsage();
    try {
      const done = await read(file);
      if (isLong && file.length >= LONG) {
        const pace = msOf(start) / (file.length / 1e6);
        if (pace > Math.max(slowest, SECOND)) keep(`${id} slow ${Math.round(pace)}`, file);
        slowest = Math.max(slowest, pace);
      } else use?.(done);
    } catch (error) {
      keep(`${id} thrown ${thrown.size}`, file);
      thrown.add(
        error instanceof Error
          ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ')
          : `${error}`,
      );
    }
  }
  return {
    reader: id,
    minutes,
    mutants,
    megabytes: rounded(bytes / 1e6),
    msPerMegabyte: rounded(slowest),
    thrown: [...thrown],
  };
}

const readers = [...boardReaders, ...eventReaders, ...otherReaders].filter(
  ({ id }) => values.reader?.includes(id) ?? true,
);
const results = [];
for (const reader of readers) {
  const result = await fuzz(reader, Number(values.minutes));
  console.error(JSON.stringify(result));
  results.push(result);
}
console.log(JSON.stringify({ readers: results }, null, 1));
if (values.check && results.some(({ thrown, msPerMegabyte }) => thrown.length > 0 || msPerMegabyte > SECOND))
  process.exitCode = 1;
