import { useQuery } from '@tanstack/react-query';
import { projectListQuery } from '../data/projects/queries.ts';
import { allMembersQuery } from '../data/workspaces/members.ts';
import type { Choices } from '../features/automation/choices.ts';
import { useWho } from '../kernel/who.ts';

/** Projects and members that rules can name; undefined until loaded. */
export function useAutomationChoices(): Choices | undefined {
  const { data: projects } = useQuery(projectListQuery());
  const { data: members } = useQuery(allMembersQuery());
  const who = useWho();
  return projects && members && who ? { projects, members, admin: who.member.workspaceAdmin } : undefined;
}
