import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canManage } from '@evident/domain/permissions';
import { type Redaction, type RedactionList, type RedactionView } from '@evident/domain/redaction';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { originalWords } from './original-words.ts';
import { type RedactionStores, noteToRedact } from './redacted-note.ts';

/** The redactions of a note. Only members with full access see words that were removed. */
export class ListRedactions extends Query<RedactionList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export class ListRedactionsHandler implements Handler<ListRedactions> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, noteId }: ListRedactions): Promise<RedactionList> {
    return this.work.prepare(actor.teamId, async (stores) => {
      const note = await noteToRedact(stores, actor, noteId, 'read');
      const full = canManage(await stores.projectAccess.accessTo(actor, note.projectId));
      const all = await stores.redactions.ofNote(noteId);
      const originals = full ? await stores.redactions.originalsOf(all.map(({ id }) => id)) : [];
      return { items: all.map((one) => viewOf(one, originalWords(originals, one))) };
    });
  }
}

export const viewOf = (redaction: Redaction, removed: string | null): RedactionView => ({
  id: redaction.id,
  noteId: redaction.noteId,
  fileId: redaction.fileId,
  startMs: redaction.startMs,
  endMs: redaction.endMs,
  video: redaction.video,
  videoStyle: redaction.videoStyle,
  keyframes: [...redaction.keyframes],
  audio: redaction.audio,
  removeWords: redaction.removeWords,
  words: redaction.words?.quote ?? removed,
  speaker: redaction.speaker && { id: redaction.speaker.id, name: redaction.speaker.name },
  state: redaction.state,
  reason: redaction.reason,
  restorable: redaction.restorable,
  createdAt: redaction.createdAt.toISOString(),
  appliedAt: redaction.appliedAt?.toISOString() ?? null,
  appliedBy: redaction.appliedBy,
  version: redaction.version,
});
