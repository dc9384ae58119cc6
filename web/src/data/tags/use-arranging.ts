import type { TagBoardView, TagView, TagWording } from '@evident/domain/tags';
import { useState } from 'react';
import { updated, refetched } from '../../kernel/queries/cache-updates.ts';
import { Creations } from '../../kernel/queries/creation.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { projectCountsQuery } from '../projects/queries.ts';
import { temporaryId, type Done } from './action.ts';
import { definitionOf, perform, type Action } from './actions.ts';
import { tagBoardsQuery, tagHighlightLists, tagPages } from './queries.ts';

/** Runs an action. Resolves with undefined if the server refuses, after rolling back. */
export type Arrange = (action: Action) => Promise<Done | undefined>;

const CREATES: ReadonlySet<Action['do']> = new Set(['createTag', 'createGroup', 'createBoard']);
/** Equal titles in the same place count as the same creation. */
const content = (action: Action) => ({ ...action, id: undefined });

/** The optimistic tag page. Only the server knows a color inherited from the group. */
const rewordedPage = (tag: TagView, { color, hex, ...wording }: TagWording): TagView => ({
  ...tag,
  ...wording,
  color: color ?? tag.color,
  hex: hex ?? tag.hex,
  version: tag.version + 1,
});

/** Actions on the tags of a project, or with null of the workspace: optimistic, rolled back on refusal, undoable. */
export function useArranging(projectId: string | null): Arrange {
  const [creations] = useState(() => new Creations());
  const { mutateAsync } = useOptimistic<Action, Done>({
    change: (action) =>
      CREATES.has(action.do)
        ? creations.run(content(action), (once) => perform(action, projectId, once))
        : perform(action, projectId),
    updates: () => [
      updated<TagBoardView[], Action>(tagBoardsQuery(projectId), (boards, action) => [
        ...definitionOf(action).predict(boards, action, projectId),
      ]),
      updated<TagView, Action>(tagPages, (tag, action) =>
        action.do === 'updateTag' && action.tagId === tag.id ? rewordedPage(tag, action.wording) : tag,
      ),
      refetched(tagHighlightLists),
      refetched(tagBoardsQuery(null)),
      ...(projectId === null ? [] : [refetched(projectCountsQuery(projectId))]),
    ],
    refused: 'The tags were not changed',
    undo: (done, action) => ({ label: definitionOf(action).label(action, done), undo: done.back }),
  });
  return async (action) => {
    if (CREATES.has(action.do) && !creations.begin(content(action))) return undefined;
    return mutateAsync(
      action.do === 'createTag' || action.do === 'createGroup' ? { ...action, id: temporaryId() } : action,
    ).catch(() => undefined);
  };
}
