import type { Role } from '@evident/domain/permissions';
import type { GroupView, MemberWording, NewTeam, OwnFlag, TeamView, TeamWording } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { inPages } from '../../kernel/queries/pages.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { whoQuery } from '../identity/queries.ts';
import { groupsQuery, memberLists } from './members.ts';
import { invitesQuery, setAsideJobsQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

const change = (id: string, next: (group: GroupView) => GroupView) => [
  updated(groupsQuery(), (groups) => groups.map((group) => (group.id === id ? next(group) : group))),
];

/** Group changes: optimistic, rolled back with the reason on refusal. */
export function useGroupChanges() {
  const rename = useOptimistic({
    change: ({ groupId, name, seen }: { groupId: string; name: string; seen: number }) =>
      answer(
        api.PATCH('/api/v1/groups/{groupId}', {
          params: { path: { groupId }, header: unlessChanged(seen) },
          body: { name },
        }),
      ),
    updates: ({ groupId, name }) => change(groupId, (group) => ({ ...group, name, version: group.version + 1 })),
    refused: 'The group was not renamed',
  });
  const add = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.PUT('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    updates: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: [...group.memberIds, memberId] })),
    refused: 'Adding the member failed',
  });
  const take = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.DELETE('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    updates: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: group.memberIds.filter((id) => id !== memberId) })),
    refused: 'Removing the member from the group failed',
  });
  const remove = useOptimistic({
    change: (groupId: string) => answer(api.DELETE('/api/v1/groups/{groupId}', { params: { path: { groupId } } })),
    updates: (groupId) => [updated(groupsQuery(), (groups) => groups.filter(({ id }) => id !== groupId))],
    refused: 'The group was not deleted',
  });
  return { rename, add, take, remove };
}

/** Changes or removes a member: optimistic, rolled back with the reason on refusal. */
export function useMemberChanges() {
  const change = useOptimistic({
    change: ({ id, ...wording }: MemberWording & { id: string }) =>
      answer(api.PATCH('/api/v1/members/{memberId}', { params: { path: { memberId: id } }, body: wording })),
    updates: ({ id, ...wording }) => [
      updated(memberLists, (list) =>
        inPages(list, (items) => items.map((item) => (item.id === id ? { ...item, ...wording } : item))),
      ),
    ],
    refused: 'The role was not changed',
  });
  const remove = useOptimistic({
    change: (id: string) => answer(api.DELETE('/api/v1/members/{memberId}', { params: { path: { memberId: id } } })),
    updates: (id) => [updated(memberLists, (list) => inPages(list, (items) => items.filter((item) => item.id !== id)))],
    refused: 'The member was not removed',
  });
  return { change, remove };
}

const STALE = 412;

/** Changes a workspace with the version the admin saw. A stale version shows a toast and the current settings. */
export function useWorkspaceChange({ version }: Pick<TeamView, 'version'>): (wording: TeamWording) => Promise<void> {
  const client = useQueryClient();
  return async (wording) => {
    try {
      await answer(api.PATCH('/api/v1/workspace', { params: { header: unlessChanged(version) }, body: wording }));
    } catch (thrown) {
      const { status, title } = asProblem(thrown);
      if (status === STALE) {
        showToast({ tone: 'danger', title, message: 'Their choice is shown now.' });
        await client.invalidateQueries(whoQuery());
      }
      throw thrown;
    }
  };
}

/** Accepts an invite: with the account that is signed in, or with a new one. `enter` opens the workspace. */
export const useAcceptInvite = (enter: () => Promise<void>) =>
  useWrite({
    mutationFn: async (body: { token: string; name?: string; password?: string }) => {
      await answer(api.POST('/api/v1/auth/accept-invite', { body }));
      await enter();
    },
  });

/** Creates a workspace and opens it. */
export const useCreateWorkspace = (open: (teamId: string) => Promise<void>) =>
  useCreate({
    create: async (body: NewTeam, header) =>
      open((await answer(api.POST('/api/v1/workspaces', { params: { header }, body }))).id),
  });

