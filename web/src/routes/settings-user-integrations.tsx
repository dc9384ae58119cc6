import { useQuery } from '@tanstack/react-query';
import { integrationsQuery } from '../data/integrations/queries.ts';
import { IntegrationCard } from '../features/integrations/integration-card.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useConnectionReturn } from './use-connection-return.ts';

/** Accounts of the member at services. `?integration=` and `?state=`: back from the page of a service. */
export function Component() {
  const { data, error, refetch } = useQuery(integrationsQuery('member'));
  const problem = useConnectionReturn('member');
  return (
    <SettingsFrame title="Your connected accounts">
      <ProblemNote problem={problem} />
      {data ? (
        data.map((service) => (
          <SettingsSection key={service.integration} title={service.title} about={service.about}>
            <IntegrationCard service={service} holder="member" reason={null} />
          </SettingsSection>
        ))
      ) : error ? (
        <FailedState title="Your accounts could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="accounts" count={1} />
      )}
    </SettingsFrame>
  );
}
