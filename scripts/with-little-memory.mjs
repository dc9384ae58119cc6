/**
 * Restarts the process in place with settings that keep its memory small. `NODE_OPTIONS` and the environment can set
 * others. Not on Windows.
 *
 * - At most 32 MB for young objects. On a machine with much memory V8 takes 128 MB.
 * - Two arenas of glibc instead of one for each thread, so that the memory of ended threads is used again.
 */
const YOUNG = '--max-semi-space-size';
const ARENAS = 'MALLOC_ARENA_MAX';
const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((options) => options.includes(YOUNG));
const isComplete = given && ARENAS in process.env;

if (!isComplete && process.execve && process.platform !== 'win32')
  process.execve(
    process.execPath,
    [process.execPath, ...(given ? [] : [`${YOUNG}=16`]), ...process.execArgv, ...process.argv.slice(1)],
    { [ARENAS]: '2', ...process.env },
  );
