import { anchorOf } from '@evident/domain/anchors';
import { findWords } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NewRedaction,
  REDACTIONS_MAX,
  type Redaction,
  refuseIncomplete,
  spokenSpan,
} from '@evident/domain/redaction';
import { type DocumentWorkers, type LiveRooms, catchUp, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RedactionStores, announceNote, noteToRedact } from './redacted-note.ts';

/** Plans a redaction of words of a note, or of a time span of one of its recordings; returns its id. Hides nothing yet. */
export class CreateRedaction extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly sent: NewRedaction,
  ) {
    super();
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
      const { redactions } = stores;
      if ((await redactions.ofNote(noteId)).length >= REDACTIONS_MAX)
        refuse(
          'UnprocessableContent',
          `The note has ${REDACTIONS_MAX} redactions already`,
          'Delete some of them first.',
        );
      const caughtUp = await catchUp(stores, actor.teamId, noteId, this.workers, this.clock.now());
      const place = await this.placeOf(stores, noteId, sent);
      const { fileId } = place;
      if (fileId !== null && !(await redactions.hasRecording(noteId, fileId)))
        refuse('UnprocessableContent', 'The note has no such recording');
      const redaction: Redaction = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId: note.projectId,
        noteId,
        ...place,
        video: sent.video ?? 'KEEP',
        keyframes: sent.keyframes ?? [],
        audio: sent.audio ?? 'KEEP',
        removeWords: sent.removeWords ?? true,
        state: 'PENDING',
        reason: null,
        restorable: false,
        version: 1,
        createdBy: actor.userId,
        createdAt: this.clock.now(),
        appliedBy: null,
        appliedAt: null,
      };
      refuseIncomplete(redaction);
      await redactions.save(redaction);
      await announceNote(stores, actor, note);
      return { id: redaction.id, updates: caughtUp };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return id;
  }

  /** The words as a selector, with the recording and time span that were sent or that the words have. */
  private async placeOf(
    { documents, redactions }: RedactionStores,
    noteId: Uuid,
    { words, fileId, startMs, endMs }: NewRedaction,
  ): Promise<Pick<Redaction, 'words' | 'fileId' | 'startMs' | 'endMs'>> {
    const span = { startMs: startMs ?? null, endMs: endMs ?? null };
    const first = await redactions.firstRecording(noteId);
    if (!words) return { words: null, fileId: fileId ?? first, ...span };
    const document = await openSince(documents, this.workers, noteId);
    const { content, text } = await this.workers.run('content', document, null);
    const range = findWords(words, text);
    const spoken = spokenSpan(content, range);
    const recording = fileId ?? spoken?.fileId ?? first;
    const known = recording !== null && (await redactions.hasRecording(noteId, recording));
    return {
      words: anchorOf(text, range.start, range.end),
      fileId: known || fileId ? recording : null,
      startMs: span.startMs ?? spoken?.startMs ?? null,
      endMs: span.endMs ?? spoken?.endMs ?? null,
    };
  }
}
