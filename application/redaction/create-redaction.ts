import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewRedaction, changesRecording } from '@evident/domain/redaction';
import { type DocumentWorkers, type LiveRooms, catchUp } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { planRedaction } from './plan-redaction.ts';
import { type RedactionStores, announceNote, noteToRedact } from './redacted-note.ts';

/** Plans a redaction of words of a note, or of a time span of one of its recordings; returns its id. Hides nothing yet. */
export class CreateRedaction extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', feature: 'videoRedactions' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly sent: NewRedaction,
  ) {
    super();
  }

  /** Words are redacted on every plan; their sound and picture are not. */
  get needsFeature(): boolean {
    const { words, speaker, audio = 'KEEP', video = 'KEEP' } = this.sent;
    return (words === undefined && speaker === undefined) || changesRecording({ audio, video });
  }
}

export class CreateRedactionHandler implements Handler<CreateRedaction> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, sent }: CreateRedaction): Promise<Uuid> {
    await this.rooms.flush(noteId);
    const { id, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToRedact(stores, actor, noteId);
      const now = this.clock.now();
      const caughtUp = await catchUp(stores, actor.teamId, noteId, this.workers, now);
      const planned = { id: this.ids.newId(), by: actor.userId, now };
      const redaction = await planRedaction(stores, this.workers, note, sent, planned);
      await announceNote(stores, actor, note);
      return { id: redaction.id, updates: caughtUp };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return id;
  }
}
