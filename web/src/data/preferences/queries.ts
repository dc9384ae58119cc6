import type { PreferencesView } from '@evident/domain/preferences';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { touchedBy } from '../../kernel/queries/touched-by.ts';

/** The member's preferences, and what they have seen or skipped. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: (): Promise<PreferencesView> => answer(api.GET('/api/v1/preferences')),
    meta: touchedBy<PreferencesView>({}),
  });
