import './on-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { staleness } from './stamp.mjs';

const root = dirname(import.meta.dirname);

if (staleness('server').stale || staleness('web').stale) {
  console.log('Building Evident (once, and after every change of its sources) …');
  // A process of its own: the memory that building takes goes back before the server starts.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('Evident could not be built; what went wrong is said above.');
    process.exit(1);
  }
}
// Named at the top, an older Node would not get as far as handing over.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(root, 'dist/compile-cache'));
await import('../dist/server/main.js');
