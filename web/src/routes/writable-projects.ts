import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectListQuery } from '../data/projects/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';

/** The projects that the member can edit, and why there are none. */
export function useWritableProjects(): { projects: ProjectView[]; reason: string | undefined } {
  const { data } = useQuery(projectListQuery());
  const role = useRole();
  const projects = (data ?? []).filter((project) => projectReason('write', role, project) === undefined);
  const none = role === 'VIEWER' ? 'Viewers cannot edit' : 'You can edit no project';
  return { projects, reason: data && projects.length === 0 ? none : undefined };
}
