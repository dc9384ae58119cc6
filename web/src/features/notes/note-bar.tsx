import { NativeSelect, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { ORDER, ORDERS, type NoteOrder } from './note-filter.ts';
import type { useNoteFilter } from './use-note-filter.ts';
import styles from './note-bar.module.css';

interface Props {
  chosen: ReturnType<typeof useNoteFilter>;
  /** The conditions of the filter. */
  conditions: ReactNode;
  /** The number of matches as text; absent until loaded. */
  found?: string;
}

/** Filters and order of the notes of a project. */
export function NoteBar({ chosen: { words, setWords, order, setOrder }, conditions, found }: Props) {
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
      <NativeSelect
        className={styles.order}
        aria-label="Sort notes"
        data={ORDERS.map((value) => ({ value, label: ORDER[value].name }))}
        value={order}
        onChange={(event) => setOrder(event.currentTarget.value as NoteOrder)}
      />
      {conditions}
      <span className={styles.found} role="status">
        {found}
      </span>
    </div>
  );
}
