import type { ProjectView } from '@evident/domain/projects';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogUploads } from '../features/files/dialog-uploads.tsx';
import { addUploads } from '../features/files/uploads.ts';
import { uploadRows } from '../features/files/uploads-store.ts';
import { useDroppedFiles } from '../features/files/use-dropped-files.tsx';
import { useImportDialog } from '../features/imports/use-import-dialog.tsx';
import { SpeakersOffer } from '../features/people/speakers-offer.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { FileDrop } from '../ui/file-drop.tsx';

/**
 * Import into a project, for the pages that show its notes: the button, and the dialogs and the place for drops, which go anywhere on the
 * page.
 * @param readOnly the reason adding notes is disabled; null if allowed
 */
export function useProjectImport(
  { id, title }: Pick<ProjectView, 'id' | 'title'>,
  readOnly: string | null,
): { button: ReactNode; surfaces: ReactNode } {
  const into = { projectId: id, projectTitle: title };
  const imports = useImportDialog({
    ...into,
    readOnly,
    next: <SpeakersOffer projectId={id} />,
    kept: {
      take: (files, transcripts, inDialog) => addUploads(files, { ...into, note: 'new' }, { transcripts, inDialog }),
      list: <DialogUploads />,
      leave: (reported) => uploadRows.leaveDialog(reported),
    },
  });
  const dropped = useDroppedFiles({ ...into, onImport: imports.open });
  return {
    button: (
      <DisabledReason reason={readOnly}>
        <Button onClick={() => imports.open()}>Import</Button>
      </DisabledReason>
    ),
    surfaces: (
      <>
        {readOnly === null && <FileDrop label={`Drop to add to “${title}”`} onFiles={dropped.drop} />}
        {dropped.dialog}
        {imports.dialog}
      </>
    ),
  };
}
