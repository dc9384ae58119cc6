import type { ProvisioningView } from '@evident/domain/scim';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const CHANGES = ['member:changed', 'member:joined', 'member:removed'] as const;

/** Settings, tokens, groups and failures of provisioning; only for admins. */
export const provisioningQuery = () =>
  queryOptions({
    queryKey: ['provisioning'],
    queryFn: (): Promise<ProvisioningView> => answer(api.GET('/api/v1/provisioning')),
    meta: touchedBy<ProvisioningView>(on(CHANGES, true)),
  });
