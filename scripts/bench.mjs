import './on-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { holds } from '../test/bench/row.ts';

/**
 * `npm run bench` measures everything; `npm run bench start` only test/bench/start.bench.ts, keeping other figures of
 * the page.
 */
const root = dirname(import.meta.dirname);
const folder = join(root, 'test/bench');
const results = join(folder, 'results.json');
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const figure = (row) => `${row.measured < 10 ? row.measured.toFixed(2) : Math.round(row.measured)} ${row.unit}`;
const limit = ({ atMost, atLeast, unit }) =>
  atMost === undefined ? `at least ${atLeast} ${unit}` : `at most ${atMost} ${unit}`;

const taken = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const failed = [];
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  console.log(`Measuring ${name} …`);
  const { measure } = await import(join(folder, `${name}.bench.ts`));
  try {
    taken[name] = await measure();
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

const line = (row) =>
  `| ${row.what} | ${row.against || '–'} | ${figure(row)} | ${limit(row)} | ${holds(row) ? 'yes' : '**no**'} | ${row.note ?? ''} |`;
writeFileSync(
  join(root, 'docs/benchmarks.md'),
  `# Benchmarks

Taken by \`npm run bench\`, last on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${cpus()[0].model.trim()}) with ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}. Ratios are of two measurements in the same run. [performance.md](performance.md) explains them.

| what | against | measured | limit | holds | how |
| --- | --- | --- | --- | --- | --- |
${names
  .flatMap((name) => taken[name] ?? [])
  .map(line)
  .join('\n')}
`,
);
process.exit(failed.length === 0 && Object.values(taken).flat().every(holds) ? 0 : 1);
