import { Select } from '@mantine/core';
import type { IntegrationsView } from '@evident/domain/integrations';
import { isUuid } from '@evident/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { integrationsQuery } from '../data/integrations/queries.ts';
import { notificationSettingsQuery } from '../data/notifications/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import type { OwnSlack } from '../features/notifications/digest-settings.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const GENERAL = '';

/** Notifications of the member, in general or in the project of the query `projectId` (document 000, section 2). */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('projectId');
  const projectId = asked !== null && isUuid(asked) ? asked : null;
  const { data: projects } = useQuery(projectListQuery());
  return (
    <SettingsFrame title="Notifications">
      <Select
        label="Notifications about"
        searchable
        allowDeselect={false}
        maw={360}
        mb="lg"
        nothingFoundMessage="No matching projects"
        data={[
          { value: GENERAL, label: 'Everything' },
          ...(projects ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={projectId ?? GENERAL}
        onChange={(id) => setQuery(id ? { projectId: id } : {})}
      />
      <Settings
        key={projectId}
        project={
          projectId === null
            ? null
            : (projects?.find(({ id }) => id === projectId) ?? { id: projectId, title: 'this project' })
        }
      />
    </SettingsFrame>
  );
}

function Settings({ project }: { project: { id: string; title: string } | null }) {
  const { data: services } = useQuery(integrationsQuery('member'));
  const { data: settings, error, refetch } = useQuery(notificationSettingsQuery(project?.id ?? null));
  if (error)
    return <FailedState title="Your choices could not be loaded" problem={error} onRetry={() => void refetch()} />;
  return settings ? (
    <NotificationSettings settings={settings} project={project} slack={ownSlack(services)} />
  ) : (
    <ListSkeleton things="your choices" />
  );
}

function ownSlack(services: IntegrationsView['items'] | undefined): OwnSlack {
  const slack = services?.find(({ integration }) => integration === 'Slack');
  if (slack?.connection && !slack.connection.revoked) return 'connected';
  return slack?.configured ? 'offered' : 'none';
}
