import type { ProvisioningWording, ScimGroupRole } from '@evident/domain/scim';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { provisioningQuery } from './queries.ts';

/** Creates a token for a directory. The answer has it, this once. */
export function useCreateScimToken() {
  const client = useQueryClient();
  return useCreate({
    create: (name: string, header) =>
      whenConfirmed(() => answer(api.POST('/api/v1/provisioning/tokens', { params: { header }, body: { name } }))),
    onSuccess: () => invalidate(client, provisioningQuery()),
  });
}

/** Changes of provisioning. */
export function useProvisioningChanges() {
  const client = useQueryClient();
  const onSettled = () => invalidate(client, provisioningQuery());
  return {
    update: useWrite({
      mutationFn: (body: ProvisioningWording) => answer(api.PATCH('/api/v1/provisioning', { body })),
      onError: (thrown) => showProblem(thrown),
      onSettled,
    }),
    setGroup: useWrite({
      mutationFn: ({ groupId, ...body }: ScimGroupRole & { groupId: string }) =>
        answer(api.PUT('/api/v1/provisioning/groups/{groupId}', { params: { path: { groupId } }, body })),
      onError: (thrown) => showProblem(thrown),
      onSettled,
    }),
    revoke: useWrite({
      mutationFn: (tokenId: string) =>
        answer(api.DELETE('/api/v1/provisioning/tokens/{tokenId}', { params: { path: { tokenId } } })),
      onSettled,
    }),
  };
}
