import { Button, Checkbox, Popover } from '@mantine/core';
import type { NoteFilter } from '@evident/domain/notes';
import { ChevronDown } from 'lucide-react';
import { importOriginsQuery } from '../../data/notes/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { NothingYet } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { EVERY_FILE, filesInShort, isShown, turned, type Files } from './note-filter.ts';
import styles from './note-files.module.css';

interface Props {
  projectId: string;
  archived: NoteFilter['archived'];
  files: Files;
  onFiles: (files: Files) => void;
}

/** Filters notes by import file: hide a large table, or show only that. */
export function NoteFiles(props: Props) {
  const { files } = props;
  const all = files.from.length + files.without.length === 0;
  return (
    <Popover position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={styles.button}
          data-filtering={!all}
          aria-label={`Imported from: ${filesInShort(files)}`}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {filesInShort(files)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Imported from">
        <Choices {...props} all={all} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ projectId, archived, files, onFiles, all }: Props & { all: boolean }) {
  const origins = usePages(importOriginsQuery(projectId, archived));
  return (
    <>
      <div className={styles.head}>
        <strong>Imported from</strong>
        <Button size="xs" variant="subtle" disabled={all} onClick={() => onFiles(EVERY_FILE)}>
          Show all
        </Button>
      </div>
      <Listing of={origins} things="files" empty={<NothingYet>No imported notes.</NothingYet>}>
        {(items) => (
          <ul className={styles.files} aria-label="Files">
            {items.map(({ name, noteCount }) => (
              <li key={name} className={styles.file}>
                <Checkbox
                  className={styles.name}
                  size="xs"
                  label={
                    <span className={styles.words} title={name}>
                      {name}
                    </span>
                  }
                  checked={isShown(files, name)}
                  onChange={() => onFiles(turned(files, name))}
                />
                <span className={styles.count}>{noteCount.toLocaleString()}</span>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={`Only ${name}`}
                  aria-pressed={files.from.length === 1 && files.from[0] === name}
                  onClick={() => onFiles({ from: [name], without: [] })}
                >
                  Only
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {origins.more && (
        <Button size="xs" variant="default" loading={origins.loadingMore} onClick={origins.more}>
          Show more
        </Button>
      )}
    </>
  );
}
