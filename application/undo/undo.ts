import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { UNDONE_ALREADY, type UndoneView } from '@evident/domain/undo';
import { Command, type Handler } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AnyUndoer, REVERTS, Reverting, type RevertingStores } from './reverting.ts';

/** Reverts a change by the same member; returns whether it can be redone. */
export class Undo extends Command<UndoneView> {
  static readonly requires = REVERTS;

  constructor(
    readonly actor: Actor,
    readonly undoId: Uuid,
  ) {
    super();
  }
}

export class UndoHandler<Stores extends RevertingStores> implements Handler<Undo> {
  private readonly reverting: Reverting<Stores>;

  constructor(work: UnitOfWork<Stores>, undoers: ReadonlyMap<string, AnyUndoer<Stores>>, clock: Clock) {
    this.reverting = new Reverting(work, undoers, clock);
  }

  async execute(message: Undo): Promise<UndoneView> {
    const opposite = await this.reverting.revert(
      message,
      ({ undoneAt }) => void (undoneAt && refuse('InvalidOperation', UNDONE_ALREADY)),
      (undo, kept) => undo.markUndone(message.undoId, kept),
    );
    return { redoable: opposite !== null };
  }
}
