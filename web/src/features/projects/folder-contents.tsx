import { Button } from '@mantine/core';
import type { FolderView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Rows } from '../../ui/rows.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { FolderRow } from './folder-row.tsx';
import { foldersIn, projectsIn } from '../../data/projects/folder-tree.ts';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import { NewProjectButton } from './project-list.tsx';
import { ProjectRow } from './project-row.tsx';
import { useSelectedProject } from './use-selected-project.ts';
import { useCreateReason, useRole, folderReason } from './disabled-reasons.ts';

interface Props {
  /** null for the top level. */
  folder: FolderView | null;
  show: 'everything' | 'folders' | 'projects';
}

const ROW = 52;

/** The folders and projects directly in a folder, or at the top level. */
export function FolderContents({ folder, show }: Props) {
  const [making, setMaking] = useState(false);
  const role = useRole();
  const folders = listOf(useQuery(foldersQuery()));
  const projects = listOf(useQuery(projectListQuery()));
  const id = folder?.id ?? null;
  const inside = folders.items && foldersIn(folders.items, id);
  const within = folders.items && projects.items && projectsIn(projects.items, folders.items, id);
  useSelectedProject(within);
  const refusal = useCreateReason('Viewers cannot create folders');
  const reason = refusal ?? (folder && folderReason('write', role, folder));
  const newFolder = (
    <DisabledReason reason={reason}>
      <Button variant="default" onClick={() => setMaking(true)}>
        New folder
      </Button>
    </DisabledReason>
  );
  const both = show === 'everything';
  if (both && inside?.length === 0 && within?.length === 0) {
    return (
      <>
        <EmptyState
          icon={Folder}
          title={folder ? 'This folder is empty' : 'Folders keep projects together'}
          action={
            <>
              <NewProjectButton folder={folder} /> {newFolder}
            </>
          }
        >
          People with access to a folder have access to its projects.
        </EmptyState>
        {making && <NewFolderDialog parent={folder} onClose={() => setMaking(false)} />}
      </>
    );
  }
  return (
    <>
      {show !== 'projects' && (
        <Section title="Folders" count={inside?.length} actions={newFolder}>
          <Listing of={{ ...folders, items: inside }} things="folders" empty={<NothingYet>No folders.</NothingYet>}>
            {(items) => (
              <Rows items={items} label="Folders" height={ROW}>
                {(one) => <FolderRow folder={one} />}
              </Rows>
            )}
          </Listing>
        </Section>
      )}
      {show !== 'folders' && (
        <Section
          title={folder ? 'Projects' : 'Projects in no folder'}
          count={within?.length}
          actions={<NewProjectButton folder={folder} quiet />}
        >
          <Listing
            of={{
              items: within,
              problem: projects.problem ?? folders.problem,
              again: () => {
                projects.again();
                folders.again();
              },
            }}
            things="projects"
            empty={<NothingYet>No projects.</NothingYet>}
          >
            {(items) => (
              <Rows items={items} label="Projects" height={ROW}>
                {(project) => <ProjectRow project={project} />}
              </Rows>
            )}
          </Listing>
        </Section>
      )}
      {making && <NewFolderDialog parent={folder} onClose={() => setMaking(false)} />}
    </>
  );
}
