import type { SupportDecision, SupportRequest } from '@evident/domain/support';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { whoQuery } from '../identity/queries.ts';
import { ownSupportQuery, supportQuery } from './queries.ts';

/** Grants, denies and ends access of support. */
export function useSupportDecisions() {
  const client = useQueryClient();
  const onSettled = () => Promise.all([invalidate(client, supportQuery()), invalidate(client, whoQuery())]);
  return {
    decide: useWrite({
      mutationFn: ({ id, ...body }: SupportDecision & { id: string }) =>
        whenConfirmed(() =>
          answer(api.PUT('/api/v1/support-accesses/{accessId}/decision', { params: { path: { accessId: id } }, body })),
        ),
      onSettled,
    }),
    end: useWrite({
      mutationFn: (accessId: string) =>
        answer(api.DELETE('/api/v1/support-accesses/{accessId}', { params: { path: { accessId } } })),
      onSettled,
    }),
  };
}

/** Asks the admins of a workspace. */
export function useRequestSupport() {
  const client = useQueryClient();
  return useCreate({
    create: (body: SupportRequest, header) =>
      whenConfirmed(() => answer(api.POST('/api/v1/me/support-accesses', { params: { header }, body }))),
    onSuccess: () => invalidate(client, ownSupportQuery()),
  });
}

/** Ends the access of the staff member who is signed in. */
export function useEndOwnSupport() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (accessId: string) =>
      answer(api.DELETE('/api/v1/me/support-accesses/{accessId}', { params: { path: { accessId } } })),
    onSettled: () => invalidate(client, ownSupportQuery()),
  });
}
