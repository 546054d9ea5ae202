import { readFileSync } from 'node:fs';

/** The engine's module, read from its file. */
export const readModule = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(new URL('../solver.wasm', import.meta.url)));
