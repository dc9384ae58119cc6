/** CPU milliseconds of this process; excludes waiting for a processor. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
