import { Radio } from '@mantine/core';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { ChosenFile } from './chosen-file.ts';
import styles from './file-line.module.css';

interface Props {
  /** The notes that the file corrects, at least one. */
  notes: readonly { readonly id: string; readonly title: string }[];
  known: ChosenFile['known'];
  onDecide: (known: ChosenFile['known']) => void;
}

/** Asks whether a corrected file updates its notes or creates new ones. */
export function KnownNotes({ notes, known, onDecide }: Props) {
  const titles = notes.map(({ title }) => `“${title || UNTITLED_NOTE}”`);
  const one = titles.length === 1;
  return (
    <Radio.Group
      className={styles.more}
      label={one ? `Corrects ${titles[0]}` : `Corrects ${titles.length} notes`}
      description={one ? undefined : titles.join(', ')}
      size="xs"
      value={known}
      onChange={(value) => onDecide(value as ChosenFile['known'])}
    >
      <Radio
        size="xs"
        value="update"
        label={one ? 'Update the note' : 'Update the notes'}
        description="Highlights stay on their words. You can undo it."
      />
      <Radio size="xs" value="create" label={one ? 'Create a new note' : 'Create new notes'} />
    </Radio.Group>
  );
}
