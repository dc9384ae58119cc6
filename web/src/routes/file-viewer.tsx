import { documentForm } from '@evident/domain/documents';
import type { FileView } from '@evident/domain/files';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAltText, useDocumentReading } from '../data/documents/mutations.ts';
import { documentQuery } from '../data/documents/queries.ts';
import { useMediaRetry } from '../data/media/mutations.ts';
import { projectQuery } from '../data/projects/queries.ts';
import { AltText } from '../documents/alt-text.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { FileContent } from '../features/files/file-content.tsx';
import { PERMISSIONS_LOADING, useWho } from '../kernel/who.ts';
import { createDeck } from '../player/deck.ts';
import { RecordingPlayer } from '../player/recording-player.tsx';
import { useMedia } from '../player/use-media.ts';

interface Props {
  file: FileView;
}

/** A file in the viewer of its type: documents and images by page, recordings in the player. */
export function FileViewer({ file }: Props) {
  const { fileType, mediaType } = file;
  if (documentForm(mediaType) !== null) return <FileDocument file={file} />;
  if (fileType === 'Audio' || fileType === 'Video') return <FileRecording file={file} />;
  return <FileContent file={file} />;
}

const NONE: never[] = [];

function FileDocument({ file: { id, projectId } }: Props) {
  const { data: document } = useQuery(documentQuery(id));
  const { unlock, read } = useDocumentReading(id);
  const describe = useAltText(id);
  const reason = useReason(projectId);
  return (
    document && (
      <>
        {' '}
        <DocumentViewer
          document={document}
          highlights={NONE}
          chosenId={null}
          onChoose={() => undefined}
          onUnlock={reason ? undefined : unlock}
          onRead={reason ? undefined : read}
        />
        {document.form === 'IMAGE' && (
          <AltText name={document.name} altText={document.altText} reason={reason} onSave={describe} />
        )}
      </>
    )
  );
}

function FileRecording({ file: { id, name, mediaType, projectId } }: Props) {
  const media = useMedia(id);
  const [deck] = useState(createDeck);
  const [recording] = useState({ fileId: id, name, mediaType, content: `/api/v1/files/${id}/content` });
  const retry = useMediaRetry(id);
  const reason = useReason(projectId);
  useEffect(() => () => deck.unload(), [deck]);
  return <RecordingPlayer deck={deck} recording={recording} media={media} onRetry={reason ? undefined : retry} />;
}

/** The reason the member cannot change files of a project; undefined if allowed. */
function useReason(projectId: string): string | undefined {
  const role = useWho()?.member.role;
  const { data: project } = useQuery(projectQuery(projectId));
  return role === undefined || project === undefined
    ? PERMISSIONS_LOADING
    : disabledReason('write', { role }, accessShown(project));
}
