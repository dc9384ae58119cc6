import { setPriority } from 'node:os';

/** Nice value that leaves a busy processor to requests: about a tenth of a share. */
const LOW = 10;

/**
 * Lowers the priority of this thread and of those that it starts, for work that nobody waits for at once. Without effect outside of
 * Linux, where priorities belong to whole processes.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(LOW);
}
