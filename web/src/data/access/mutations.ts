import type { GrantView, GrantWording } from '@evident/domain/projects';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated, refetched } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { foldersQuery, projectLists, projectQuery } from '../projects/queries.ts';
import { grantsQuery, projectPeopleLists, projectPeopleQuery, type Guarded } from './queries.ts';

interface Granted {
  name: string;
  grant: GrantWording;
  before: GrantWording['level'];
}
interface Granting {
  on: Guarded;
  label: string;
  changes: readonly Granted[];
}

const give = ({ kind, id }: Guarded, grant: GrantWording) =>
  kind === 'project'
    ? answer(api.PUT('/api/v1/projects/{projectId}/access', { params: { path: { projectId: id } }, body: grant }))
    : answer(api.PUT('/api/v1/folders/{folderId}/access', { params: { path: { folderId: id } }, body: grant }));

/** Sets levels; `none` removes a grant. Several changes are undone together. */
export function useGrant() {
  return useOptimistic<Granting, unknown>({
    change: async ({ on, changes }) => {
      for (const { grant } of changes) await give(on, grant);
    },
    refused: 'Access was not changed',
    updates: ({ on }) => [
      updated<GrantView[], Granting>(grantsQuery(on), (list, { changes }) =>
        changes.reduce<GrantView[]>(afterGrant, list),
      ),
      ...(on.kind === 'project'
        ? [refetched(projectPeopleQuery(on.id)), refetched(projectQuery(on.id))]
        : [refetched(foldersQuery()), refetched(projectPeopleLists)]),
      refetched(projectLists),
    ],
    undo: (_, { on, label, changes }) => ({
      label,
      undo: async () => {
        for (const { grant, before } of changes.toReversed()) await give(on, { ...grant, level: before });
      },
    }),
  });
}

/** The optimistic list: the direct grant changed, added or removed. Inherited grants stay. */
export function afterGrant(list: readonly GrantView[], { name, grant }: Pick<Granted, 'name' | 'grant'>): GrantView[] {
  const own = (one: GrantView) => one.folder === null && one.kind === grant.kind && one.id === grant.id;
  const { level } = grant;
  if (level === 'none') return list.filter((one) => !own(one));
  if (list.some(own)) return list.map((one) => (own(one) ? { ...one, level, effectiveLevel: level } : one));
  return [...list, { kind: grant.kind, id: grant.id, name, level, effectiveLevel: level, folder: null }];
}
