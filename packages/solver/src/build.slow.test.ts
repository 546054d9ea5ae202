import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The compiler takes seconds, and much longer if other tests run beside it. */
const PATIENCE = 300_000;

const room = fileURLToPath(new URL('..', import.meta.url));

test(
  'solver.wasm is what assembly/ compiles to, and is small',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'overtrick-solver-'));
    try {
      const out = join(folder, 'solver.wasm');
      execFileSync('npm', ['run', '--silent', 'build', '--', '-o', out], { cwd: room, stdio: 'pipe' });
      const kept = readFileSync(join(room, 'solver.wasm'));
      expect(readFileSync(out).equals(kept), 'run npm run build --workspace @overtrick/solver').toBe(true);
      expect(kept.length).toBeLessThan(60_000);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
