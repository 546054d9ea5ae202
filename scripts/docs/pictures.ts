import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from './part.ts';

const FILE = 'docs/architecture.md';

/** A call from a file to a function or class of another. */
interface Call {
  readonly from: string;
  readonly to: string;
  /** The name that `from` uses and `to` declares. */
  readonly name: string;
  /** The purpose of the call. */
  readonly what: string;
}

/** One action: from the message over the socket to the updates of all who sit at the table. */
const ACTION: readonly Call[] = [
  {
    from: 'apps/server/src/edge/sockets/sockets.ts',
    to: 'apps/server/src/edge/request/parse.ts',
    name: 'parseMessage',
    what: 'reads the message',
  },
  {
    from: 'apps/server/src/edge/sockets/sockets.ts',
    to: 'apps/server/src/edge/sockets/visit.ts',
    name: 'Visit',
    what: 'finds the table and the chair of the token',
  },
  {
    from: 'apps/server/src/edge/sockets/visit.ts',
    to: 'apps/server/src/live/liveTable.ts',
    name: 'change',
    what: 'takes the change in its turn',
  },
  {
    from: 'apps/server/src/edge/sockets/visit.ts',
    to: 'packages/table/src/commands/orders.ts',
    name: 'decide',
    what: 'names the command',
  },
  {
    from: 'packages/table/src/commands/orders.ts',
    to: 'packages/table/src/commands/play.ts',
    name: 'act',
    what: 'checks the step by the rules, answers with entries',
  },
  {
    from: 'apps/server/src/live/liveTable.ts',
    to: 'packages/table/src/fold.ts',
    name: 'added',
    what: 'adds the entries: the step is applied here',
  },
  {
    from: 'apps/server/src/live/liveTable.ts',
    to: 'apps/server/src/store/gatheringStore.ts',
    name: 'append',
    what: 'stores them with others, and waits',
  },
  {
    from: 'apps/server/src/live/liveTable.ts',
    to: 'apps/server/src/live/peers.ts',
    name: 'stored',
    what: 'tells the other processes',
  },
  {
    from: 'apps/server/src/live/liveTable.ts',
    to: 'apps/server/src/live/visitors.ts',
    name: 'tell',
    what: 'tells everybody at the table',
  },
  {
    from: 'apps/server/src/live/visitors.ts',
    to: 'packages/table/src/messages/parts.ts',
    name: 'changesOf',
    what: 'makes what changed, once for all who see the same',
  },
];

/** One result: from a phone to the ranking on everybody's page. */
const RESULT: readonly Call[] = [
  {
    from: 'apps/web/src/evening/score/BoardEntry.tsx',
    to: 'apps/web/src/evening/line/client.ts',
    name: 'post',
    what: 'keeps the report on the device, and sends it',
  },
  {
    from: 'apps/server/src/edge/sockets/tournamentVisit.ts',
    to: 'apps/server/src/evenings/orders.ts',
    name: 'commandOrder',
    what: 'reads the command',
  },
  {
    from: 'apps/server/src/edge/sockets/tournamentVisit.ts',
    to: 'apps/server/src/evenings/liveTournament.ts',
    name: 'do',
    what: 'takes the order in its turn',
  },
  {
    from: 'apps/server/src/evenings/orders.ts',
    to: 'packages/evening/src/decide.ts',
    name: 'decide',
    what: 'refuses it, or answers with entries',
  },
  {
    from: 'apps/server/src/evenings/liveTournament.ts',
    to: 'packages/evening/src/fold.ts',
    name: 'added',
    what: 'adds the entries',
  },
  {
    from: 'apps/server/src/evenings/liveTournament.ts',
    to: 'apps/server/src/store/gatheringStore.ts',
    name: 'append',
    what: 'stores them, and waits',
  },
  {
    from: 'apps/server/src/evenings/liveTournament.ts',
    to: 'apps/server/src/evenings/visitors.ts',
    name: 'tell',
    what: 'tells whom it concerns',
  },
  {
    from: 'apps/server/src/evenings/visitors.ts',
    to: 'apps/server/src/evenings/rounds.ts',
    name: 'changed',
    what: 'the board’s players at once, others in rounds',
  },
  {
    from: 'apps/server/src/evenings/messages.ts',
    to: 'packages/evening/src/view/viewFor.ts',
    name: 'viewFor',
    what: 'makes the view of each standpoint',
  },
  {
    from: 'packages/evening/src/view/viewFor.ts',
    to: 'packages/evening/src/view/rankingView.ts',
    name: 'rankingViewOf',
    what: 'scores the boards that changed, and ranks',
  },
];

/** The three pictures of the architecture. */
export const PICTURES: readonly Part[] = [
  { file: FILE, name: 'packages', make: packagesPicture },
  { file: FILE, name: 'one action', make: () => sequence(ACTION) },
  { file: FILE, name: 'one result', make: () => sequence(RESULT) },
];

/** Draws which package imports which; an arrow that follows from others is left out. */
function packagesPicture(): string {
  const rooms = [
    ...readdirSync('packages').map((name) => `packages/${name}`),
    'apps/server',
    'apps/web',
    'apps/cli',
  ];
  const imports = new Map(rooms.map((room) => [nameOf(room), dependenciesOf(room)]));
  const reaches = (from: string, to: string): boolean =>
    (imports.get(from) ?? []).some((one) => one === to || reaches(one, to));
  const arrows = [...imports].flatMap(([from, all]) =>
    all
      .filter((to) => !all.some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return mermaid(['flowchart BT', ...arrows]);
}

function dependenciesOf(room: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`${room}/package.json`, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@overtrick/') ? [name.slice('@overtrick/'.length)] : [],
  );
}

const nameOf = (room: string): string => room.replace(/^.*\//, '');

/**
 * Draws calls one after the other.
 * @throws if a file does not use the name that it calls, or the other does not declare it
 */
function sequence(calls: readonly Call[]): string {
  const files = [...new Set(calls.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(files.map((file, i) => [file, `f${i + 1}`]));
  for (const { from, to, name } of calls) {
    if (!new RegExp(`\\b${name}\\b`).test(readFileSync(from, 'utf8')))
      throw new Error(`${from} does not use ${name}`);
    if (!declares(readFileSync(to, 'utf8'), name)) throw new Error(`${to} does not declare ${name}`);
  }
  return mermaid([
    'sequenceDiagram',
    ...files.map((file) => `  participant ${ids.get(file)} as ${shortOf(file)}`),
    ...calls.map(({ from, to, name, what }) => `  ${ids.get(from)}->>${ids.get(to)}: ${name}: ${what}`),
  ]);
}

/** True if the text declares a function, a class, a constant or a method of that name. */
const declares = (text: string, name: string): boolean =>
  new RegExp(
    `(function\\*?|class|const|interface) ${name}\\b|^  (static |async |readonly |get )*${name}[(<:]`,
    'm',
  ).test(text);

const shortOf = (file: string): string =>
  file
    .replace(/^(packages|apps)\//, '')
    .replace('/src/', '/')
    .replace(/\.tsx?$/, '');

const mermaid = (lines: readonly string[]): string => ['```mermaid', ...lines, '```'].join('\n');
