/**
 * Ends this process like SIGTERM when npm, or its shell, has ended. On SIGTERM npm ends its shell, which forwards
 * nothing. Node has no event for that, and asking for the parent costs one system call.
 */
const EVERY_MS = 500;
const parent = process.ppid;

// Without npm, the parent may end on purpose.
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(function look() {
    if (process.ppid === parent) return;
    clearInterval(this);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS).unref();
