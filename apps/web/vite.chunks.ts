import { resolve } from 'node:path';

/** The bundler's answers about modules. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * The chunks of what several pages share, for `codeSplitting.groups` of the bundler. Left to itself it makes a chunk
 * for every set of pages that share something, and a page has to fetch dozens of files; here a module goes into the
 * first of these chunks whose own page needs it. What none of those pages needs is left to the bundler.
 * @param pages the names of the chunks, each with the module that a page begins with, the most visited first
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

/** All modules that come with a module at once, itself too. */
function neededBy(id: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([id]);
  for (const one of needed)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
  return needed;
}
