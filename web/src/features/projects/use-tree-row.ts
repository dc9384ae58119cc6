import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import type { FolderView, ProjectView } from '@evident/domain/projects';
import { neighborsOf, placeFor, type Dragged, type Part, type Tree } from './tree-moves.ts';
import { useMoveFolder } from '../../data/projects/folder-mutations.ts';
import { useMoveProject } from '../../data/projects/mutations.ts';
import { useRole } from './disabled-reasons.ts';

/**
 * Makes a row draggable and a drop target; null is the heading of the tree. Each row's menu is the keyboard
 * alternative.
 */
export function useTreeRow(row: Dragged | null, tree: Tree) {
  const [node, element] = useState<HTMLDivElement | null>(null);
  const [over, setOver] = useState<Part | null>(null);
  const role = useRole();
  const { mutate: moveProject } = useMoveProject();
  const { mutate: moveFolder } = useMoveFolder();
  const latest = useRef({ row, tree, role });
  useEffect(() => {
    latest.current = { row, tree, role };
  });
  useEffect(() => {
    if (!node) return undefined;
    const place = (data: Record<string | symbol, unknown>, y: number) => {
      const part = partOf(node, y);
      const found = isDragged(data)
        ? placeFor(data.dragged, latest.current.row, part, latest.current.tree, latest.current.role)
        : null;
      return { part, found };
    };
    const drop = dropTargetForElements({
      element: node,
      canDrop: ({ source, input }) => place(source.data, input.clientY).found !== null,
      onDrag: ({ source, location }) => {
        const { part, found } = place(source.data, location.current.input.clientY);
        setOver(found && part);
      },
      onDragLeave: () => setOver(null),
      onDrop: ({ source, location }) => {
        setOver(null);
        const { found } = place(source.data, location.current.input.clientY);
        if (!found || !isDragged(source.data)) return;
        const { dragged } = source.data;
        const near = (folderId: string | null) => neighborsOf(latest.current.tree, dragged.kind, folderId);
        if (dragged.kind === 'project')
          moveProject({
            project: dragged.project,
            folderId: found.folderId,
            beforeProjectId: found.beforeId,
            from: near(dragged.project.folderId) as ProjectView[],
            to: near(found.folderId) as ProjectView[],
          });
        else
          moveFolder({
            folder: dragged.folder,
            parentId: found.folderId,
            beforeFolderId: found.beforeId,
            from: near(dragged.folder.parentId) as FolderView[],
            to: near(found.folderId) as FolderView[],
          });
      },
    });
    if (latest.current.row === null) return drop;
    return combine(drop, draggable({ element: node, getInitialData: () => ({ dragged: latest.current.row }) }));
  }, [node, moveProject, moveFolder]);
  return { element, over };
}

function partOf(node: HTMLElement, y: number): Part {
  const { top, height } = node.getBoundingClientRect();
  const at = (y - top) / height;
  return at < 0.33 ? 'upper' : at > 0.67 ? 'lower' : 'middle';
}

function isDragged(data: Record<string | symbol, unknown>): data is { dragged: Dragged } {
  return typeof data['dragged'] === 'object' && data['dragged'] !== null;
}
