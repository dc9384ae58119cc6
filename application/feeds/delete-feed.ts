import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, memberWith } from '../kernel/message.ts';
import { FEEDS } from './feeds.ts';

/** Deletes a feed; returns the undo id. */
export class DeleteFeed extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly feedId: Uuid,
  ) {
    super();
  }
}

export const DeleteFeedHandler = FEEDS.deletes(({ feedId }: DeleteFeed) => feedId);
