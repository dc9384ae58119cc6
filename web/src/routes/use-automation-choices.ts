import { useQuery } from '@tanstack/react-query';
import { channelsQuery, integrationsQuery } from '../data/integrations/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { destinationsQuery } from '../data/tickets/queries.ts';
import { allMembersQuery } from '../data/workspaces/members.ts';
import type { Choices } from '../features/automation/choices.ts';
import { useWho } from '../kernel/who.ts';

/** Projects, members, destinations and channels that rules can name; undefined until loaded. */
export function useAutomationChoices(): Choices | undefined {
  const { data: projects } = useQuery(projectListQuery());
  const { data: members } = useQuery(allMembersQuery());
  const { data: destinations } = useQuery(destinationsQuery());
  const { data: services } = useQuery(integrationsQuery('workspace'));
  const connection = services?.find(({ integration }) => integration === 'Slack')?.connection;
  const isConnected = connection !== undefined && connection !== null && !connection.revoked;
  // Names of channels can be typed, so the form does not wait for a slow service.
  const { data: channels = [] } = useQuery({ ...channelsQuery(), enabled: isConnected });
  const who = useWho();
  return projects && members && destinations && services && who
    ? { projects, members, destinations, channels: isConnected ? channels : null, admin: who.member.workspaceAdmin }
    : undefined;
}
