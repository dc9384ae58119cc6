import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { ChooseButton } from './choose-button.tsx';
import { NoteFile } from './note-file.tsx';
import { useNoteFileChanges } from '../../data/files/mutations.ts';
import styles from './note-files.module.css';

interface Props {
  noteId: string;
  /** The reason the files cannot be changed; undefined if they can. */
  reason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** The files of a note in their order, and a button to add some. */
export function NoteFiles({ noteId, reason, onFiles }: Props) {
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const { remove, move } = useNoteFileChanges(noteId);
  if (files.length === 0 && reason !== undefined) return null;
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul className={styles.list} aria-label="Files">
          {files.map((file, index) => (
            <NoteFile
              key={file.id}
              file={file}
              index={index}
              count={files.length}
              reason={reason}
              onMove={(from, to) => void move(files, from, to)}
              onRemove={() => void remove(file)}
            />
          ))}
        </ul>
      )}
      <ChooseButton
        size="compact-sm"
        variant="subtle"
        leftSection={<Paperclip size={14} aria-hidden />}
        reason={reason}
        onFiles={onFiles}
      >
        Add files
      </ChooseButton>
    </div>
  );
}
