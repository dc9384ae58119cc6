import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_FLAKY, outcomeOf, reasonsOf, slowestFiles, tierTimes } from '../test/support/outcome.ts';

const root = process.cwd();
/** Maximum number of failing files to repeat; more indicate a broken change. */
const MOST_AGAIN = 12;

/**
 * Runs all tests, then once more the files with failures, one at a time: a test that passes then is flaky. Too many
 * flaky tests count as a failure. Returns the times of tiers and of the slowest files, too.
 */
export function runTests() {
  console.log('\n== tests');
  const folder = mkdtempSync(join(tmpdir(), 'evident-tests-'));
  try {
    const first = run(folder, 'first');
    const broken = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
    const again = broken.length > 0 && broken.length <= MOST_AGAIN;
    if (again) console.log(`\n== ${broken.length} files with failures, once more, one at a time`);
    const second = again ? run(folder, 'second', '--runInBand', '--runTestsByPath', ...broken) : undefined;
    const { passed, failed, flaky } = outcomeOf(first, second);
    const tooFlaky = flaky.length > MOST_FLAKY ? [`more than ${MOST_FLAKY} flaky tests`] : [];
    const short = (id) => id.replace(`${root}/`, '');
    const reasons = reasonsOf(first);
    return {
      passed,
      failed: [...failed.map(short), ...tooFlaky],
      flaky: flaky.map((id) => `${short(id)}\n${reasons[id] ?? ''}`),
      times: tierTimes(first, root),
      slowest: slowestFiles(first, root),
    };
  } catch (error) {
    console.error(`The tests did not run: ${error.message}`);
    return { passed: 0, failed: ['the tests did not run'], flaky: [], times: {}, slowest: {} };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder, name, ...parameters) {
  const report = join(folder, `${name}.json`);
  spawnSync('npm', ['test', '--silent', '--', '--ci', '--json', `--outputFile=${report}`, ...parameters], {
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}
