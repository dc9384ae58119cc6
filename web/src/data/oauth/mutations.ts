import type { AuthorizationParameters, NewSharedAuth } from '@evident/domain/oauth';
import type { Scope } from '@evident/domain/permissions';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { programsQuery } from './queries.ts';
import { inWorkspace } from './requests.ts';

interface Allowed {
  teamId: string;
  parameters: AuthorizationParameters;
  scopes: Scope[];
}

/** Allows a program, and leads back to it. */
export const useAllow = (leave: (url: string) => void) =>
  useCreate({
    create: ({ teamId, parameters, scopes }: Allowed, header) =>
      answer(
        api.POST('/api/v1/authorizations', {
          params: { header },
          headers: inWorkspace(teamId),
          body: { ...parameters, scopes },
        }),
      ),
    onSuccess: ({ url }) => leave(url),
  });

/** Allows a plug-in that cannot be led back. */
export const useConfirmSharedAuth = () =>
  useCreate({
    create: ({ teamId, ...body }: NewSharedAuth & { teamId: string }, header) =>
      answer(api.POST('/api/v1/shared-auth', { params: { header }, headers: inWorkspace(teamId), body })),
  });

export const useDisconnectProgram = () =>
  useOptimistic({
    change: (programId: string) =>
      answer(api.DELETE('/api/v1/programs/{programId}', { params: { path: { programId } } })),
    updates: (programId) => [
      updated(programsQuery(), ({ items }) => ({ items: items.filter(({ id }) => id !== programId) })),
    ],
    refused: 'The program was not disconnected',
  });
