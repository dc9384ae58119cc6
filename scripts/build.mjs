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

async function buildStorybook() {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const child = spawn(
    process.execPath,
    [program, 'build', '--output-dir', join(root, 'dist/storybook'), '--quiet', '--disable-telemetry'],
    {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Storybook could not be built');
}

/** `node scripts/build.mjs storybook` builds one part; without a name, the product. */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = named.length > 0 ? named : ['web', 'server'];

async function build(part, how) {
  if (!wanted.includes(part)) return;
  const { stale, done } = staleness(part);
  if (!stale && !process.argv.includes('--force')) return;
  await how();
  done();
}

const results = await Promise.allSettled([
  build('web', buildWeb),
  build('server', buildServer),
  build('storybook', buildStorybook),
]);
for (const { reason } of results) if (reason) console.error(reason.message);
process.exitCode = results.some(({ status }) => status === 'rejected') ? 1 : 0;
