import { type NoteView, UNTITLED_NOTE } from '@evident/domain/notes';
import { NoteFiles } from '../features/files/note-files.tsx';
import { addUploads } from '../features/files/uploads.ts';
import { FileDrop } from '../ui/file-drop.tsx';

interface Props {
  note: NoteView;
  /** The reason the note cannot be changed; undefined if it can. */
  reason: string | undefined;
}

/** The files of a note. Files dropped on its page are added to it. */
export function NoteAttachments({ note: { id, title, projectId, projectTitle }, reason }: Props) {
  const add = (files: readonly File[]) => addUploads(files, { projectId, projectTitle, note: { id, title } });
  return (
    <>
      <NoteFiles noteId={id} reason={reason} onFiles={add} />
      {reason === undefined && <FileDrop label={`Drop to add to “${title || UNTITLED_NOTE}”`} onFiles={add} />}
    </>
  );
}
