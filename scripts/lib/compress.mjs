import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(js|css|html|svg|json|webmanifest|wasm|txt)$/;
/** Below this many bytes a file fits one packet anyway. */
const LEAST = 1024;

/** Writes `.br` and `.gz` beside the files of a folder that gain by it: the server sends those as they are. */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !WORTH.test(entry.name)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < LEAST) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
