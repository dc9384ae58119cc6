import type { FileType } from '@evident/domain/files';
import type { FilePlace, Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';

/** Stores to check the file of a moment or area. */
export interface FileTargetStores {
  files: FileRecords;
  noteFiles: { ofNote(noteId: Uuid): Promise<readonly { readonly fileId: Uuid }[]> };
}

const TYPES: Record<FilePlace['target'], readonly FileType[]> = {
  MOMENT: ['Audio', 'Video'],
  AREA: ['Image', 'Document', 'Presentation', 'Spreadsheet'],
};

/**
 * Checks that a note has a file in which a moment or area can be.
 * @throws Refusal `UnprocessableContent`
 */
export async function demandFile(
  { files, noteFiles }: FileTargetStores,
  noteId: Uuid,
  { fileId, target }: Pick<FilePlace, 'fileId' | 'target'>,
): Promise<void> {
  const there = (await noteFiles.ofNote(noteId)).some((file) => file.fileId === fileId);
  const file = there ? await files.find(fileId) : null;
  if (file?.status !== 'DONE')
    return refuse('UnprocessableContent', 'The file is not in this note', 'Add the file to the note first.');
  if (!TYPES[target].includes(file.fileType))
    refuse(
      'UnprocessableContent',
      target === 'MOMENT' ? 'The file is not a recording' : 'The file has no pages',
      target === 'MOMENT' ? 'Moments are in audio and video files.' : 'Areas are in documents and images.',
    );
}

/** Fields of a highlight in a file. Edits of the text of the note never affect it. */
export const inFile = ({ target, fileId, text, startMs, endMs, areas }: FilePlace) =>
  ({
    target,
    fileId,
    areas,
    text,
    before: '',
    after: '',
    start: 0,
    end: 0,
    startMs,
    endMs,
    speakers: [],
    anchor: 'file',
    relativeStart: null,
    relativeEnd: null,
  }) as const satisfies Partial<Highlight>;
