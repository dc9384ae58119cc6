import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(import.meta.dirname);

/** Bundles our own sources; packages stay in node_modules. */
const OURS = /^[./\0]|^[A-Za-z]:[\\/]|^@evident\/|^@oxc-project\/runtime\//;

/** Bundles server entries into a folder under dist/. Keeps decorator metadata for Nest and class-validator. */
export async function bundle(entries, folder) {
  const input = Object.fromEntries(entries.map((entry) => [entry.replace(/^.*\/|\.ts$/g, ''), join(root, entry)]));
  const bundled = await rolldown({
    input,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: (id) => !OURS.test(id),
    logLevel: 'warn',
  });
  await bundled.write({
    dir: join(root, 'dist', folder),
    format: 'esm',
    keepNames: true,
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundled.close();
}

/** Fills V8's compile cache for the server and its packages, which saves the first start two seconds. */
async function compileAhead() {
  const read = `import { enableCompileCache, flushCompileCache } from 'node:module';
    enableCompileCache(${JSON.stringify(join(root, 'dist/compile-cache'))});
    await import(${JSON.stringify(pathToFileURL(join(root, 'dist/server/app.js')).href)});
    flushCompileCache();
    process.exit(0);`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', read], { stdio: 'ignore' }), 'exit');
}

export async function buildServer() {
  await bundle(
    [
      'api/main.ts',
      'api/app.ts',
      'adapters/importers/reading/reading-process.ts',
      'adapters/ffmpeg/process/media-process.ts',
      'adapters/documents/document-process.ts',
      'adapters/yjs/document-thread.ts',
      'api/kernel/passage-thread.ts',
      'adapters/embeddings/embedding-thread.ts',
      'adapters/clustering/clustering-thread.ts',
      'adapters/postgres/search/vectors/vector-thread.ts',
    ],
    'server',
  );
  await compileAhead();
}
