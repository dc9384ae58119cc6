import { ActionIcon, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus, FolderKanban, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { useConnection } from '../../kernel/connection/connection-store.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { foldersIn, projectsIn } from '../../data/projects/folder-tree.ts';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import { useOpenFolders } from './open-folders.ts';
import type { Tree } from './tree-moves.ts';
import { TreeRow } from './tree-row.tsx';
import { useTreeRow } from './use-tree-row.ts';
import { useCreateReason } from './disabled-reasons.ts';
import styles from './sidebar-tree.module.css';

/** The tree of folders and projects. Arrow up and down move, right and left open and close a folder. */
export function SidebarTree() {
  const folders = listOf(useQuery(foldersQuery()));
  const projects = listOf(useQuery(projectListQuery()));
  const [making, setMaking] = useState(false);
  const tree = { folders: folders.items ?? [], projects: projects.items ?? [] };
  const there = folders.items !== undefined && projects.items !== undefined;
  const again = () => {
    for (const { problem, again: ask } of [folders, projects]) if (problem) ask();
  };
  const { element, over } = useTreeRow(null, tree);
  const reason = useCreateReason();
  const folderRefusal = useCreateReason('Viewers cannot create folders');
  return (
    <section className={styles.part} aria-label="Folders and projects">
      <div ref={element} className={styles.head} data-over={over ?? undefined}>
        <h2 className={styles.heading}>
          <Link to="/projects">Projects</Link>
        </h2>
        <MenuButton
          label="Add"
          position="right-start"
          entries={[
            { label: 'New project', icon: FolderKanban, to: '/projects/new', opensField: true, disabledReason: reason },
            {
              label: 'New folder…',
              icon: FolderPlus,
              run: () => setMaking(true),
              disabledReason: folderRefusal,
            },
          ]}
        >
          <ActionIcon aria-label="Add a project or a folder">
            <Plus size={16} aria-hidden />
          </ActionIcon>
        </MenuButton>
      </div>
      {there && tree.folders.length + tree.projects.length === 0 && <p className={styles.none}>None yet.</p>}
      {there && (
        <div onKeyDown={walk}>
          <Branch tree={tree} folderId={null} depth={0} />
        </div>
      )}
      {!there &&
        (folders.problem || projects.problem ? (
          <p className={styles.none} role="alert">
            They could not be loaded.{' '}
            <UnstyledButton className={styles.again} onClick={again}>
              Try again
            </UnstyledButton>
          </p>
        ) : (
          <Coming />
        ))}
      {making && <NewFolderDialog parent={null} onClose={() => setMaking(false)} />}
    </section>
  );
}

function Coming() {
  const { state } = useConnection();
  if (state === 'ClientOffline')
    return (
      <p className={styles.none} role="status">
        Not loaded yet. You are offline.
      </p>
    );
  return (
    <div role="status" className={styles.coming}>
      <VisuallyHidden>Loading folders and projects</VisuallyHidden>
      {['62%', '48%', '71%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="sm" />
      ))}
    </div>
  );
}

function Branch({ tree, folderId, depth }: { tree: Tree; folderId: string | null; depth: number }) {
  const [isOpen, setOpen] = useOpenFolders();
  return (
    <ul className={styles.list}>
      {foldersIn(tree.folders, folderId).map((folder) => (
        <li key={folder.id}>
          <TreeRow
            row={{ kind: 'folder', folder }}
            tree={tree}
            depth={depth}
            open={isOpen(folder.id, depth)}
            onToggle={() => setOpen(folder.id, !isOpen(folder.id, depth))}
          />
          {isOpen(folder.id, depth) && <Branch tree={tree} folderId={folder.id} depth={depth + 1} />}
        </li>
      ))}
      {projectsIn(tree.projects, tree.folders, folderId).map((project) => (
        <li key={project.id}>
          <TreeRow row={{ kind: 'project', project }} tree={tree} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between links of the tree. Right opens the focused folder, left closes it. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tree-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const here = links[at];
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    links[at + step]?.focus();
  } else if (
    (event.key === 'ArrowRight' && here.dataset['open'] === 'false') ||
    (event.key === 'ArrowLeft' && here.dataset['open'] === 'true')
  ) {
    event.preventDefault();
    here.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.click();
  }
}
