/** Milliseconds for which this process has worked; waiting for a processor that others have does not count. */
export function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
