import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { UploadFile } from '@evident/application/files/upload-file';
import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { AttachFile } from '@evident/application/note-files/attach-file';
import { CreateNote } from '@evident/application/notes/create-note';
import { AttachTranscript } from '@evident/application/transcripts/attach-transcript';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import { makeReel } from './sample-reel.ts';
import type { SampleRecording } from './sample-story.ts';

type Once = (actor: Actor, sql: string, parameters: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Creates a note with a recording, its timed transcript and highlights, as a member does who drops both files. */
export async function makeRecording(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  folder: string,
  { file, transcript, title, occurredOn, highlights, reel }: SampleRecording,
  once: Once,
): Promise<void> {
  const upload = (name: string) =>
    once(actor, 'SELECT id FROM file WHERE project_id = $1 AND name = $2', [projectId, name], async () => {
      const bytes = createReadStream(join(folder, name));
      return (await bus.ask(new UploadFile(actor, projectId, name, bytes, 'attachment'))).id;
    });
  const noteId = await once(actor, 'SELECT id FROM note WHERE project_id = $1 AND title = $2', [projectId, title], () =>
    bus.ask(new CreateNote(actor, projectId, { title, occurredOn, language: 'en' })),
  );
  const [fileId, transcriptFileId] = [await upload(file), await upload(transcript)];
  await bus.ask(new AttachFile(actor, noteId, { fileId }));
  await once(actor, `SELECT id FROM document WHERE id = $1 AND text <> ''`, [noteId], () =>
    bus.ask(new AttachTranscript(actor, noteId, { fileId, transcriptFileId, mode: 'ATTACH' })),
  );
  for (const quote of highlights)
    await once(actor, 'SELECT id FROM highlight WHERE note_id = $1 AND text = $2', [noteId, quote], () =>
      bus.ask(new CreateHighlight(actor, noteId, { quote })),
    );
  await makeReel(bus, actor, noteId, reel, once);
}
