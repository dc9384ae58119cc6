import { documentForm } from '@evident/domain/documents';
import { readNoteHash } from '@evident/domain/links';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAltText, useDocumentReading, useMarkArea } from '../data/documents/mutations.ts';
import { documentQuery } from '../data/documents/queries.ts';
import { noteFilesQuery } from '../data/files/queries.ts';
import { AltText } from '../documents/alt-text.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';

interface Props {
  noteId: string;
  /** The hash of the note: file and page (specification, document 000, section 2). */
  place: string | undefined;
  marking: Pick<Marking, 'highlights' | 'chosenId' | 'choose'>;
  /** Why something cannot be done; undefined when it can. */
  reasons: { write: string | undefined; markUp: string | undefined };
}

/** The documents and images of a note, above its text. Nothing for a note without any. */
export function NoteDocuments({ noteId, place, marking, reasons }: Props) {
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const documents = files.filter(({ mediaType, status }) => status === 'DONE' && documentForm(mediaType) !== null);
  const asked = readNoteHash(place ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const marked = marking.highlights.find(({ id }) => id === marking.chosenId)?.fileId;
  const [followed, setFollowed] = useState(marked);
  if (marked !== followed) {
    setFollowed(marked);
    if (documents.some(({ id }) => id === marked)) setChosen(marked!);
  }
  const shown = [chosen, asked.fileId].find((id) => documents.some((one) => one.id === id)) ?? documents[0]?.id;
  if (shown === undefined) return null;
  return (
    <>
      {documents.length > 1 && (
        <Tabs value={shown} onChange={setChosen} aria-label="Documents">
          <Tabs.List>
            {documents.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <NoteDocument
        key={shown}
        noteId={noteId}
        fileId={shown}
        page={asked.fileId === shown || documents.length === 1 ? asked.page : undefined}
        marking={marking}
        reasons={reasons}
      />
    </>
  );
}

function NoteDocument({
  noteId,
  fileId,
  page,
  marking,
  reasons,
}: Omit<Props, 'place'> & { fileId: string; page: number | undefined }) {
  const { data: document } = useQuery(documentQuery(fileId));
  const { unlock, read } = useDocumentReading(fileId);
  const mark = useMarkArea(noteId, fileId, marking.choose);
  const describe = useAltText(fileId);
  if (!document) return null;
  return (
    <>
      <DocumentViewer
        document={document}
        highlights={marking.highlights.filter((one) => one.target === 'AREA' && one.fileId === fileId)}
        chosenId={marking.chosenId}
        page={page}
        reason={reasons.markUp}
        onChoose={(id) => marking.choose(id, true)}
        onMark={mark}
        onUnlock={reasons.write ? undefined : unlock}
        onRead={reasons.write ? undefined : read}
      />
      {document.form === 'IMAGE' && (
        <AltText name={document.name} altText={document.altText} reason={reasons.write} onSave={describe} />
      )}
    </>
  );
}
