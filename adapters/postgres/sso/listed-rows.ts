import type { Uuid } from '@evident/domain/kernel';
import { SavedRows } from '../saved-rows.ts';

/** Rows that are few enough to be read at once. */
export class ListedRows<Thing extends { readonly id: Uuid; readonly createdAt: Date }> extends SavedRows<Thing> {
  all(): Promise<Thing[]> {
    return this.session.manager.find(this.entity, { order: { createdAt: 'ASC', id: 'ASC' } as never });
  }
}
