import { build } from 'vite';

const ENTRY = 'virtual:bench';

/** Builds one script for a page from a module's text and all that it imports. */
export async function builtScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
}
