import { readdirSync, readFileSync } from 'node:fs';

// The arrows between the rooms (docs/architecture.md). A room that isn't named here may import nothing of the
// others, so a new one has to be entered.
const ARROWS = {
  'packages/rules': [],
  'packages/duplicate': ['packages/rules'],
  'packages/movements': ['packages/rules'],
  'packages/evening': ['packages/rules', 'packages/duplicate', 'packages/movements'],
  'packages/print': ['packages/rules', 'packages/duplicate', 'packages/movements', 'packages/evening'],
  // a score file is read into an event of duplicate, and an evening into its log
  'packages/formats': [
    'packages/rules',
    'packages/duplicate',
    'packages/movements',
    'packages/evening',
    'packages/print',
  ],
  'packages/solver': ['packages/rules'],
  'packages/bots': ['packages/rules', 'packages/solver'],
  // the entries and views of an evening are messages as they are
  'packages/protocol': ['packages/rules', 'packages/duplicate', 'packages/evening'],
  // a table with its computer players, for whoever keeps its log
  // its deals may be of a kind, which is a text
  'packages/table': [
    'packages/rules',
    'packages/formats',
    'packages/solver',
    'packages/bots',
    'packages/protocol',
  ],
  'apps/server': [
    'packages/rules',
    'packages/duplicate',
    'packages/movements',
    'packages/evening',
    'packages/print',
    'packages/formats',
    'packages/solver',
    'packages/bots',
    'packages/protocol',
    'packages/table',
  ],
  'apps/web': [
    'packages/rules',
    'packages/duplicate',
    'packages/movements',
    'packages/evening',
    'packages/print',
    'packages/formats',
    'packages/solver',
    'packages/bots',
    'packages/protocol',
    'packages/table',
  ],
  // `overtrick serve` starts the server
  'apps/cli': [
    'packages/rules',
    'packages/duplicate',
    'packages/movements',
    'packages/evening',
    'packages/print',
    'packages/formats',
    'packages/solver',
    'packages/bots',
    'apps/server',
  ],
  // measures and fits everything; no other room has it in its list, so none may import it
  lab: [
    'packages/rules',
    'packages/duplicate',
    'packages/movements',
    'packages/evening',
    'packages/print',
    'packages/formats',
    'packages/solver',
    'packages/bots',
    'packages/protocol',
    'packages/table',
    'apps/server',
    'apps/web',
    'apps/cli',
    'scripts',
  ],
};

// The rooms of the bots, each with the rooms that it may import; of the files beside them they see those of GROUND.
const BOT_ROOMS = {
  valuation: [],
  bidding: ['valuation'],
  sampling: ['bidding', 'valuation'],
  carding: ['sampling', 'bidding', 'valuation'],
  cardPlay: ['carding', 'sampling', 'bidding', 'valuation'],
  families: ['cardPlay', 'carding', 'sampling', 'bidding', 'valuation'],
};
const GROUND = ['bot', 'effort'];

// The folders of the server, and of the table: none imports another one that is not named, nor do its types.
const FOLDERS = {
  'apps/server/src': {
    base: [],
    store: ['base'],
    'store/backup': ['base', 'store'],
    bots: ['base'],
    reading: ['base'],
    live: ['base', 'store', 'reading', 'bots'],
    lessons: ['base', 'store'],
    meeting: ['base', 'store', 'live'],
    codes: ['base', 'store', 'live'],
    boards: ['base', 'store', 'reading', 'live'],
    evenings: ['base', 'store', 'reading', 'live'],
    'evenings/files': ['reading', 'evenings'],
    clubs: ['base', 'store', 'evenings'],
    signups: ['base', 'store', 'live', 'clubs'],
    accounts: ['base', 'store', 'live', 'lessons', 'boards'],
    moderation: ['base', 'store', 'live', 'lessons', 'meeting', 'accounts'],
    'edge/request': ['base', 'reading', 'live'],
    'edge/routes': [
      'base',
      'store',
      'reading',
      'live',
      'lessons',
      'codes',
      'boards',
      'meeting',
      'evenings',
      'evenings/files',
      'clubs',
      'signups',
      'accounts',
      'moderation',
      'edge/request',
    ],
    'edge/sockets': ['base', 'reading', 'live', 'evenings', 'moderation', 'edge/request'],
    'edge/streams': [
      'base',
      'store',
      'accounts',
      'live',
      'evenings',
      'moderation',
      'edge/request',
      'edge/routes',
      'edge/sockets',
    ],
    edge: ['base', 'moderation', 'edge/request', 'edge/routes'],
  },
  'packages/table/src': {
    '': [],
    commands: [''],
    duty: [''],
    bots: ['', 'duty'],
    messages: ['', 'commands'],
  },
};

