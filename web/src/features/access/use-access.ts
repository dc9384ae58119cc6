import type { GrantView, GrantWording, ProjectPerson } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

/** What access is given to. */
export interface Guarded {
  kind: 'project' | 'folder';
  id: string;
}

const PAGE = 50;
const keyOf = ({ kind, id }: Guarded) => ['access', kind, id];

/** Who was given what, on it and on the folders around it. */
export function useGrants(on: Guarded): {
  items: readonly GrantView[] | undefined;
  problem: unknown;
  again: () => void;
} {
  const { data, error, refetch } = useQuery({ queryKey: keyOf(on), queryFn: () => grants(on) });
  return { items: data, problem: error, again: () => void refetch() };
}

async function grants({ kind, id }: Guarded): Promise<GrantView[]> {
  const list =
    kind === 'project'
      ? await answer(api.GET('/api/v1/projects/{projectId}/access', { params: { path: { projectId: id } } }))
      : await answer(api.GET('/api/v1/folders/{folderId}/access', { params: { path: { folderId: id } } }));
  return list.items;
}

/** The members with access to a project, and why. */
export function useProjectPeople(projectId: string): Paged<ProjectPerson> {
  return usePages(['project-people', projectId], (cursor) =>
    answer(
      api.GET('/api/v1/projects/{projectId}/people', {
        params: { path: { projectId }, query: { cursor, limit: PAGE } },
      }),
    ),
  );
}

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

/** Gives levels, changes them, or takes them away with `none`. Several changes are undone together. */
export function useGrant() {
  return useOptimistic<Granting, unknown>({
    change: async ({ on, changes }) => {
      for (const { grant } of changes) await give(on, grant);
    },
    refused: 'Access was not changed',
    foreseen: ({ on }) => [
      {
        queryKey: keyOf(on),
        foresee: (list: GrantView[], { changes }) => changes.reduce<GrantView[]>(afterGrant, list),
      },
      ...(on.kind === 'project'
        ? [
            ['project-people', on.id],
            ['project', on.id],
          ]
        : [['folders'], ['project-people']]
      ).map((queryKey) => ({ queryKey, foresee: (cached: unknown) => cached })),
      { queryKey: ['projects'], foresee: (cached: unknown) => cached },
    ],
    undo: (_, { on, label, changes }) => ({
      label,
      undo: async () => {
        for (const { grant, before } of changes.toReversed()) await give(on, { ...grant, level: before });
      },
    }),
  });
}

/** What the list will be: the grant on the thing itself changed, added or gone; what comes from folders stays. */
export function afterGrant(list: readonly GrantView[], { name, grant }: Pick<Granted, 'name' | 'grant'>): GrantView[] {
  const own = (one: GrantView) => one.folder === null && one.kind === grant.kind && one.id === grant.id;
  const { level } = grant;
  if (level === 'none') return list.filter((one) => !own(one));
  if (list.some(own)) return list.map((one) => (own(one) ? { ...one, level, effectiveLevel: level } : one));
  return [...list, { kind: grant.kind, id: grant.id, name, level, effectiveLevel: level, folder: null }];
}
