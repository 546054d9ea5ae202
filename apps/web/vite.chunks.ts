import { resolve } from 'node:path';

/** The bundler's answers about modules. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Lists chunks for code that several pages share, for the bundler's `codeSplitting.groups`. By itself it makes a chunk
 * for every set of pages that share code, and a page fetches dozens of files; here a module goes into the first of
 * these chunks whose own page needs it. The bundler places the remaining modules.
 * @param pages the names of the chunks, each with the first module of its page, the most visited first
 */
export const sharedChunks = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).map(([name, begins], i, all) => {
    let needed: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      name: (id: string, graph: Graph): string | undefined => {
        needed ??= neededBy(resolve(import.meta.dirname, begins), graph);
        return needed.has(id) ? name : undefined;
      },
      // what comes with the first page at once is no longer counted as shared with the others
      minShareCount: i === 0 ? 1 : 2,
      // a chunk takes along what its modules need, and leaves those before it what is theirs
      priority: all.length - i,
    };
  });

/** Returns all modules that load together with a module, itself included. */
function neededBy(id: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([id]);
  for (const one of needed)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
  return needed;
}
