import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type RedactionUpdate, changesRecording, refuseIncomplete } from '@evident/domain/redaction';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RedactionStores, changeUndoably, redactionToChange, refuseApplied } from './redacted-note.ts';

/** Changes a pending redaction; returns the undo id. `expected` is the version the actor has seen. */
export class UpdateRedaction extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', feature: 'videoRedactions' });

  constructor(
    readonly actor: Actor,
    readonly redactionId: Uuid,
    readonly sent: RedactionUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }

  /** Only where it hides sound or picture. */
  get needsFeature(): boolean {
    return changesRecording({ audio: this.sent.audio ?? 'KEEP', video: this.sent.video ?? 'KEEP' });
  }
}

export class UpdateRedactionHandler implements Handler<UpdateRedaction> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, redactionId, sent, expected }: UpdateRedaction): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { redaction: before, note } = await redactionToChange(stores, actor, redactionId);
      refuseApplied(before);
      refuseOverwriting(before, expected);
      const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const after = { ...before, ...given };
      refuseIncomplete(after);
      return changeUndoably(stores, actor, note, {
        label: 'Changed a redaction',
        before,
        after,
      });
    });
  }
}
