import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { UNDONE_ALREADY } from '@evident/domain/undo';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { BROUGHT_BACK, type RoomStores, withinRoom } from '../plans/index.ts';
import type { UndoKind } from './undo-kind.ts';
import type { UndoStore } from './undo-store.ts';

/** Reverts a change by the same member. */
export class Undo extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own', ...BROUGHT_BACK });

  constructor(
    readonly actor: Actor,
    readonly undoId: Uuid,
  ) {
    super();
  }
}

/** Reverts one kind of change. Must check the actor's permission. */
export interface Undoer<Stores, Kept extends object> extends AnyUndoer<Stores> {
  readonly kind: UndoKind<Kept>;
  /** Returns a callback to run after commit, such as delivering updates to open editors. */
  undo(stores: Stores, actor: Actor, before: Kept): Promise<(() => Promise<void>) | void>;
}

/** An undoer, without the type of what its kind keeps. */
export interface AnyUndoer<Stores> {
  readonly kind: { readonly name: string };
  undo(stores: Stores, actor: Actor, before: never): Promise<(() => Promise<void>) | void>;
}

export class UndoHandler<Stores extends { undo: UndoStore } & RoomStores> implements Handler<Undo> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly undoers: ReadonlyMap<string, AnyUndoer<Stores>>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, undoId }: Undo): Promise<void> {
    const afterwards = await this.work.perform(actor.teamId, async (stores) => {
      const entry = await stores.undo.take(undoId);
      if (!entry || entry.memberId !== actor.userId) return refuse('NotFound', 'There is nothing to undo');
      if (entry.undoneAt) return refuse('InvalidOperation', UNDONE_ALREADY);
      const undoer = this.undoers.get(entry.kind) ?? refuse('InvalidOperation', 'That can no longer be undone');
      // Kept with the type of its kind.
      const left = await withinRoom(stores, Undo.requires, this.clock.now(), () =>
        undoer.undo(stores, actor, entry.before as never),
      );
      await stores.undo.markUndone(undoId);
      return left;
    });
    await afterwards?.();
  }
}
