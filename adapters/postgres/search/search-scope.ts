import type { Actor } from '@evident/domain/permissions';
import { type Fragment, visibleProjects } from '../permissions/scope.ts';
import { visibleFolders } from '../projects/visible-folders.ts';

/** The projects and folders in which an actor finds things, as a subquery with the column `id`. */
export function searchScope(actor: Actor, next: number): Fragment {
  const projects = visibleProjects(actor, 'READ', next);
  const folders = visibleFolders(actor, next + projects.parameters.length);
  return {
    sql: `(SELECT p.id FROM project p WHERE p.id IN ${projects.sql} UNION ALL SELECT f.id FROM folder f WHERE f.id IN ${folders.sql})`,
    parameters: [...projects.parameters, ...folders.parameters],
  };
}
