import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { Link } from 'react-router';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { ChooseButton } from './choose-button.tsx';
import { FileIcon } from './file-icon.tsx';
import { useNoteFileChanges } from './use-note-file-changes.ts';
import styles from './note-files.module.css';

interface Props {
  noteId: string;
  /** The reason the files cannot be changed; undefined if they can. */
  reason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** The files of a note, each with its page, and a button to add some. */
export function NoteFiles({ noteId, reason, onFiles }: Props) {
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const { remove } = useNoteFileChanges(noteId);
  if (files.length === 0 && reason !== undefined) return null;
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul className={styles.list} aria-label="Files">
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Link to={`/f/${file.id}`} className={styles.link} title={sizeInWords(file.bytes)}>
                <FileIcon fileType={file.fileType} size={14} />
                <span className={styles.name}>{file.name}</span>
              </Link>
              <DisabledReason reason={reason}>
                <ActionIcon
                  size="sm"
                  aria-label={`Remove ${file.name} from the note`}
                  onClick={() => void remove(file)}
                >
                  <X size={12} aria-hidden />
                </ActionIcon>
              </DisabledReason>
            </li>
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
