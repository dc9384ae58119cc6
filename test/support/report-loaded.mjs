import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded with `--import`: on SIGUSR2, writes the files loaded so far and the bytes that a garbage collection keeps. */
const files = [];

registerHooks({
  load(url, context, next) {
    files.push(url);
    return next(url, context);
  },
});

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  writeFileSync(process.env.LOADED_INTO, JSON.stringify({ files, heldBytes: process.memoryUsage().heapUsed }));
});
