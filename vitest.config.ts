import { configDefaults, defineConfig } from 'vitest/config';

const ROOMS = [
  'packages/rules',
  'packages/club',
  'packages/formats',
  'packages/solver',
  'packages/bots',
  'packages/protocol',
  'packages/table',
  'apps/server',
  'apps/web',
  'apps/cli',
  'scripts',
];

/** Rooms of pure functions: their tests need no fresh world each. */
const PURE = [
  'packages/rules',
  'packages/club',
  'packages/formats',
  'packages/bots',
  'packages/protocol',
  'packages/table',
];

/** Many random deals of every game: a project of its own, so that a run of the rules' tests is soon done. */
const PLAYOUTS = 'src/suites/playouts.test.ts';

/** Tests that take seconds each, in whichever room: suites over every game, whole deals by bots, servers that start and stop. */
const SLOW = [
  'src/bots/umpire.test.ts',
  'src/suites/**/*.test.ts',
  'src/drills/*.test.ts',
  'src/{novice,ending,endings,shapes,makeable,nameless,solve,build,fuzz,abuse,leaks,gameLeaks,model,resume,stop,bin}.test.ts',
  'src/{policies,deal,chairs,api,accounts,passkeys,forget,talk,claims,unseen}.test.ts',
  'src/{http,undo,offline,main,claim}.test.ts',
  'src/commands/{play,dd,match,solve,event,backup,card}.test.ts',
  'src/{boards/{boards,challenges},lessons/lessons,store/{store,backup/backup,sqlite},bots/queue,table/unlosable,processes,crash,long}.test.ts',
  'src/{alone/{alone,lone},kitty/kitty,think/draw,bid/auctions,bid/chapters,deliberate/{decide,layouts},pair/pair,movement/generated,expert/decide,think/simulate,think/cards,shared/shared}.test.ts',
  'src/games/{auction,bid-first,memory,minibridge,call-break,cutthroat,cutthroat-spades,double-dummy,draw,draw-discard}/index.test.ts',
  'src/games/{dummy-spades,semi-exposed,single-dummy,solo-500,solo-whist,spades}/index.test.ts',
  'src/{review/{board/{shown,opened},think/costs},learn/firstDeal}.test.ts',
  'src/games/{secret,bridge}/imagine.test.ts',
  'src/{roundTrips,lookahead/lookahead,games/panels/list,table/state/table}.test.ts',
  'exampleGame.test.ts',
];
/** The inner loop asks for the others alone. */
const leftOut = process.env.OVERTRICK_TESTS === 'quick' ? SLOW : [];

export default defineConfig({
  test: {
    allowOnly: false,
    // a test that hangs ends; a machine that is busy is no failure
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // by default a core is left to the screen
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      ...ROOMS.map((room) => ({
        extends: true as const,
        root: `./${room}`,
        test: {
          name: room,
          environment: 'node',
          isolate: !PURE.includes(room),
          include: ['**/*.test.ts', '**/*.test.tsx'],
          // an example runs in a copy, where it lies among the games: scripts/exampleGame.test.ts
          exclude: [...configDefaults.exclude, PLAYOUTS, 'examples/**', ...leftOut],
          setupFiles: room === 'apps/server' ? ['src/testing/checkedFetch.ts'] : [],
        },
      })),
      {
        extends: true,
        root: './packages/rules',
        test: { name: 'playouts', environment: 'node', include: [PLAYOUTS], exclude: leftOut },
      },
    ],
  },
});
