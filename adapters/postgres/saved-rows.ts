import type { CountedStore } from '@evident/application/saved-things/saved-thing';
import type { Uuid } from '@evident/domain/kernel';
import type { EntitySchema } from 'typeorm';
import { upsertMany } from './many-rows.ts';
import type { Session } from './session.ts';

/** A saved thing that is one row. */
export class SavedRows<Thing extends { readonly id: Uuid }> implements CountedStore<Thing> {
  constructor(
    protected readonly session: Session,
    protected readonly entity: EntitySchema<Thing>,
  ) {}

  find(id: Uuid): Promise<Thing | null> {
    return this.session.manager.findOne(this.entity, {
      where: { id } as never,
      lock: { mode: 'pessimistic_write' },
    });
  }
  async save(...things: readonly Thing[]): Promise<void> {
    await upsertMany(this.session.manager, this.entity, things);
  }
  count(of: Partial<Thing>): Promise<number> {
    return this.session.manager.countBy(this.entity, of as never);
  }
  async remove(...ids: readonly Uuid[]): Promise<void> {
    await this.session.manager.delete(this.entity, ids as never);
  }
}
