import type { Role } from '@evident/domain/permissions';
import type { GrantView, GrantWording, AccessRequestView } from '@evident/domain/projects';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated, refetched } from '../../kernel/queries/cache-updates.ts';
import { invalidate, invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { foldersQuery, projectLists, projectQuery } from '../projects/queries.ts';
import { grantsQuery, projectPeopleLists, projectPeopleQuery, type Guarded, accessRequestsQuery } from './queries.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

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

type Level = GrantWording['level'];
type Levels = Readonly<Record<string, Level>>;
const keyOf = ({ kind, id }: Pick<GrantWording, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Sets levels; `none` removes a grant. Several changes are undone together. */
export function useGrant() {
  const client = useQueryClient();
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
    undo: (_, { on, label, changes }) => {
      const levels = (of: (change: Granted) => Level): Levels =>
        Object.fromEntries(changes.map((change) => [keyOf(change.grant), of(change)]));
      const before = levels((change) => change.before);
      const send = async (wanted: Levels) => {
        for (const { grant } of wanted === before ? changes.toReversed() : changes)
          await give(on, { ...grant, level: wanted[keyOf(grant)]! });
      };
      const read = async () => {
        const own = (await client.fetchQuery({ ...grantsQuery(on), staleTime: 0 })).filter(({ folder }) => !folder);
        return { ...levels(() => 'none'), ...Object.fromEntries(own.map((grant) => [keyOf(grant), grant.level])) };
      };
      const after = levels(({ grant }) => grant.level);
      return { label, undo: swapBack({ what: 'The access', read, send }, before, after) };
    },
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

/** Asks for access to a project. */
export const useRequestAccess = () =>
  useWrite({
    mutationFn: (body: { projectId: string; role: Role; message: string }) =>
      answer(api.POST('/api/v1/access-requests', { body })),
  });

/** Gives an admin access to a project. */
export function useTakeAccess(projectId: string) {
  const client = useQueryClient();
  return async () => {
    await answer(api.POST('/api/v1/projects/{projectId}/take-access', { params: { path: { projectId } } }));
    await invalidateTouchedBy(client, { kind: 'access:changed' });
  };
}

/** Grants a request for access, or denies it. */
export function useAnswerRequest({ id: requestId, project }: AccessRequestView) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: { granted: boolean; role?: Role }) =>
      answer(api.PUT('/api/v1/access-requests/{requestId}/decision', { params: { path: { requestId } }, body })),
    onError: (thrown) => showProblem(thrown, 'The request was not answered'),
    onSettled: () =>
      invalidate(
        client,
        accessRequestsQuery(),
        grantsQuery({ kind: 'project', id: project.id }),
        projectPeopleQuery(project.id),
      ),
  });
}
