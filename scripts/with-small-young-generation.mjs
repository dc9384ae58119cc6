/**
 * Restarts the process in place with at most 32 MB for young objects. On a machine with much memory V8 takes 128 MB,
 * and an idle server does not return them. `NODE_OPTIONS` can set another size. Not on Windows.
 */
const OPTION = '--max-semi-space-size';
const isSet = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((options) => options.includes(OPTION));

if (!isSet && process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, `${OPTION}=16`, ...process.execArgv, ...process.argv.slice(1)]);
