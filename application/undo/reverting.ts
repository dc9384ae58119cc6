import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { BROUGHT_BACK, type RoomStores, withinRoom } from '../plans/index.ts';
import type { KeptChange, UndoKind } from './undo-kind.ts';
import type { UndoEntry, UndoStore } from './undo-store.ts';

/** The requirement of undo and redo. */
export const REVERTS = memberWith({ scope: 'write', access: 'own', ...BROUGHT_BACK });

/** The result of reverting a change. */
export interface Outcome {
  /** The change that was made by reverting. Reverting that one redoes the first; without it, it can't be redone. */
  readonly opposite?: KeptChange;
  /** Runs after commit, such as delivering updates to open editors. */
  readonly afterwards?: () => Promise<void>;
}

/** Reverts one kind of change. Must check the actor's permission, and that the same part was not changed since. */
export interface Undoer<Stores, Kept extends object> extends AnyUndoer<Stores> {
  readonly kind: UndoKind<Kept>;
  undo(stores: Stores, actor: Actor, before: Kept): Promise<Outcome | void>;
}

/** An undoer, without the type of what its kind keeps. */
export interface AnyUndoer<Stores> {
  readonly kind: { readonly name: string };
  undo(stores: Stores, actor: Actor, before: never): Promise<Outcome | void>;
}

export type RevertingStores = { readonly undo: UndoStore } & RoomStores;

/** Undo and redo: both revert what an entry keeps. */
export class Reverting<Stores extends RevertingStores> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly undoers: ReadonlyMap<string, AnyUndoer<Stores>>,
    private readonly clock: Clock,
  ) {}

  /** Reverts what an entry keeps, in one transaction with its mark. */
  async revert(
    { actor, undoId }: { readonly actor: Actor; readonly undoId: Uuid },
    refuseUnfit: (entry: UndoEntry) => void,
    mark: (undo: UndoStore, opposite: KeptChange | null) => Promise<void>,
  ): Promise<KeptChange | null> {
    const { opposite, afterwards } = await this.work.perform(actor.teamId, async (stores) => {
      const entry = await stores.undo.take(undoId);
      if (!entry || entry.memberId !== actor.userId) return refuse('NotFound', 'There is nothing to undo');
      refuseUnfit(entry);
      const undoer = this.undoers.get(entry.kind) ?? tooLate();
      // Kept with the type of its kind.
      const outcome = await withinRoom(stores, REVERTS, this.clock.now(), () =>
        undoer.undo(stores, actor, entry.before as never),
      );
      await mark(stores.undo, outcome?.opposite ?? null);
      return outcome ?? {};
    });
    await afterwards?.();
    return opposite ?? null;
  }
}
