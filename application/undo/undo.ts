import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { UNDONE_ALREADY } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { UndoStore } from './undo-store.ts';

/** Reverts a change by the same member. */
export class Undo extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly undoId: Uuid,
  ) {
    super();
  }
}

/** Reverts one kind of change. Must check the actor's permission. */
export interface Undoer<Stores> {
  readonly kind: string;
  /** Returns a callback to run after commit, such as delivering updates to open editors. */
  undo(stores: Stores, actor: Actor, before: Record<string, unknown>): Promise<(() => Promise<void>) | void>;
}

export class UndoHandler<Stores extends { undo: UndoStore }> implements Handler<Undo> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly undoers: readonly Undoer<Stores>[],
    private readonly clock: Clock,
  ) {}

  async execute({ actor, undoId }: Undo): Promise<void> {
    const afterwards = await this.work.perform(actor.teamId, async (stores) => {
      const entry = await stores.undo.take(undoId);
      if (!entry || entry.memberId !== actor.userId) return refuse('NotFound', 'There is nothing to undo');
      if (entry.undoneAt) return refuse('InvalidOperation', UNDONE_ALREADY);
      const undoer =
        this.undoers.find(({ kind }) => kind === entry.kind) ??
        refuse('InvalidOperation', 'That can no longer be undone');
      const left = await undoer.undo(stores, actor, entry.before);
      await stores.undo.markUndone(undoId, this.clock.now());
      return left;
    });
    await afterwards?.();
  }
}
