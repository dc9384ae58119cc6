import type { Listener, Realtime, RealtimeMessage } from '@evident/application/realtime/realtime';
import type { Uuid } from '@evident/domain/kernel';
import { Listeners } from './listeners.ts';

/** Realtime within one process. Serializes messages to JSON, so that code that works here also works over Redis. */
export class ProcessRealtime implements Realtime {
  readonly #listeners = new Listeners();

  publish(teamId: Uuid, message: RealtimeMessage): Promise<void> {
    const text = JSON.stringify(message);
    queueMicrotask(() => this.#listeners.tell(teamId, text));
    return Promise.resolve();
  }

  subscribe(teamId: Uuid, listener: Listener): Promise<() => void> {
    this.#listeners.add(teamId, listener);
    return Promise.resolve(() => void this.#listeners.remove(teamId, listener));
  }

  isConnected(): boolean {
    return true;
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return Promise.resolve();
  }
}
