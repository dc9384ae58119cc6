import { type Actor, grantKeys } from '@evident/domain/permissions';
import { type Fragment, visibleProjects } from '../permissions/scope.ts';

/** The folders an actor may see, as a subquery of ids: those their grants reach, and those around a folder or project that they may see. */
export function visibleFolders(actor: Actor, next: number): Fragment {
  const projects = visibleProjects(actor, 'READ', next + 1);
  return {
    sql: `(SELECT unnest(f.path) FROM folder f
             WHERE EXISTS (SELECT 1 FROM access_grant g WHERE g.folder_id = ANY(f.path) AND g.subject_key = ANY($${next}::text[]))
                OR EXISTS (SELECT 1 FROM project p WHERE p.folder_id = f.id AND p.id IN ${projects.sql}))`,
    parameters: [grantKeys(actor), ...projects.parameters],
  };
}

/** The level an actor's grants give on each folder, as a subquery with the columns `folder_id` and `level`. */
export function folderLevels(actor: Actor, next: number): Fragment {
  const level = actor.role === 'VIEWER' ? '1::smallint' : 'max(g.level)';
  return {
    sql: `(SELECT f.id AS folder_id, ${level} AS level FROM folder f JOIN access_grant g ON g.folder_id = ANY(f.path) WHERE g.subject_key = ANY($${next}::text[]) GROUP BY f.id)`,
    parameters: [grantKeys(actor)],
  };
}