// The arrows between the rooms of the page (docs/architecture.md), from the lowest to the highest. A folder in a room
// that is named itself is a room of its own. Tests may look anywhere.
const WEB_ARROWS = {
  games: [],
  text: ['games'],
  design: ['text'],
  device: [],
  server: ['device', 'text'],
  'shell/frame': ['deal/cards', 'design', 'device', 'text'],
  'deal/cards': ['text'],
  'games/panels': ['deal/cards', 'games', 'text'],
  deal: ['deal/cards', 'design', 'device', 'games', 'games/panels', 'text'],
  solve: ['deal/cards', 'design', 'device', 'text'],
  think: ['deal', 'device', 'text'],
  invite: ['design', 'device', 'text'],
  card: ['account', 'deal', 'design', 'device', 'games', 'shell/frame', 'text'],
  account: ['deal', 'design', 'device', 'games', 'server', 'shell/frame', 'text'],
  meet: ['deal/cards', 'design', 'device', 'games', 'server', 'shell/frame', 'text'],
  history: ['account', 'deal', 'design', 'device', 'games', 'shell/frame', 'text'],
  offline: ['account', 'device', 'games', 'server'],
  guide: ['deal', 'design', 'games', 'shell/frame', 'text'],
  table: [
    'card',
    'deal',
    'deal/cards',
    'design',
    'device',
    'games',
    'games/panels',
    'history',
    'invite',
    'offline',
    'server',
    'shell/frame',
    'solve',
    'text',
    'think',
  ],
  lobby: [
    'account',
    'deal',
    'deal/cards',
    'design',
    'device',
    'games',
    'offline',
    'server',
    'shell/frame',
    'table',
    'text',
  ],
  review: [
    'deal',
    'deal/cards',
    'design',
    'device',
    'games',
    'history',
    'invite',
    'offline',
    'server',
    'shell/frame',
    'solve',
    'text',
    'think',
  ],
  evening: [
    'account',
    'deal',
    'deal/cards',
    'design',
    'device',
    'games',
    'invite',
    'server',
    'shell/frame',
    'solve',
    'text',
  ],
  // a club's page opens evenings
  clubs: ['deal/cards', 'design', 'device', 'evening', 'invite', 'server', 'shell/frame', 'text'],
  pad: ['deal', 'deal/cards', 'design', 'device', 'games', 'shell/frame', 'text'],
  dealing: ['deal', 'design', 'device', 'offline', 'shell/frame', 'text'],
  challenge: [
    'deal',
    'deal/cards',
    'design',
    'device',
    'games',
    'invite',
    'review',
    'server',
    'shell/frame',
    'text',
    'think',
  ],
  learn: [
    'account',
    'deal',
    'deal/cards',
    'dealing',
    'design',
    'device',
    'games',
    'invite',
    'lobby',
    'review',
    'server',
    'shell/frame',
    'text',
    'think',
  ],
  gallery: ['deal', 'deal/cards', 'design', 'shell/frame', 'table', 'text'],
  // the service worker
  sw: [],
  shell: [
    'account',
    'card',
    'challenge',
    'clubs',
    'dealing',
    'evening',
    'gallery',
    'guide',
    'history',
    'learn',
    'meet',
    'lobby',
    'offline',
    'pad',
    'review',
    'shell/frame',
    'table',
    'text',
  ],
};

const TEST = '\\.(test|bench)\\.tsx?$';
const within = (rooms) => `^(${rooms.join('|')})/`;

/** Tests, and what helps them: they may look inside a package. */
const HELPERS = [
  TEST,
  '/(testing|suites|drills|releases)/',
  '/samples\\.ts$',
  '^packages/[^/]+/src/test[A-Z]',
];

/** The faces of the packages: the files that their `exports` name, which is all that others may import. */
const faces = readdirSync(new URL('packages', import.meta.url)).map((name) => {
  const { exports } = JSON.parse(
    readFileSync(new URL(`packages/${name}/package.json`, import.meta.url), 'utf8'),
  );
  const files = Object.entries(exports)
    .filter(([path]) => path !== './internals/*')
    .map(([, file]) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.').replace('*', '.+')}$`);
  return {
    name: `face-of-${name}`,
    comment: `Others import of packages/${name} what its package.json exports; tests and measurements may look inside`,
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [`^packages/${name}/`, ...HELPERS] },
    to: { path: `^packages/${name}/src/`, pathNot: files },
  };
});

