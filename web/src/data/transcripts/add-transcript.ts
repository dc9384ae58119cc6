import { api } from '../../kernel/api/client.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { answer } from '../../kernel/api/send.ts';
import { uploadSmallFile } from '../../kernel/api/upload-picture.ts';

/** Adds a transcript to the note of a recording that was just uploaded; returns why it could not. */
export async function addTranscript(projectId: string, fileId: string, transcript: File): Promise<string | null> {
  try {
    const { noteIds } = await answer(api.GET('/api/v1/files/{fileId}', { params: { path: { fileId } } }));
    const [noteId] = noteIds;
    if (noteId === undefined) return 'The recording has no note.';
    const transcriptFileId = await uploadSmallFile(projectId, transcript);
    await answer(
      api.POST('/api/v1/notes/{noteId}/transcript', {
        params: { path: { noteId } },
        body: { fileId, transcriptFileId, mode: 'ATTACH' },
      }),
    );
    return null;
  } catch (thrown) {
    return asProblem(thrown).sentences;
  }
}
