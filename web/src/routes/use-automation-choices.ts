import { useQuery } from '@tanstack/react-query';
import { channelTitle } from '@evident/domain/channels';
import { channelsQuery as feedsQuery } from '../data/channels/queries.ts';
import { channelsQuery, integrationsQuery } from '../data/integrations/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { destinationsQuery } from '../data/tickets/queries.ts';
import { allMembersQuery } from '../data/workspaces/members.ts';
import type { Choices } from '../features/automation/choices.ts';
import { useWho } from '../kernel/who.ts';

/** Objects that rules can name; undefined until loaded. */
export function useAutomationChoices(): Choices | undefined {
  const { data: projects } = useQuery(projectListQuery());
  const { data: channelsOfFeedback } = useQuery(feedsQuery());
  const { data: members } = useQuery(allMembersQuery());
  const { data: destinations } = useQuery(destinationsQuery());
  const { data: services } = useQuery(integrationsQuery('workspace'));
  const connection = services?.find(({ integration }) => integration === 'Slack')?.connection;
  const isConnected = connection !== undefined && connection !== null && !connection.revoked;
  // Names of channels can be typed, so the form does not wait for a slow service.
  const { data: channels = [] } = useQuery({ ...channelsQuery(), enabled: isConnected });
  const feeds = channelsOfFeedback?.map(({ id, title }) => ({ id, title: channelTitle(title) }));
  const who = useWho();
  return projects && feeds && members && destinations && services && who
    ? {
        projects,
        feeds,
        members,
        destinations,
        channels: isConnected ? channels : null,
        admin: who.member.workspaceAdmin,
      }
    : undefined;
}
