import type { JobQueue } from './jobs.ts';
import type { Worker } from './worker.ts';

/** The workers of all queues, to let their work wait again. */
export class Workers {
  private readonly byQueue = new Map<string, Worker<object>>();

  add(queue: JobQueue<object>, worker: Worker<object>): void {
    this.byQueue.set(queue.name, worker);
  }

  /** Lets work whose job was set aside wait again. Without effect for work whose state members do not see. */
  async startAgain(queue: JobQueue<object>, payload: object): Promise<void> {
    await this.byQueue.get(queue.name)?.startAgain?.(payload);
  }
}
