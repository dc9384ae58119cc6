// Runs all checks, then all tests, and ends with a table of times and "N passed, N failed".
import { readdirSync } from 'node:fs';
import { engineAnswers } from './engine-answers.mjs';
import { sideBySide } from './side-by-side.mjs';
import { runTests } from './tests.mjs';

/** Characters of the output of a failed check that are printed again at the end. */
const MOST_REPEATED = 2000;
const script = (name) => ['npm', 'run', '--silent', name];
/** Checks that start the built product. */
const OF_PRODUCT = ['fuzz', 'python-client', 'recipe', 'scim'];

const checks = await sideBySide([
  { name: 'a real Redis answers', command: ['node', '.ci/redis-answers.mjs'] },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'web', 'server', 'storybook'] },
  { name: 'types', command: script('typecheck') },
  ...readdirSync('.ci/checks').map((name) => ({
    name,
    command: [`.ci/checks/${name}`],
    again: true,
    after: OF_PRODUCT.includes(name) ? ['build'] : [],
  })),
  { name: 'lint', command: script('lint') },
  { name: 'format', command: script('check:format') },
  { name: 'nothing unused', command: script('check:unused') },
  { name: 'contract and client as the controllers say', command: script('check:contract') },
  { name: 'contract is good OpenAPI', command: script('check:openapi') },
  { name: 'first load within its budget', command: ['node', 'web/scripts/budget.ts'], after: ['build'] },
]);
for (const engine of ['ELASTICSEARCH', 'STRIPE_MOCK']) await engineAnswers(engine);
const tests = runTests();

console.table(Object.fromEntries(checks.map(({ name, seconds }) => [name, { seconds }])));
console.table(tests.times);
console.table(tests.slowest);
const flaky = [...checks.filter((one) => one.flaky).map(({ name }) => name), ...tests.flaky];
for (const name of flaky) console.log(`flaky, passed the second time: ${name}`);
const broken = checks.filter(({ passed }) => !passed);
// Repeats the end of the output, because the full output is far above.
for (const { name, output } of broken) console.log(`the end of ${name}:\n${output.slice(-MOST_REPEATED).trimEnd()}`);
for (const name of tests.failed) console.log(`failed: ${name}`);
for (const { name } of broken) console.log(`failed: ${name}`);
const failed = broken.length + tests.failed.length;
console.log(`${checks.length - broken.length + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
