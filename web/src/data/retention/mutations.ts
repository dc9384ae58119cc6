import type { NewRetentionHold, ProjectRetentionWording, RetentionWording } from '@evident/domain/retention';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

function useAllAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['retention'] });
}

/** Returns a function that sets the rule of the workspace. */
export function useSetRetention(): (wording: RetentionWording) => Promise<void> {
  const again = useAllAgain();
  return async (body) => {
    await answer(api.PUT('/api/v1/retention', { body }));
    await again();
  };
}

/** Returns a function that sets the rule of a project. */
export function useSetProjectRetention(projectId: string): (wording: ProjectRetentionWording) => Promise<void> {
  const again = useAllAgain();
  return async (body) => {
    await answer(api.PUT('/api/v1/projects/{projectId}/retention', { params: { path: { projectId } }, body }));
    await again();
  };
}

/** Deletes at once what is due, in the workspace or in a project. */
export function useRunRetention(projectId: string | null) {
  const onSuccess = useAllAgain();
  return useCreate({
    create: (typedName: string, header) =>
      projectId === null
        ? answer(api.POST('/api/v1/retention/runs', { params: { header }, body: { typedName } }))
        : answer(
            api.POST('/api/v1/projects/{projectId}/retention/runs', {
              params: { path: { projectId }, header },
              body: { typedName },
            }),
          ),
    onSuccess,
  });
}

/** Holds a project or a note. */
export function usePlaceHold(projectId: string) {
  const onSuccess = useAllAgain();
  return useCreate({
    create: (body: NewRetentionHold, header) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/retention-holds', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess,
  });
}

/** Releases a hold. */
export function useReleaseHold() {
  const onSuccess = useAllAgain();
  return useWrite({
    mutationFn: (holdId: string) =>
      answer(api.DELETE('/api/v1/retention-holds/{holdId}', { params: { path: { holdId } } })),
    onSuccess,
  });
}
