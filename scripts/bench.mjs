import './on-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathsOf } from '../test/bench/capabilities.ts';
import { benchmarksPage, figure, limit } from '../test/bench/page.ts';
import { holds } from '../test/bench/row.ts';

/**
 * `npm run bench` measures everything; `npm run bench start` only test/bench/start.bench.ts, keeping other figures of
 * the page. `npm run bench page` measures nothing and marks stale rows.
 */
const root = dirname(import.meta.dirname);
const folder = join(root, 'test/bench');
const results = join(folder, 'results.json');
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const commit = git('rev-parse', '--short=8', 'HEAD').stdout.trim();
/** An unknown commit counts as changed. */
function isStale(bench, since) {
  const { status, stdout } = git('rev-list', '--max-count=1', `${since}..HEAD`, '--', ...pathsOf(bench));
  return status !== 0 || stdout !== '';
}

if (names.length > 0) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const taken = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const failed = [];
for (const name of names) {
  console.log(`Measuring ${name} …`);
  const { measure } = await import(join(folder, `${name}.bench.ts`));
  try {
    const date = new Date().toISOString().slice(0, 10);
    taken[name] = (await measure()).map((row) => ({ ...row, date, commit }));
  } catch (error) {
    // Keeps the figures of the last complete run on the page.
    console.error(`FAILED ${name}: ${error.message}`);
    failed.push(name);
    continue;
  }
  for (const row of taken[name])
    console.log(
      `${holds(row) ? 'ok  ' : 'MISS'} ${row.what}: ${figure(row)} (${limit(row)})${row.note ? `; ${row.note}` : ''}`,
    );
}
writeFileSync(results, `${JSON.stringify(taken, null, 2)}\n`);
writeFileSync(join(root, 'docs/benchmarks.md'), benchmarksPage(taken, isStale));
process.exit(failed.length === 0 && Object.values(taken).flat().every(holds) ? 0 : 1);
