import { spawn } from 'node:child_process';

/** Most checks use one core, and machines of CI have two. */
const AT_ONCE = 2;

/**
 * A program to run. `after` names checks that must have ended. `again` repeats it after a failure, for programs whose
 * engines and ports may start late.
 * @typedef {{ name: string, command: string[], after?: string[], again?: boolean }} Check
 * @typedef {{ name: string, passed: boolean, flaky: boolean, seconds: number, output: string }} Ended
 */

/**
 * Runs checks two at a time, the first ready one next. Prints the output of each when it ends.
 * @param {readonly Check[]} checks
 * @returns {Promise<Ended[]>}
 */
export async function sideBySide(checks) {
  const waiting = [...checks];
  const ended = [];
  const isReady = ({ after = [] }) => after.every((name) => ended.some((one) => one.name === name));
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (let next; running.size < AT_ONCE && (next = waiting.find(isReady));) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, runCheck(next));
    }
    if (running.size === 0) throw new Error(`These checks wait for one another: ${waiting.map(({ name }) => name)}`);
    const first = await Promise.race(running.values());
    running.delete(first.name);
    ended.push(first);
  }
  return ended;
}

async function runCheck({ name, command, again = false }) {
  const began = Date.now();
  let { passed, output } = await run(command);
  let flaky = false;
  if (!passed && again) {
    const second = await run(command);
    flaky = passed = second.passed;
    output += `failed, once more\n${second.output}`;
  }
  console.log(`\n== ${name}\n${output}`.trimEnd());
  return { name, passed, flaky, seconds: Math.round((Date.now() - began) / 1000), output };
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', (error) => resolve({ passed: false, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}
