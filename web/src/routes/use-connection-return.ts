import { type Holder, integrationAt } from '@evident/domain/integrations';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useFinishConnection } from '../data/integrations/mutations.ts';
import { showToast } from '../kernel/toasts.ts';

/** Finishes a connection once, after the page of the service led back, and returns the problem with it. */
export function useConnectionReturn(holder: Holder): Error | null {
  const [search, setSearch] = useSearchParams();
  const { mutate, error } = useFinishConnection(holder);
  const [integration, state] = [integrationAt(search.get('integration') ?? ''), search.get('state')];
  useEffect(() => {
    if (!integration || !state) return;
    mutate({ integration, state }, { onSuccess: () => showToast({ title: `${integration} is connected` }) });
    setSearch({}, { replace: true });
  }, [integration, state, mutate, setSearch]);
  return error;
}