const arrows = Object.entries(ARROWS).map(([room, allowed]) => ({
  name: `arrows-of-${room.replace('/', '-')}`,
  comment: `${room} may import ${allowed.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: within([room]) },
  to: { path: '^(packages|apps|scripts|e2e|lab)/', pathNot: within([room, ...allowed]) },
}));

const botArrows = Object.entries(BOT_ROOMS).map(([room, allowed]) => ({
  name: `bots-${room}`,
  comment: `${room} may import ${[...allowed, ...GROUND].join(', ')}`,
  severity: 'error',
  from: { path: `^packages/bots/src/${room}/`, pathNot: TEST },
  to: {
    path: '^packages/bots/src/',
    pathNot: `^packages/bots/src/((${[room, ...allowed].join('|')})/|(${GROUND.join('|')})\\.ts$)`,
  },
}));

const directlyIn = (root, folder) => `^${root}/${folder === '' ? '' : `${folder}/`}[^/]+$`;
const folders = Object.entries(FOLDERS).flatMap(([root, rooms]) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `folders-of-${root.replaceAll('/', '-')}-${room.replace('/', '-') || 'top'}`,
    comment: `${root}/${room} may import ${allowed.join(', ') || 'no other folder'} of ${root}`,
    severity: 'error',
    from: { path: directlyIn(root, room), pathNot: TEST },
    to: { path: `^${root}/`, pathNot: [room, ...allowed].map((one) => directlyIn(root, one)) },
  })),
);

const WEB = 'apps/web/src/';
const web = (rooms) => within(rooms.map((room) => WEB + room));
const webArrows = Object.entries(WEB_ARROWS).map(([room, allowed]) => {
  const rooms = Object.keys(WEB_ARROWS).filter((name) => name.startsWith(`${room}/`));
  return {
    name: `arrows-of-web-${room.replace('/', '-')}`,
    comment: `${room} may import ${allowed.join(', ') || 'no other room of the page'}`,
    severity: 'error',
    from: { path: web([room]), pathNot: [TEST, ...(rooms.length > 0 ? [web(rooms)] : [])] },
    // a room that is allowed may still have a room in it that is not
    to: { path: `^${WEB}`, pathNot: allowedFiles(room, allowed) },
  };
});

/** The files that a room may import: its own and those of the rooms that it names, less the rooms inside them. */
function allowedFiles(room, allowed) {
  const all = Object.keys(WEB_ARROWS);
  return [room, ...allowed].map((name) => {
    const inside = all.filter((one) => one.startsWith(`${name}/`) && !allowed.includes(one));
    const but = inside.map((one) => `(?!${one.slice(name.length + 1)}/)`).join('');
    return `^${WEB}${name}/${but}`;
  });
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    ...faces,
    ...folders,
    ...webArrows,
    {
      name: 'unknown-web-room',
      comment: 'A new room of the page states its arrows in .dependency-cruiser.mjs',
      severity: 'error',
      from: { path: `^${WEB}[^/]+/`, pathNot: web(Object.keys(WEB_ARROWS)) },
      to: { path: `^${WEB}` },
    },
    ...botArrows,
    {
      name: 'unknown-room',
      comment: 'A new room states its arrows in .dependency-cruiser.mjs',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: within(Object.keys(ARROWS)) },
      to: { path: '^(packages|apps)/([^/]+)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'pure-packages-import-nothing-else',
      comment:
        'Games, scoring, movements, evenings, prints and bots have no dependency and do no I/O (their tests may)',
      severity: 'error',
      from: {
        path: '^packages/(rules|duplicate|movements|evening|print|bots)/',
        pathNot: [TEST, '/suites/readNotes\\.ts$', '/testing/length\\.ts$'],
      },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: '^packages/',
      },
    },
    {
      name: 'the-table-does-no-io',
      comment: 'A table is given its clock, its chance and its hash; it reads entries by their schema',
      severity: 'error',
      from: { path: '^packages/table/', pathNot: [TEST, '/testing/'] },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: '^packages/|/zod/',
      },
    },
    {
      name: 'game-knows-no-other-game',
      comment: 'What games share is a module that they compose',
      severity: 'error',
      from: { path: '^packages/rules/src/(games|matches)/([^/]+)/', pathNot: TEST },
      to: { path: '^packages/rules/src/$1/[^/]+/', pathNot: '^packages/rules/src/$1/$2/' },
    },
    {
      name: 'only-the-list-imports-games',
      comment: 'Shared code finds a game in the list',
      severity: 'error',
      from: {
        path: '^packages/rules/src/',
        pathNot: [TEST, '^packages/rules/src/(games|matches)/'],
      },
      to: { path: '^packages/rules/src/(games|matches)/[^/]+/' },
    },
    {
      name: 'only-the-list-imports-panels',
      comment: "The page finds what a game's table has of its own in one list",
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [TEST, '^apps/web/src/games/panels/'] },
      to: { path: '^apps/web/src/games/panels/', pathNot: '^apps/web/src/games/panels/list\\.ts$' },
    },
    {
      name: 'pages-come-without-parsers',
      comment:
        'Of the forms of messages the page has the types alone: a parser would be a tenth of what the lobby loads',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [TEST, '\\.build\\.ts$'] },
      to: {
        path: '^packages/protocol/src/(routes/|(account|board|challenge|forms|lesson|messages|offline|openTable|passkey|refusal|tournament)\\.)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-in-web',
      comment: 'Types are imports too',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { circular: true },
    },
    {
      name: 'indexes-are-for-other-programs',
      comment: 'Rooms import modules, of which a bundle brings no more than it needs (decision 27)',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: HELPERS },
      to: {
        path: '^packages/((rules|duplicate|formats)/src/index|rules/src/evaluate|formats/src/(records|dealer|events/usebio|events/bridgemate)/index)\\.ts$',
      },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(worker|url|raw)|^virtual:' },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // an example's imports are those that it has in its place
    exclude: { path: '(^|/)(dist|coverage|assembly)/|^packages/[^/]+/examples/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
