import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, memberWith } from '../kernel/message.ts';
import { REELS } from './reels.ts';

/** Deletes a reel, not its recordings and highlights; returns the undo id. */
export class DeleteReel extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
  ) {
    super();
  }
}

export const DeleteReelHandler = REELS.deletes(({ reelId }: DeleteReel) => reelId);
