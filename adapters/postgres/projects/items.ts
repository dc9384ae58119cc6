import type { ItemType } from '@evident/domain/projects';

/** Where each kind of thing is kept, and what decides who sees it: the project it lies in, or the folder it is. */
const KINDS: Record<
  ItemType,
  { table: string; project: string; folder: string; kept: string; title?: string; group?: string }
> = {
  PROJECT: { table: 'project', project: 'x.id', folder: 'NULL::uuid', kept: 'true' },
  PROJECT_CATEGORY: { table: 'folder', project: 'NULL::uuid', folder: 'x.id', kept: 'true' },
  NOTE: {
    table: 'note',
    project: 'x.project_id',
    folder: 'NULL::uuid',
    kept: 'x.archived_at IS NULL',
    group: 'x.import_file_id',
  },
  INSIGHT: {
    table: 'insight',
    project: 'x.project_id',
    folder: 'NULL::uuid',
    kept: 'x.archived_at IS NULL',
    title: 'coalesce((SELECT s.title FROM insight_publication s WHERE s.id = x.publication_id), x.title)',
  },
};

/**
 * Things of some kinds as a subquery with the columns `type, id, title, project_id, folder_id, made_at, group_id`; the last is the file that a note was imported from.
 * @param where holds for each of them; names the thing `x`
 * @param archived notes and insights too
 */
export const itemsOf = (types: readonly ItemType[], where: string, archived = false): string =>
  `(${types
    .map((type) => {
      const { table, project, folder, kept, title = 'x.title', group = 'NULL::uuid' } = KINDS[type];
      return `SELECT '${type}' AS type, x.id, ${title} AS title, ${project} AS project_id, ${folder} AS folder_id, x.created_at AS made_at, ${group} AS group_id FROM ${table} x WHERE ${archived || kept} AND ${where}`;
    })
    .join(' UNION ALL ')})`;
