import { NativeSelect, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { Search } from 'lucide-react';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { NoteFiles } from './note-files.tsx';
import { ORDER, ORDERS, type NoteOrder } from './note-filter.ts';
import type { useNoteFilter } from './use-note-filter.ts';
import styles from './note-bar.module.css';

interface Props {
  projectId: string;
  chosen: ReturnType<typeof useNoteFilter>;
  /** The number of matches as text; absent until loaded. */
  found?: string;
}

/** Filters and order of the notes of a project. */
export function NoteBar({
  projectId,
  chosen: { filter, words, setWords, order, setOrder, files, setFiles },
  found,
}: Props) {
  return (
    <div className={styles.bar} role="search" aria-label="Notes">
      <TextInput
        className={styles.find}
        aria-label="Find a note by its title"
        placeholder="Find by title"
        maxLength={TITLE_MAX}
        leftSection={<Search size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={filterKeys(words, () => setWords(''))}
      />
      <NoteFiles projectId={projectId} archived={filter.archived} files={files} onFiles={setFiles} />
      <NativeSelect
        className={styles.order}
        aria-label="Sort notes"
        data={ORDERS.map((value) => ({ value, label: ORDER[value].name }))}
        value={order}
        onChange={(event) => setOrder(event.currentTarget.value as NoteOrder)}
      />
      <span className={styles.found} role="status">
        {found}
      </span>
    </div>
  );
}
