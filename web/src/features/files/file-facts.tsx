import type { FileView } from '@evident/domain/files';
import { useQuery } from '@tanstack/react-query';
import { noteQuery } from '../../data/notes/queries.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './file-facts.module.css';

/** Type, size, age and notes of a file. */
export function FileFacts({ file }: { file: FileView }) {
  const { fileType, mediaType, bytes, width, height, createdAt, noteIds, sha256 } = file;
  return (
    <dl className={styles.facts}>
      <dt>Type</dt>
      <dd>
        {fileType} ({mediaType})
      </dd>
      <dt>Size</dt>
      <dd>{sizeInWords(bytes)}</dd>
      {width !== null && height !== null && (
        <>
          <dt>Pixels</dt>
          <dd>
            {width.toLocaleString('en')} × {height.toLocaleString('en')}
          </dd>
        </>
      )}
      <dt>Uploaded</dt>
      <dd>
        <RelativeTime at={createdAt} />
      </dd>
      {noteIds.length > 0 && (
        <>
          <dt>Notes</dt>
          <dd className={styles.notes}>
            {noteIds.map((id) => (
              <NoteLink key={id} noteId={id} />
            ))}
          </dd>
        </>
      )}
      {sha256 !== null && (
        <>
          <dt>SHA-256</dt>
          <dd className={styles.hash}>{sha256}</dd>
        </>
      )}
    </dl>
  );
}

/** A link to a note, with its title once it is known. */
function NoteLink({ noteId }: { noteId: string }) {
  const { data: note } = useQuery(noteQuery(noteId));
  return <PeekLink item={{ kind: 'note', id: noteId }}>{note?.title || 'Open the note'}</PeekLink>;
}
