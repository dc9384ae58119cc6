/** Kills a process that leads its group (`detached`), and the processes it started. Ignores those that are gone. */
export function killGroup(processId: number): void {
  for (const id of [-processId, processId])
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // gone already, or no groups on this platform
    }
}
