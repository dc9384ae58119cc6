import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';

export const RESEALING: JobQueue<Record<string, never>> = { name: 'resealing' };
/** Each night, UTC; also at each start. */
export const RESEALING_CRON = '11 4 * * *';
const VALUES_PER_BATCH = 200;

/** A place with encrypted values. Codes and verifiers of connections are none: they last ten minutes. */
export type SealedPlace =
  | 'second-factor'
  | 'webhook'
  | 'destination'
  | 'channel-source'
  | 'directory'
  | 'access-token'
  | 'refresh-token';

/** An encrypted value and its owner. `point` is its position in the order of `ofOlderKeys`. */
export interface SealedValue {
  readonly place: SealedPlace;
  readonly id: Uuid;
  readonly about: string;
  readonly sealed: string;
  readonly point: string;
}

/** The encrypted values of all workspaces. */
export interface SealedValues {
  /** Values that begin with none of the names, after a point. */
  ofOlderKeys(newest: readonly string[], after: string, most: number): Promise<SealedValue[]>;
  /** Replaces a value, unless it changed meanwhile or a token is being refreshed. */
  replace(value: SealedValue, resealed: string): Promise<void>;
}

/** The keys of one purpose. */
export interface KeyRing {
  /** Values of the newest key begin with it. */
  readonly newest: string;
  /** The same text, encrypted with the newest key; null if its key is lost. */
  resealed(sealed: string, about: string): string | null;
}

/**
 * Encrypts all values of older keys with the newest, so that older secrets can be forgotten. Each value is replaced on
 * its own: after a crash, the next run goes on. Sent by jobs only.
 */
export class ResealValues extends Command {
  static readonly requires = WORKER;
}

export class ResealValuesHandler implements Handler<ResealValues> {
  constructor(
    private readonly values: SealedValues,
    private readonly rings: Readonly<Record<SealedPlace, KeyRing>>,
  ) {}

  async execute(): Promise<void> {
    const newest = [...new Set(Object.values(this.rings).map((ring) => ring.newest))];
    for (let after = ''; ;) {
      const batch = await this.values.ofOlderKeys(newest, after, VALUES_PER_BATCH);
      for (const value of batch) {
        const resealed = this.rings[value.place].resealed(value.sealed, value.about);
        if (resealed !== null) await this.values.replace(value, resealed);
      }
      if (batch.length < VALUES_PER_BATCH) return;
      // Values of a lost key stay as they are, and are passed over.
      after = batch.at(-1)!.point;
    }
  }
}
