import { useQuery } from '@tanstack/react-query';
import { projectListQuery } from '../data/projects/queries.ts';
import { destinationsQuery } from '../data/tickets/queries.ts';
import { allMembersQuery } from '../data/workspaces/members.ts';
import type { Choices } from '../features/automation/choices.ts';
import { useWho } from '../kernel/who.ts';

/** Projects, members and destinations that rules can name; undefined until loaded. */
export function useAutomationChoices(): Choices | undefined {
  const { data: projects } = useQuery(projectListQuery());
  const { data: members } = useQuery(allMembersQuery());
  const { data: destinations } = useQuery(destinationsQuery());
  const who = useWho();
  return projects && members && destinations && who
    ? { projects, members, destinations, admin: who.member.workspaceAdmin }
    : undefined;
}
