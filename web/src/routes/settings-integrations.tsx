import { useQuery } from '@tanstack/react-query';
import { integrationsQuery } from '../data/integrations/queries.ts';
import { IntegrationCard } from '../features/integrations/integration-card.tsx';
import { LinkPreviews } from '../features/integrations/link-previews.tsx';
import { Destinations } from '../features/tickets/destinations.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useConnectionReturn } from './use-connection-return.ts';

/** The services that are connected to the workspace. `?integration=` and `?state=`: back from the page of a service. */
export function Component() {
  const { data, error, refetch } = useQuery(integrationsQuery('workspace'));
  const reason = adminsOnly(useWho());
  const problem = useConnectionReturn('workspace');
  return (
    <SettingsFrame title="Integrations" forAdmins>
      <ProblemNote problem={problem} />
      {data ? (
        data.map((service) => (
          <SettingsSection key={service.integration} title={service.title} about={service.about}>
            <IntegrationCard service={service} holder="workspace" reason={reason} />
            {service.connection && <LinkPreviews service={service} connection={service.connection} reason={reason} />}
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
