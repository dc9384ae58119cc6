import './on-node-24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.mjs';
import { staleness } from './stamp.mjs';

const root = dirname(import.meta.dirname);

async function buildWeb() {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', join(root, 'dist/web'), '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: join(root, 'web'), stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('vite could not build the web app');
  await precompress(join(root, 'dist/web'));
}

const buildServer = () => import('./build-server.mjs').then((module) => module.buildServer());

/** `node scripts/build.mjs server` builds one part; without a name, both. */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

async function build(part, how) {
  if (wanted.length > 0 && !wanted.includes(part)) return;
  const { stale, done } = staleness(part);
  if (!stale && !process.argv.includes('--force')) return;
  await how();
  done();
}

const results = await Promise.allSettled([build('web', buildWeb), build('server', buildServer)]);
for (const { reason } of results) if (reason) console.error(reason.message);
process.exitCode = results.some(({ status }) => status === 'rejected') ? 1 : 0;
