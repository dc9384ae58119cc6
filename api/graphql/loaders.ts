import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

/** Loaders of one request: each batches what the fields of a level ask for into one message. */
export class Loaders {
  constructor(
    readonly bus: Bus,
    readonly actor: Actor,
  ) {}
}
