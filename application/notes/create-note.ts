import { refuseEvidence } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { NewNote } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentStore, type MarkdownReader, readingOf, refuseForeignImages } from '../content/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { addNote } from './add-note.ts';
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
      const stores = { notes, documents, outbox };
      return addNote(stores, { ids: this.ids, clock: this.clock }, actor, { projectId, ...note }, reading);
    });
  }
}
