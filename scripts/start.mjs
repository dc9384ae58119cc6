import './end-with-npm.mjs';
import './on-node-24.mjs';
import './with-little-memory.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { staleness } from './stamp.mjs';

const root = dirname(import.meta.dirname);

if (staleness('server').stale || staleness('web').stale) {
  console.log('Building Evident (once, and after every change of its sources) …');
  // Builds in a separate process, so that its memory is freed before the server starts.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('Evident could not be built; what went wrong is said above.');
    process.exit(1);
  }
}
// Imported dynamically: as a static import it would fail on an older Node before the handover.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(root, 'dist/compile-cache'));
await import('../dist/server/main.js');
