import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './document-choice.module.css';

interface Props {
  count: number;
  onChoose: (become: 'file' | 'text', remember: boolean) => void;
  onClose: () => void;
}

/** Asks whether PDFs and office files are kept as they are, or imported as text. */
export function DocumentChoice({ count, onChoose, onClose }: Props) {
  const [remember, setRemember] = useState(true);
  return (
    <Dialog opened onClose={onClose} title={count === 1 ? 'Add this document as' : `Add these ${count} documents as`}>
      <div className={styles.choices}>
        <Button data-autofocus variant="default" h="auto" onClick={() => onChoose('file', remember)}>
          <span className={styles.choice}>
            <strong>{count === 1 ? 'Document' : 'Documents'}</strong>
            <span>Pages look like the original. Highlight words and areas on them.</span>
          </span>
        </Button>
        <Button variant="default" h="auto" onClick={() => onChoose('text', remember)}>
          <span className={styles.choice}>
            <strong>Text</strong>
            <span>The words become notes that you can edit. Layout and pictures are lost.</span>
          </span>
        </Button>
      </div>
      <Checkbox
        label="Remember for PDF, Word, ODT and RTF files"
        checked={remember}
        onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
      />
    </Dialog>
  );
}
