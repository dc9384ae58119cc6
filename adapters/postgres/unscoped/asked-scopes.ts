import type { SearchedCounts } from '@evident/application/conversations/passage-reader';
import type { ConversationScope } from '@evident/domain/conversations';
import type { Uuid } from '@evident/domain/kernel';
import type { ChosenObject } from '../conversations/chosen-objects.ts';
import type { ReadRows } from '../reads.ts';

/**
 * The projects and channels of a folder, project or workspace among those in sight. Null if the actor cannot see it. Reason: `visible` are the scopes
 * of `searchedVolume`.
 */
export async function askedScopes(
  rows: ReadRows,
  { type, id }: ConversationScope,
  visible: readonly Uuid[],
): Promise<readonly Uuid[] | null> {
  if (type === 'WORKSPACE') return visible;
  if (!visible.includes(id!)) return null;
  if (type === 'PROJECT') return [id!];
  const places = await rows<{ id: Uuid }>(
    `SELECT o.id FROM folder f CROSS JOIN LATERAL (SELECT p.id FROM project p WHERE p.folder_id = f.id UNION ALL SELECT c.id FROM channel c WHERE c.folder_id = f.id) o
     WHERE f.path @> ARRAY[$1::uuid] AND o.id = ANY ($2::uuid[])`,
    [id, visible],
  );
  return places.map((place) => place.id);
}

/** How many chosen objects a question is asked of. */
export const chosenCounts = (chosen: readonly ChosenObject[]): SearchedCounts => ({
  projects: new Set(chosen.map(({ projectId }) => projectId)).size,
  notes: chosen.filter(({ type }) => type === 'NOTE').length,
  insights: chosen.filter(({ type }) => type === 'INSIGHT').length,
  highlights: 0,
});

/** How many objects a question is asked of. Reason: limited to the scopes in sight. */
export async function searchedCounts(rows: ReadRows, scopes: readonly Uuid[]): Promise<SearchedCounts> {
  const [counts] = await rows<Required<Omit<SearchedCounts, 'language'>>>(
    `SELECT count(DISTINCT v.scope_id) FILTER (WHERE v.objects > 0 AND v.type IN ('NOTE', 'INSIGHT', 'HIGHLIGHT'))::int AS projects,
       count(DISTINCT v.scope_id) FILTER (WHERE v.objects > 0 AND v.type = 'CHANNEL_DATAPOINT')::int AS channels,
       coalesce(sum(v.objects) FILTER (WHERE v.type = 'CHANNEL_DATAPOINT'), 0)::int AS "dataPoints",
       coalesce(sum(v.objects) FILTER (WHERE v.type = 'NOTE'), 0)::int AS notes,
       coalesce(sum(v.objects) FILTER (WHERE v.type = 'INSIGHT'), 0)::int AS insights,
       coalesce(sum(v.objects) FILTER (WHERE v.type = 'HIGHLIGHT'), 0)::int AS highlights
     FROM (SELECT s.scope_id, s.object_type AS type, sum(s.objects) AS objects FROM search_volume s
       WHERE s.scope_id = ANY ($1::uuid[]) GROUP BY s.scope_id, s.object_type) v`,
    [scopes],
  );
  const { channels, dataPoints, ...inProjects } = counts!;
  return dataPoints > 0 ? { ...inProjects, channels, dataPoints } : inProjects;
}
