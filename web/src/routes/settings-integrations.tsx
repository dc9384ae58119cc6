import { integrationAt } from '@evident/domain/integrations';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useFinishConnection } from '../data/integrations/mutations.ts';
import { integrationsQuery } from '../data/integrations/queries.ts';
import { IntegrationCard } from '../features/integrations/integration-card.tsx';
import { Destinations } from '../features/tickets/destinations.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { showToast } from '../kernel/toasts.ts';
import { useWho } from '../kernel/who.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The services that are connected to the workspace. `?integration=` and `?state=`: back from the page of a service. */
export function Component() {
  const { data, error, refetch } = useQuery(integrationsQuery());
  const reason = adminsOnly(useWho());
  const problem = useReturn();
  return (
    <SettingsFrame title="Integrations" forAdmins>
      <ProblemNote problem={problem} />
      {data ? (
        data.map((service) => (
          <SettingsSection key={service.integration} title={service.title} about={service.about}>
            <IntegrationCard service={service} reason={reason} />
          </SettingsSection>
        ))
      ) : error ? (
        <FailedState title="The integrations could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="integrations" count={2} />
      )}
      <SettingsSection
        title="Destinations"
        about="Members and automations create tickets there, or call their addresses."
      >
        <Destinations reason={reason} />
      </SettingsSection>
    </SettingsFrame>
  );
}

/** Finishes a connection once, and returns the problem with it. */
function useReturn(): Error | null {
  const [search, setSearch] = useSearchParams();
  const { mutate, error } = useFinishConnection();
  const [integration, state] = [integrationAt(search.get('integration') ?? ''), search.get('state')];
  useEffect(() => {
    if (!integration || !state) return;
    mutate({ integration, state }, { onSuccess: () => showToast({ title: `${integration} is connected` }) });
    setSearch({}, { replace: true });
  }, [integration, state, mutate, setSearch]);
  return error;
}
