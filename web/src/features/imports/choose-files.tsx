import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import styles from './choose-files.module.css';

interface Props {
  /** Compact, above selected files. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop zone with a file picker. Drop and paste work on the whole page. */
export function ChooseFiles({ compact = false, onFiles }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.zone} data-compact={compact}>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {!compact && <Upload size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />}
      <p className={styles.words}>
        {compact ? 'Add more: ' : 'Drop files here, paste text or files, or '}
        <Button
          size={compact ? 'xs' : 'sm'}
          variant={compact ? 'default' : 'filled'}
          data-autofocus
          data-choose-files
          onClick={() => field.current?.click()}
        >
          Choose files
        </Button>
        {compact && ' or drop or paste them here'}
      </p>
      {!compact && (
        <p className={styles.kinds}>
          Transcripts (VTT, SRT, Whisper, Zoom, Teams), documents (Word, PDF, Markdown, text, HTML, ODT, RTF), and
          tables (CSV, TSV, Excel, ODS, JSON), one note per row. Recordings and images become notes with their file.
        </p>
      )}
    </div>
  );
}
