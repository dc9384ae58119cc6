export type Stopper = () => Promise<unknown>;

/** How long open connections may take before the process ends without them. */
const PATIENCE_MS = 20_000;

/**
 * Ctrl-C and the usual signals end what is in `stoppers`, first to last, as it stands when the signal comes; `end` does the same with another exit code.
 * Ctrl-C reaches a process started by npm more than once; only the first counts.
 */
export function endWithTheProcess(): {
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
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
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
