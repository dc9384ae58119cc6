import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, memberWith } from '../kernel/message.ts';
import { SAVED_FILTERS } from './saved-filters.ts';

/** Deletes a saved filter; returns the undo id. */
export class DeleteSavedFilter extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly filterId: Uuid,
  ) {
    super();
  }
}

export const DeleteSavedFilterHandler = SAVED_FILTERS.deletes(({ filterId }: DeleteSavedFilter) => filterId);
