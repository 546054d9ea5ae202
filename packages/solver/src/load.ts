/**
 * Loads the engine's module without blocking: on a page, in a worker, in Deno or Bun. Node has `./node`.
 * @param url the address of `solver.wasm`; by default it is beside the code
 */
export async function loadModule(
  url: string | URL = new URL('../solver.wasm', import.meta.url),
): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  // a server that names another type than application/wasm is common, and no page can change it
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
