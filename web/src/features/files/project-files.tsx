import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { FolderOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { projectFilesQuery } from '../../data/files/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { FileMenu } from './file-menu.tsx';
import { FileRow } from './file-row.tsx';

interface Props {
  projectId: string;
  /** Uploads files. */
  action: ReactNode;
  /** Why files cannot be deleted; null if they can. */
  reason: string | null;
}

const TYPING_MS = 200;

/** The files of a project, newest first, with a search by name. */
export function ProjectFiles({ projectId, action, reason }: Props) {
  const [words, setWords] = useState('');
  const [name] = useDebouncedValue(words.trim(), TYPING_MS);
  const list = usePages(projectFilesQuery(projectId, name === '' ? {} : { name }), { keep: true });
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search files by name"
        placeholder="Search files"
        mb="sm"
        maw={320}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Listing
        of={list}
        things="files"
        empty={
          name === '' ? (
            <EmptyState icon={FolderOpen} title="No files in this project" action={action}>
              Recordings, documents and images of the project appear here.
            </EmptyState>
          ) : (
            <EmptyState icon={FolderOpen} title="No files found">
              No file of this project is named “{name}”.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <Rows items={items} label="Files" height={48} more={list.more} loadingMore={list.loadingMore}>
            {(file) => (
              <FileRow file={file} menu={file.status === 'DONE' && <FileMenu file={file} reason={reason} />} />
            )}
          </Rows>
        )}
      </Listing>
    </>
  );
}
