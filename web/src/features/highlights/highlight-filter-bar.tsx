import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { Download, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterKeys } from '../../ui/use-row-keys.ts';
import type { useHighlightFilter } from './use-highlight-filter.ts';
import styles from './highlight-filter-bar.module.css';

interface Props {
  chosen: ReturnType<typeof useHighlightFilter>;
  /** The conditions of the filter. */
  conditions: ReactNode;
  /** The number of matches as text; absent until loaded. */
  found?: string;
  /** Absent while the filter cannot be used. */
  exportTo: string | undefined;
}

/** Filters for the highlights of a project, and the export of the matches. */
export function HighlightFilterBar({ chosen: { words, setWords, leaveChart }, conditions, found, exportTo }: Props) {
  return (
    <div className={styles.bar} role="search" aria-label="Highlights">
      <TextInput
        className={styles.find}
        aria-label="Find in highlights"
        placeholder="Find in highlights"
        maxLength={200}
        leftSection={<Search size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={filterKeys(words, () => setWords(''))}
      />
      {conditions}
      {leaveChart && (
        <Button variant="light" rightSection={<X size={14} aria-hidden />} onClick={leaveChart}>
          Selected in a chart
          <VisuallyHidden>: show all</VisuallyHidden>
        </Button>
      )}
      <span className={styles.found} role="status">
        {found}
      </span>
      {exportTo !== undefined && (
        <Button
          variant="default"
          component="a"
          href={exportTo}
          download
          leftSection={<Download size={14} aria-hidden />}
        >
          Export CSV
        </Button>
      )}
    </div>
  );
}
