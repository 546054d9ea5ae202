/**
 * The index that other programs get: that of the tree, and the engine. In the tree the engine is an entry of its own,
 * because rooms without input and output are compiled without WebAssembly.
 */
export { createEngine, type EngineOptions } from './engine.ts';
export * from './index.ts';
