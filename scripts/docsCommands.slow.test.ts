import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// the commands of these pages run as they are printed, in a checkout, also on a machine whose own Node is older
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['docs/installing.md', 'docs/self-hosting.md', 'docs/security.md', 'docs/performance.md'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const PROGRAM = /^(npm|npx|node|(\.|\/opt\/overtrick)\/overtrick|overtrick|docker|export)\b/;

/** Lists the commands of a page, in blocks and in sentences, without settings before them, comments and `&`. */
function commandsOf(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const inline = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replaceAll(/\s+/g, ' '),
  );
  const bare = (line: string) =>
    line
      .replace(/^([A-Z_]+=\S+ )+/, '')
      .replace(/\s+[#&].*$|\s*&$/, '')
      .trim();
  return [
    ...new Set([...blocks, ...inline.filter((code) => /^[A-Z_=\S]* ?\S+ \S/.test(code))].map(bare)),
  ].filter((command) => PROGRAM.test(command));
}

const run = (command: string) => spawnSync(command, { cwd: ROOT, shell: true, encoding: 'utf8' });

describe.each(PAGES)('%s', (page) => {
  const commands = commandsOf(page);

  test('has commands', () => {
    expect(commands.length).toBeGreaterThan(1);
  });

  test.each(commands)('%s', (command) => {
    const [program, name = '', more = ''] = command.split(' ');
    if (program === 'npm') {
      if (!['is', 'ci', 'prune'].includes(name)) expect(scripts).toHaveProperty(name === 'run' ? more : name);
    } else if (program?.endsWith('/overtrick') || (program === 'npx' && name === 'overtrick')) {
      // in a release it lies beside the reader, and is the same program
      const options = [...command.matchAll(/ (--[a-z-]+)/g)].map(([, option]) => option);
      const called = program === 'npx' ? more : name;
      const { status, stdout, stderr } = run(`npx overtrick ${called} --help`);
      expect(status, stderr).toBe(0);
      for (const option of options) expect(stdout).toContain(option);
    } else if (program === 'npx' && name === 'node') {
      expect(existsSync(join(ROOT, more))).toBe(true);
      expect(Number.parseInt(run('npx node -p process.versions.node').stdout, 10)).toBeGreaterThanOrEqual(24);
      expect(run(`npx node --check ${more}`).status).toBe(0);
    } else if (program === 'docker')
      expect(existsSync(join(ROOT, name === 'compose' ? 'compose.yaml' : 'Dockerfile'))).toBe(true);
    // a bare `overtrick` is not found in a checkout, a bare `node` may be too old
    else expect(program).toBe('export');
  });
});
