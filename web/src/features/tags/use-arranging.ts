import type { TagView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Creations } from '../../kernel/queries/creation.ts';
import { projectTags } from '../../kernel/queries/project-tags.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import type { Boards } from './arrange.ts';
import { type Deed, type Done, carryOut, kindOf, passing } from './deeds.ts';

/** The tag boards of a project with their groups and tags. */
export function useTagBoards(projectId: string): { items: Boards | undefined; problem: unknown; again: () => void } {
  const { data, error, refetch } = useQuery(projectTags(projectId));
  return { items: data, problem: error, again: () => void refetch() };
}

/** Arranges what is asked for: `undefined` comes back when it was refused, and the board is as it was. */
export type Arrange = (deed: Deed) => Promise<Done | undefined>;

const CREATES: ReadonlySet<Deed['do']> = new Set(['createTag', 'createGroup', 'createBoard']);
/** Equal names in the same place are the same creation. */
const created = (deed: Deed) => ({ ...deed, id: undefined });

const asItIs = (cached: unknown): unknown => cached;

/** The way to change the tags of a project: seen at once, put back when it is refused, and each can be undone. */
export function useArranging(projectId: string): Arrange {
  const [creations] = useState(() => new Creations());
  const { mutateAsync } = useOptimistic<Deed, Done>({
    change: (deed) =>
      CREATES.has(deed.do)
        ? creations.run(created(deed), (once) => carryOut(deed, projectId, once))
        : carryOut(deed, projectId),
    foreseen: () => [
      {
        queryKey: projectTags(projectId).queryKey,
        foresee: (boards: Boards, deed) => kindOf(deed).foresee(boards, deed, projectId),
      },
      {
        queryKey: ['tag'],
        foresee: (tag: TagView, deed) =>
          deed.do === 'updateTag' && deed.tagId === tag.id
            ? { ...tag, ...deed.wording, version: tag.version + 1 }
            : tag,
      },
      ...[['tag-highlights'], ['project-counts', projectId]].map((queryKey) => ({ queryKey, foresee: asItIs })),
    ],
    refused: 'The tags were not changed',
    undo: ({ back }, deed) => ({ label: kindOf(deed).label(deed), undo: back }),
  });
  return async (deed) => {
    if (CREATES.has(deed.do) && !creations.begin(created(deed))) return undefined;
    return mutateAsync(deed.do === 'createTag' || deed.do === 'createGroup' ? { ...deed, id: passing() } : deed).catch(
      () => undefined,
    );
  };
}
