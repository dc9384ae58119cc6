import { setPriority } from 'node:os';

/** Nice value on a busy processor: a third of a share. With less, work would starve next to other programs. */
const LOW = 5;

/**
 * Lowers the priority of this thread and of those that it starts, for background work. Without effect outside of
 * Linux, where priorities belong to whole processes.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(LOW);
}
