import { UnstyledButton } from '@mantine/core';
import { folderTitle } from '@evident/domain/projects';
import { ChevronRight, Folder, FolderOpen } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { NavLink } from 'react-router';
import { FolderMenu } from './folder-menu.tsx';
import { folderPath, projectPath } from './links.ts';
import { ProjectIcon } from './project-icon.tsx';
import { ProjectMenu } from './project-menu.tsx';
import type { Dragged, Tree } from './tree-moves.ts';
import { useTreeRow } from './use-tree-row.ts';
import styles from './sidebar-tree.module.css';

interface Props {
  row: Dragged;
  tree: Tree;
  depth: number;
  /** Whether a folder is expanded; absent for a project. */
  open?: boolean;
  onToggle?: () => void;
}

/** A folder or project in the tree: a draggable link, with a menu on hover or focus. */
export function TreeRow({ row, tree, depth, open, onToggle }: Props) {
  const { element, over } = useTreeRow(row, tree);
  const [near, setNear] = useState(false);
  const title = row.kind === 'project' ? row.project.title : folderTitle(row.folder.title);
  return (
    <div
      ref={element}
      className={styles.row}
      style={{ '--depth': depth } as CSSProperties}
      data-over={over ?? undefined}
      data-into={over !== null && row.kind === 'folder' && over !== 'upper'}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      {row.kind === 'folder' && (
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={open}
          aria-label={`${open ? 'Close' : 'Open'} ${title}`}
          onClick={onToggle}
        >
          <ChevronRight size={14} aria-hidden />
        </UnstyledButton>
      )}
      <NavLink
        to={row.kind === 'project' ? projectPath(row.project) : folderPath(row.folder)}
        className={`${styles.link} ${row.kind === 'project' ? styles.indent : ''}`}
        draggable={false}
        data-tree-link
        data-open={open}
      >
        {row.kind === 'project' ? (
          <ProjectIcon project={row.project} />
        ) : open ? (
          <FolderOpen size={16} aria-hidden className={styles.icon} />
        ) : (
          <Folder size={16} aria-hidden className={styles.icon} />
        )}
        <span className={styles.name} title={title}>
          {title}
        </span>
      </NavLink>
      {near && (
        <span className={styles.menu}>
          {row.kind === 'project' ? <ProjectMenu project={row.project} /> : <FolderMenu folder={row.folder} />}
        </span>
      )}
    </div>
  );
}
