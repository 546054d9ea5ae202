import { defineConfig } from 'vitest/config';

const ROOMS = [
  'packages/rules',
  'packages/club',
  'packages/formats',
  'packages/solver',
  'packages/bots',
  'packages/protocol',
  'apps/server',
  'apps/web',
  'apps/cli',
  'scripts',
];

export default defineConfig({
  test: {
    allowOnly: false,
    // a test that hangs ends; a machine that is busy is no failure
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: ROOMS.map((room) => ({
      extends: true,
      root: `./${room}`,
      test: {
        name: room,
        environment: 'node',
        include: ['**/*.test.ts', '**/*.test.tsx'],
      },
    })),
  },
});
