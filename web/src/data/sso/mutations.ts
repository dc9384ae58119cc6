import type {
  DomainMailbox,
  NewSsoConnection,
  SsoConnectionUpdate,
  SsoConnectionView,
  SsoRulesWording,
} from '@evident/domain/sso';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { connectionsQuery, domainsQuery, ssoRulesQuery } from './queries.ts';

/** Adds a connection, which is off. */
export function useCreateConnection() {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewSsoConnection, header) =>
      whenConfirmed(() => answer(api.POST('/api/v1/sso/connections', { params: { header }, body: body as never }))),
    onSuccess: () => invalidate(client, connectionsQuery()),
  });
}

/** Changes a connection, or turns it on or off. */
export function useUpdateConnection({ id, version }: Pick<SsoConnectionView, 'id' | 'version'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: SsoConnectionUpdate) =>
      whenConfirmed(() =>
        answer(
          api.PATCH('/api/v1/sso/connections/{connectionId}', {
            params: { path: { connectionId: id }, header: unlessChanged(version) },
            body: body as never,
          }),
        ),
      ),
    onSettled: () => invalidate(client, connectionsQuery()),
  });
}

/** Deletes a connection for good. */
export function useDeleteConnection(connectionId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () =>
      whenConfirmed(() =>
        answer(api.DELETE('/api/v1/sso/connections/{connectionId}', { params: { path: { connectionId } } })),
      ),
    onSuccess: () => invalidate(client, connectionsQuery()),
  });
}

/** Leads to the directory, which leads back to the settings with a test. */
export const useTestConnection = (connectionId: string) =>
  useCreate({
    create: (_: void, header) =>
      answer(api.POST('/api/v1/sso/connections/{connectionId}/tests', { params: { path: { connectionId }, header } })),
    onSuccess: ({ url }) => location.assign(url),
  });

/** Adds a mail domain, and verifies or removes one. */
export function useDomains() {
  const client = useQueryClient();
  const onSuccess = () => invalidate(client, domainsQuery());
  const add = useCreate({
    create: (domain: string, header) =>
      answer(api.POST('/api/v1/sso/domains', { params: { header }, body: { domain } })),
    onSuccess,
  });
  const verify = useWrite({
    mutationFn: ({ domainId, code }: { domainId: string; code?: string }) =>
      answer(
        api.PUT('/api/v1/sso/domains/{domainId}/verification', {
          params: { path: { domainId } },
          body: code === undefined ? {} : { code },
        }),
      ),
    onSuccess,
  });
  const mail = useWrite({
    mutationFn: ({ domainId, mailbox }: { domainId: string; mailbox: DomainMailbox }) =>
      answer(api.POST('/api/v1/sso/domains/{domainId}/mails', { params: { path: { domainId } }, body: { mailbox } })),
  });
  const remove = useWrite({
    mutationFn: (domainId: string) =>
      answer(api.DELETE('/api/v1/sso/domains/{domainId}', { params: { path: { domainId } } })),
    onSuccess,
  });
  return { add, verify, mail, remove };
}

/** Requires single sign-on, or stops requiring it. */
export function useChangeSsoRules() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: SsoRulesWording) => answer(api.PUT('/api/v1/sso/rules', { body })),
    onSettled: () => invalidate(client, ssoRulesQuery()),
  });
}
