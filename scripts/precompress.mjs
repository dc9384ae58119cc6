import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = /\.(js|css|html|svg|json)$/;
const SMALLEST = 1_000;

/** Writes `.br` and `.gz` next to every file that compression makes smaller, so that the server need not compress. */
export async function precompress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        if (content.length < SMALLEST) return;
        const brotli = promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        });
        await Promise.all([
          writeFile(`${path}.br`, await brotli),
          writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
        ]);
      }),
  );
}
