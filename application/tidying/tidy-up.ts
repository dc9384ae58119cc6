import { SESSION_SECONDS } from '@evident/domain/identity';
import type { FileStorage } from '../files/file-storage.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Leftovers } from './leftovers.ts';

const DAY_MS = 86_400_000;
const FILES_AT_ONCE = 100;

export const TIDYING: JobQueue<Record<string, never>> = { name: 'tidying' };
/** Once a day, when most people sleep; UTC. */
export const TIDYING_TIME = '17 3 * * *';

/** Throw away what was kept for a while only. Asked by the product itself, for all workspaces at once. */
export class TidyUp extends Command {}

export class TidyUpHandler implements Handler<TidyUp> {
  constructor(
    private readonly leftovers: Leftovers,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    const yesterday = new Date(now - DAY_MS);
    await this.leftovers.forget(yesterday, new Date(now - SESSION_SECONDS * 1000));
    for (let ids = await this.unowned(yesterday); ids.length > 0; ids = await this.unowned(yesterday)) {
      for (const id of ids) await this.storage.delete(id);
      await this.leftovers.bytesDeleted(ids);
    }
  }

  private unowned(before: Date) {
    return this.leftovers.unownedBytes(before, FILES_AT_ONCE);
  }
}
