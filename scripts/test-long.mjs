import './on-node-24.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

/**
 * `npm run test:long` runs what proves more the longer it runs: the fuzzer, 20 rounds of kills, mutation, and all rules
 * of axe for all stories. It takes hours. `npm run test:long -- kills` runs one of them.
 */
const root = dirname(import.meta.dirname);
const tests = (...parameters) => [process.execPath, join(root, 'scripts/test.mjs'), ...parameters];
const RUNS = {
  fuzzer: [join(root, '.ci/checks/fuzz'), 'long'],
  kills: tests('test/faults/kill', '--selectProjects', 'faults'),
  stories: tests('test/components/stories', '--selectProjects', 'components'),
  mutation: [process.execPath, join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in RUNS));
if (unknown) {
  console.error(`There is no ${unknown}. Choose from: ${Object.keys(RUNS).join(', ')}.`);
  process.exit(2);
}
// The fuzzer starts the built product, which must not be stale. The others build their parts themselves.
if (wanted.length === 0 || wanted.includes('fuzzer'))
  spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'web', 'server'], { cwd: root, stdio: 'inherit' });
const results = {};
for (const [name, [program, ...parameters]] of Object.entries(RUNS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const began = Date.now();
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EVIDENT_TEST: 'long' },
  });
  const [code] = await once(child, 'exit');
  results[name] = { passed: code === 0, minutes: Math.round((Date.now() - began) / 6_000) / 10 };
}
console.table(results);
process.exitCode = Object.values(results).every(({ passed }) => passed) ? 0 : 1;
