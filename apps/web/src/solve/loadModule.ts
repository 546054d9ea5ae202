import { loadModule as loadFrom } from '@overtrick/solver/load';
import address from '@overtrick/solver/solver.wasm?url';

/** The memory of a solver in a worker. */
export const MEGABYTES = 64;

/** Loads the solver, for a worker. */
export const loadModule = (): Promise<WebAssembly.Module> => loadFrom(address);
