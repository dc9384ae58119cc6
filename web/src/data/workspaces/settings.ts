import type { TeamView, TeamWording } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { whoQuery } from '../identity/queries.ts';
import { environmentQuery } from './environment.ts';
import { useWorkspaceChange } from './mutations.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

interface Words {
  /** The toast after it was saved. */
  readonly done: string;
  /** The title of the toast after a refusal. */
  readonly refused: string;
}

/** Changes a setting that shows its refusal as a toast, and refetches everything that it decides. */
export function useSaveSetting({ version }: Pick<TeamView, 'version'>, { done, refused }: Words) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: TeamWording) =>
      answer(api.PATCH('/api/v1/workspace', { params: { header: unlessChanged(version) }, body })),
    onSuccess: () => showToast({ title: done }),
    onError: (thrown) => showProblem(thrown, refused),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Turns a setting on or off. `done` is the toast after it was saved. */
export function useSwitchSetting(
  workspace: Pick<TeamView, 'version'>,
  wording: (on: boolean) => TeamWording,
  done: (on: boolean) => string,
) {
  const client = useQueryClient();
  const change = useWorkspaceChange(workspace);
  return useWrite({
    mutationFn: (on: boolean) => change(wording(on)),
    onSuccess: (_, on) => {
      showToast({ title: done(on) });
      return invalidate(client, whoQuery());
    },
  });
}

/** Changes the logo; null removes it. */
export function useChangeLogo() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: async (file: File | null) => {
      if (file === null) return answer(api.DELETE('/api/v1/workspace/logo'));
      const form = new FormData();
      form.append('file', file);
      return answer(
        api.PUT('/api/v1/workspace/logo', { body: form as never, bodySerializer: (body: unknown) => body as FormData }),
      );
    },
    onSuccess: () => invalidate(client, whoQuery(), environmentQuery()),
  });
}
