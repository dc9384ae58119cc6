import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { UploadFile } from '@evident/application/files/upload-file';
import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { AttachFile } from '@evident/application/note-files/attach-file';
import { CreateNote } from '@evident/application/notes/create-note';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleDocument } from './sample-story.ts';

type Once = (actor: Actor, sql: string, parameters: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Creates a note with a document and highlights of areas in it, as a member does who drops a PDF. */
export async function makeDocument(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  folder: string,
  { file, title, occurredOn, areas }: SampleDocument,
  once: Once,
): Promise<void> {
  const noteId = await once(actor, 'SELECT id FROM note WHERE project_id = $1 AND title = $2', [projectId, title], () =>
    bus.ask(new CreateNote(actor, projectId, { title, occurredOn, language: 'en' })),
  );
  const fileId = await once(
    actor,
    'SELECT id FROM file WHERE project_id = $1 AND name = $2',
    [projectId, file],
    async () => {
      const bytes = createReadStream(join(folder, file));
      return (await bus.ask(new UploadFile(actor, projectId, file, bytes, 'attachment'))).id;
    },
  );
  await bus.ask(new AttachFile(actor, noteId, { fileId }));
  for (const { quote, ...area } of areas)
    await once(actor, 'SELECT id FROM highlight WHERE note_id = $1 AND text = $2', [noteId, quote], () =>
      bus.ask(new CreateHighlight(actor, noteId, { fileId, pdfHighlightAreas: [area], quote })),
    );
}
