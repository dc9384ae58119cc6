// Runs all tests, then once more the files with failures: a test that passes then is flaky. Prints the time of each
// tier.
// Writes "<passed> <failed>" and a line for each flaky test to the file named by its argument.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_FLAKY, outcomeOf, tierTimes } from '../test/support/outcome.ts';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'evident-tests-'));
/** Maximum number of failing files to repeat; more indicate a broken change. */
const MOST_AGAIN = 12;

const first = run('first');
const broken = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
const again = broken.length > 0 && broken.length <= MOST_AGAIN;
if (again) console.log(`\n== ${broken.length} files with failures, once more`);
const { passed, failed, flaky } = outcomeOf(first, again ? run('second', '--runTestsByPath', ...broken) : undefined);
rmSync(folder, { recursive: true, force: true });
console.table(tierTimes(first, root));
writeFileSync(
  process.argv[2],
  [`${passed} ${failed + (flaky.length > MOST_FLAKY ? 1 : 0)}`, ...flaky.map((id) => id.slice(root.length + 1))].join(
    '\n',
  ),
);

function run(name, ...parameters) {
  const report = join(folder, `${name}.json`);
  spawnSync('npm', ['test', '--silent', '--', '--ci', '--json', `--outputFile=${report}`, ...parameters], {
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}
