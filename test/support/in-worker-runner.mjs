import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import circus from 'jest-circus/runner';

/**
 * Runs test files in Jest's worker process instead of a new VM context for each. Node then loads and optimizes the
 * modules of the product once per worker, not once per test file.
 * `@jest/globals` is not available to these files.
 */
const require = createRequire(import.meta.url);
const swc = JSON.parse(readFileSync(join(import.meta.dirname, '../../.swcrc'), 'utf8'));
const OURS = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

registerHooks({
  load(url, context, nextLoad) {
    if (!OURS.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...swc,
      filename,
      swcrc: false,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);

/** Jest's `testRunner`. */
export default async function runInWorker(globalConfig, config, environment, runtime, path, send) {
  const ownConsole = globalThis.console;
  globalThis.console = environment.global.console;
  // Jest's own source maps know only modules in a VM context; Node's know these.
  Error.prepareStackTrace = undefined;
  try {
    return await circus.default(globalConfig, config, { global: globalThis }, inWorker(runtime), path, send);
  } finally {
    globalThis.console = ownConsole;
  }
}

function inWorker(runtime) {
  return Object.assign(Object.create(runtime), {
    setGlobalsForRuntime() {},
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    /** Loads the framework again, because it keeps the tests of a file in its own state and global handlers. */
    requireInternalModule(path) {
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      delete require.cache[path];
      return require(path);
    },
  });
}
