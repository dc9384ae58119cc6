import type { DocSource } from '@evident/domain/ai-docs';
import type { Uuid } from '@evident/domain/kernel';
import { db, expression, parameter } from '../queries.ts';
import type { Sight } from '../reads.ts';

const isOne = expression<Uuid>`ANY (${parameter('ids')}::uuid[])`;
const TITLES = {
  NOTE: db.selectFrom('note as s').select(['s.id', 's.title']).where('s.id', '=', isOne),
  INSIGHT: db.selectFrom('insight as s').select(['s.id', 's.title']).where('s.id', '=', isOne),
  TAG: db.selectFrom('tag as s').select(['s.id', 's.title']).where('s.id', '=', isOne),
  PROJECT: db.selectFrom('project as s').select(['s.id', 's.title']).where('s.id', '=', isOne),
  FILTER: db.selectFrom('saved_filter as s').select(['s.id', 's.name as title']).where('s.id', '=', isOne),
} as const;

/** The titles of the sources that the actor can see, by id. */
export async function sourceTitles(sight: Sight, sources: readonly DocSource[]): Promise<ReadonlyMap<Uuid, string>> {
  const titles = new Map<Uuid, string>();
  for (const [type, query] of Object.entries(TITLES)) {
    const ids = sources.filter((source) => source.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { id, title } of await sight.rows<{ id: Uuid; title: string }>(query, { given: { ids } }))
      titles.set(id, title);
  }
  return titles;
}
