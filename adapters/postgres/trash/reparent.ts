import type { Placed } from '@evident/application/trash/trash-store';
import type { Uuid } from '@evident/domain/kernel';
import { FOLDER_DEPTH_MAX } from '@evident/domain/projects';
import type { Session } from '../session.ts';

interface Home {
  id: Uuid;
  title: string;
  path: Uuid[];
}

/**
 * The nearest parent folder that is not in the trash. Walks parents, because the path of a folder in the trash can be
 * stale.
 */
const NEAREST = (start: string): string => `
  WITH RECURSIVE up AS (
    SELECT f.id, f.parent_id, f.title, f.path, f.trash_id FROM folder f WHERE f.id = (${start})
    UNION ALL SELECT f.id, f.parent_id, f.title, f.path, f.trash_id FROM folder f JOIN up ON f.id = up.parent_id WHERE up.trash_id IS NOT NULL)
  SELECT id, title, path FROM up WHERE trash_id IS NULL`;

const placed = (from: Uuid | null, home: Home | null): Placed =>
  from === (home?.id ?? null) ? null : (home?.title ?? '');

export async function reparentProject(session: Session, projectId: Uuid): Promise<Placed> {
  const [project] = await session.query<{ folderId: Uuid | null }>(
    'SELECT folder_id AS "folderId" FROM project WHERE id = $1',
    [projectId],
  );
  const [home = null] = await session.query<Home>(NEAREST('SELECT folder_id FROM project WHERE id = $1'), [projectId]);
  await session.query('UPDATE project SET folder_id = $2 WHERE id = $1 AND folder_id IS DISTINCT FROM $2', [
    projectId,
    home?.id ?? null,
  ]);
  return placed(project?.folderId ?? null, home);
}

export async function reparentFolder(session: Session, folderId: Uuid): Promise<Placed> {
  const [folder] = await session.query<{ parentId: Uuid | null; below: number }>(
    `SELECT parent_id AS "parentId", (SELECT max(cardinality(b.path)) FROM folder b WHERE b.path @> ARRAY[f.id]) - cardinality(f.path) AS below FROM folder f WHERE id = $1`,
    [folderId],
  );
  if (!folder) return null;
  const [nearest = null] = await session.query<Home>(NEAREST('SELECT parent_id FROM folder WHERE id = $1'), [folderId]);
  const home = nearest && nearest.path.length + 1 + folder.below <= FOLDER_DEPTH_MAX ? nearest : null;
  await session.query(
    `UPDATE folder SET path = $2::uuid[] || path[array_position(path, $1):], parent_id = CASE WHEN id = $1 THEN $3 ELSE parent_id END WHERE path @> ARRAY[$1::uuid]`,
    [folderId, home?.path ?? [], home?.id ?? null],
  );
  return placed(folder.parentId, home);
}
