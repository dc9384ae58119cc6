export type Stopper = () => Promise<unknown>;

/** Milliseconds that open connections have to finish before the process exits. */
const TIMEOUT_MS = 20_000;

/**
 * Runs `stoppers` in order on Ctrl-C and termination signals; `end` does the same with another exit code.
 * npm forwards Ctrl-C more than once, so later signals are ignored.
 */
export function shutDownOnSignals(): {
  readonly stoppers: Stopper[];
  end(code: number): Promise<void>;
  begun(): boolean;
} {
  const stoppers: Stopper[] = [];
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    let exitCode = code;
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    for (const stop of stoppers) {
      await stop().catch((error: unknown) => {
        exitCode = 1;
        process.stderr.write(`Stopping went wrong: ${String(error)}\n`);
      });
    }
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  return { stoppers, end, begun: () => ending };
}