/** Opens a workspace. */
export const useOpenWorkspace = (open: (teamId: string) => Promise<void>) =>
  // TanStack Query passes a second argument.
  useWrite({ mutationFn: (teamId: string) => open(teamId) });

/** Joins a workspace and opens it. */
export const useJoinWorkspace = (open: (teamId: string) => Promise<void>) =>
  useWrite({
    mutationFn: async (teamId: string) => {
      await answer(api.POST('/api/v1/workspaces/{teamId}/join', { params: { path: { teamId } } }));
      await open(teamId);
    },
  });

/** Leaves the workspace. */
export const leaveWorkspace = () => answer(api.DELETE('/api/v1/me'));

/** Counts what would be deleted with the workspace, once the admin confirmed their identity. */
export const contentsToDelete = () => whenConfirmed(() => answer(api.GET('/api/v1/workspace/deletion')));

export const WORKSPACE_EXPORT_PATH = '/api/v1/workspace/export';

/** Keeps a closed workspace, and opens it. */
export const useKeepWorkspace = (open: (teamId: string) => Promise<void>) =>
  useWrite({
    mutationFn: async (teamId: string) => {
      await whenConfirmed(() =>
        answer(api.POST('/api/v1/workspaces/{teamId}/restoration', { params: { path: { teamId } } })),
      );
      await open(teamId);
    },
  });

/** Deletes the workspace, after its name was typed. */
export const deleteWorkspace = (name: string) =>
  whenConfirmed(() => answer(api.POST('/api/v1/workspace/deletion', { body: { name } })));

/** Turns features on and off that can be tried early. */
export const useSetFeatureFlags = () =>
  useOptimistic({
    change: (wording: Partial<Record<OwnFlag, boolean>>) =>
      answer(api.PATCH('/api/v1/workspace/feature-flags', { body: wording })),
    updates: (wording) => [
      updated(whoQuery(), (who) => ({ ...who, featureFlags: { ...who.featureFlags, ...wording } })),
    ],
    refused: 'The flag was not set',
  });

/** Creates a group. */
export function useCreateGroup() {
  const client = useQueryClient();
  return useCreate({
    create: (name: string, header) => answer(api.POST('/api/v1/groups', { params: { header }, body: { name } })),
    onSuccess: () => invalidate(client, groupsQuery()),
  });
}

/** Invites people by mail. */
export function useInvite() {
  const client = useQueryClient();
  return useCreate({
    create: (body: { emails: string[]; role: Role; workspaceAdmin: boolean }, header) =>
      answer(api.POST('/api/v1/invites', { params: { header }, body })),
    onSuccess: () => invalidate(client, invitesQuery()),
  });
}

/** Revokes an invite. */
export const useRevokeInvite = () =>
  useOptimistic({
    change: (inviteId: string) => answer(api.DELETE('/api/v1/invites/{inviteId}', { params: { path: { inviteId } } })),
    updates: (inviteId) => [
      updated(invitesQuery(), (list) => inPages(list, (items) => items.filter(({ id }) => id !== inviteId))),
    ],
    refused: 'Revoking the invite failed',
  });

/** Creates a link to accept an invite with. */
export const useInviteLink = () =>
  useWrite({
    mutationFn: (inviteId: string) =>
      answer(api.PUT('/api/v1/invites/{inviteId}/link', { params: { path: { inviteId } } })),
    onError: (thrown) => showProblem(thrown, 'The link could not be created'),
  });

/** Starts a stopped job again. */
export function useRetryJob() {
  const client = useQueryClient();
  return useCreate({
    create: (setAsideJobId: string, header) =>
      answer(api.POST('/api/v1/set-aside-jobs/{setAsideJobId}/retry', { params: { path: { setAsideJobId }, header } })),
    onError: (thrown) => showProblem(thrown, 'Starting the job again failed'),
    onSettled: () => invalidate(client, setAsideJobsQuery()),
  });
}
