import { Redis } from 'ioredis';
import { StartProblem } from '@evident/application/kernel/start-problem';
import type { Listener, Realtime, RealtimeMessage } from '@evident/application/realtime/realtime';
import type { Uuid } from '@evident/domain/kernel';
import { Listeners } from './listeners.ts';

const CHANNEL = 'evident:team:';
/** Sent on a team's channel to announce a gap: messages were lost. */
const LOST = '';
const CONNECTION = {
  lazyConnect: true,
  connectTimeout: 5_000,
  disconnectTimeout: 200,
  maxRetriesPerRequest: null,
  retryStrategy: (tries: number) => Math.min(50 * 2 ** Math.min(tries, 6), 2_000),
};

/**
 * Realtime across processes over Redis publish/subscribe: one channel per team, two connections per process.
 * Reconnects indefinitely.
 */
export class RedisRealtime implements Realtime {
  readonly #listeners = new Listeners();
  /** Teams with unpublished messages. Announces a gap to them once Redis is back. */
  readonly #lost = new Set<Uuid>();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;

  private constructor(url: string, onFault: (fault: Error) => void) {
    // Fails at once instead of queueing while offline: gaps are announced, not sent late or twice.
    this.#publisher = new Redis(url, {
      ...CONNECTION,
      connectionName: 'evident-publisher',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    }).on('error', onFault);
    // Resubscribes manually, because listeners must be notified of the gap afterwards.
    this.#subscriber = new Redis(url, {
      ...CONNECTION,
      connectionName: 'evident-subscriber',
      autoResubscribe: false,
    }).on('error', onFault);
  }

  /** Rejects with a StartProblem if Redis can't be reached. `onFault` receives later connection errors, for the log. */
  static async open(url: string, onFault: (fault: Error) => void): Promise<RedisRealtime> {
    const realtime = new RedisRealtime(url, onFault);
    try {
      await Promise.all([connected(realtime.#publisher), connected(realtime.#subscriber)]);
    } catch (fault) {
      await realtime.close();
      throw redisProblem(fault);
    }
    realtime.#subscriber.on('message', (channel: string, text: string) =>
      realtime.#hear(channel.slice(CHANNEL.length), text),
    );
    realtime.#subscriber.on('ready', () => void realtime.#listenAgain().catch(onFault));
    realtime.#publisher.on('ready', () => void realtime.#confessLosses());
    return realtime;
  }

  async publish(teamId: Uuid, message: RealtimeMessage): Promise<void> {
    await this.#send(teamId, JSON.stringify(message));
  }

  async subscribe(teamId: Uuid, listener: Listener): Promise<() => void> {
    this.#listeners.add(teamId, listener);
    await this.#subscriber.subscribe(CHANNEL + teamId);
    return () => {
      if (this.#listeners.remove(teamId, listener)) void this.#subscriber.unsubscribe(CHANNEL + teamId).catch(() => {});
    };
  }

  isConnected(): boolean {
    return this.#publisher.status === 'ready' && this.#subscriber.status === 'ready';
  }

  close(): Promise<void> {
    this.#listeners.clear();
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
    return Promise.resolve();
  }

  #hear(teamId: Uuid, text: string): void {
    if (text === LOST) this.#listeners.tellMissed([teamId]);
    else this.#listeners.tell(teamId, text);
  }

  async #send(teamId: Uuid, text: string): Promise<void> {
    await this.#publisher.publish(CHANNEL + teamId, text).catch(() => this.#lost.add(teamId));
  }

  async #confessLosses(): Promise<void> {
    const teams = [...this.#lost];
    this.#lost.clear();
    await Promise.all(teams.map((teamId) => this.#send(teamId, LOST)));
  }

  async #listenAgain(): Promise<void> {
    const teams = this.#listeners.teams();
    if (teams.length > 0) await this.#subscriber.subscribe(...teams.map((teamId) => CHANNEL + teamId));
    this.#listeners.tellMissed(teams);
  }
}

/** Gives up the first connection on the first error, unlike later ones. */
async function connected(client: Redis): Promise<void> {
  const faulty = new Promise<never>((_, reject) => client.once('error', reject));
  await Promise.race([client.connect(), faulty]);
}

function redisProblem(fault: unknown): StartProblem {
  const refused = /NOAUTH|WRONGPASS|NOPERM/.test(String(fault));
  return new StartProblem(
    refused
      ? 'Redis rejected the user or the password: check REDIS_URL.'
      : 'Redis cannot be reached: check REDIS_URL, and make sure that Redis is running.',
    { cause: fault },
  );
}
