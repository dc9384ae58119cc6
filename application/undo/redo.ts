import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { REDONE_ALREADY, asRedo, tooLate } from '@evident/domain/undo';
import { Command, type Handler } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AnyUndoer, REVERTS, Reverting, type RevertingStores } from './reverting.ts';

/** Does an undone change again, unless the same part was changed since its undo. */
export class Redo extends Command {
  static readonly requires = REVERTS;

  constructor(
    readonly actor: Actor,
    readonly undoId: Uuid,
  ) {
    super();
  }
}

export class RedoHandler<Stores extends RevertingStores> implements Handler<Redo> {
  private readonly reverting: Reverting<Stores>;

  constructor(work: UnitOfWork<Stores>, undoers: ReadonlyMap<string, AnyUndoer<Stores>>, clock: Clock) {
    this.reverting = new Reverting(work, undoers, clock);
  }

  async execute(message: Redo): Promise<void> {
    await this.reverting
      .revert(
        message,
        ({ undoneAt, redoable }) => {
          if (!undoneAt) refuse('InvalidOperation', REDONE_ALREADY);
          if (!redoable) tooLate('Make the change again instead.');
        },
        (undo, kept) => undo.markRedone(message.undoId, kept ?? tooLate()),
      )
      .catch((thrown: unknown) => {
        throw asRedo(thrown);
      });
  }
}
