import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, memberWith } from '../kernel/message.ts';
import { VIEWS } from './views.ts';

/** Deletes a view; its rows stay. Returns the undo id. */
export class DeleteView extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
  ) {
    super();
  }
}

export const DeleteViewHandler = VIEWS.deletes(({ viewId }: DeleteView) => viewId);
