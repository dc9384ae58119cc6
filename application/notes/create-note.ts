import { refuseEvidence } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { NewNote, Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentStore, type MarkdownReader, readingOf, refuseForeignImages } from '../content/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { NoteStore } from './note-store.ts';

/** Creates a note, empty or with text. Returns its id. */
export class CreateNote extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly note: NewNote,
  ) {
    super();
  }
}

export class CreateNoteHandler implements Handler<CreateNote> {
  constructor(
    private readonly work: UnitOfWork<{
      notes: NoteStore;
      documents: DocumentStore;
      files: FileRecords;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly markdown: MarkdownReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, note }: CreateNote): Promise<Uuid> {
    const reading = await readingOf(note, this.markdown);
    refuseEvidence(reading.content);
    return this.work.perform(actor.teamId, async ({ notes, documents, files, projectAccess, outbox }) => {
      await demand(projectAccess, actor, projectId, 'write');
      await refuseForeignImages(files, projectId, reading.content);
      const now = this.clock.now();
      const made: Note = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        title: note.title ?? '',
        occurredOn: note.occurredOn ?? null,
        language: note.language ?? null,
        rawFields: {},
        fingerprint: null,
        sourceName: null,
        sourceRow: null,
        version: 1,
        rank: null,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
        archivedAt: null,
      };
      await notes.save(made);
      await documents.create(made.id, reading);
      await notes.addAuthor(made.id, actor.userId, now);
      await outbox.announce({
        name: 'note:created',
        teamId: actor.teamId,
        payload: { noteId: made.id, projectId, by: actor.userId },
      });
      return made.id;
    });
  }
}
