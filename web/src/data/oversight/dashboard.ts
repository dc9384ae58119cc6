import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Figures of the workspaces that the person administers. */
export const enterpriseDashboardQuery = () =>
  queryOptions({
    queryKey: ['enterprise-dashboard'],
    queryFn: () => answer(api.GET('/api/v1/enterprise-dashboard')),
  });
