import { readFileSync } from 'node:fs';

/** Reads the engine's module from its file. */
export const readModule = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(new URL(import.meta.resolve('#solver.wasm'))));
