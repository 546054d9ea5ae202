#!/usr/bin/env node
import module from 'node:module';
import { onNewNode } from '../../server/src/newNode.mjs';

await onNewNode(import.meta.url, async () => {
  // types stripped and code compiled once: a start takes a third of the time
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
});
