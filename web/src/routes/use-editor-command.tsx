import { readNoteHash, type EditorCommand } from '@evident/domain/links';
import type { NoteView } from '@evident/domain/notes';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FieldOpening } from '../ui/field-opening.tsx';
import { addUploads } from '../features/files/uploads.ts';
import { showToast } from '../kernel/toasts.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('../features/imports/import-dialog.tsx')).ImportDialog,
}));

/** Sources that cannot be connected yet. */
const UNAVAILABLE: Record<Exclude<EditorCommand, 'file' | 'media'>, { title: string; message: string }> = {
  zoom: { title: 'Zoom is not connected', message: 'Download the transcript from Zoom, then import it.' },
  'google-drive': {
    title: 'Google Drive is not connected',
    message: 'Download the file from Google Drive, then import it.',
  },
  'one-drive': { title: 'OneDrive is not connected', message: 'Download the file from OneDrive, then import it.' },
};

interface Needs {
  note: Pick<NoteView, 'id' | 'title' | 'projectId' | 'projectTitle'>;
  place?: string;
  /** Why the note is read-only; absent when it can be edited. */
  reason: string | undefined;
  /** Whether access is known. */
  known: boolean;
}

/** Runs the editor command of a link once per navigation. Returns the import dialog that the command opens. */
export function useEditorCommand({ note, place, reason, known }: Needs): ReactNode {
  const addRecording = useRef((_: readonly File[]): void => undefined);
  useEffect(() => {
    const { id, title, projectId, projectTitle } = note;
    addRecording.current = (files) => addUploads(files, { projectId, projectTitle, note: { id, title } });
  });
  const { key } = useLocation();
  const { command } = readNoteHash(place);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const ran = useRef<string>(undefined);
  useEffect(() => {
    const run = `${note.id} ${command} ${key}`;
    if (command === undefined || !known || ran.current === run) return;
    ran.current = run;
    const open = () => {
      setAsked(true);
      setOpened(true);
    };
    if (reason !== undefined) showToast({ tone: 'danger', title: 'This note can’t be edited', message: reason });
    else if (command === 'file') open();
    else if (command === 'media')
      showToast({
        title: 'Add a recording to this note',
        message: 'Audio or video, up to 10 GB.',
        action: { label: 'Choose file', run: () => chooseRecording(addRecording.current) },
      });
    else showToast({ ...UNAVAILABLE[command], action: { label: 'Import files', run: open } });
  }, [command, key, known, note.id, reason]);
  return (
    asked && (
      <Suspense fallback={<FieldOpening />}>
        <ImportDialog
          projectId={note.projectId}
          projectTitle={note.projectTitle}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      </Suspense>
    )
  );
}

/** Browsers open the dialog only during a click. */
function chooseRecording(add: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'audio/*,video/*' });
  input.addEventListener('change', () => add([...(input.files ?? [])]));
  input.click();
}
