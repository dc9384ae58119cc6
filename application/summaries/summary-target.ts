import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryTarget } from '@evident/domain/summaries';
import { demand } from '../permissions/index.ts';
import type { SummaryStores } from './summary-store.ts';

const NAMES = { NOTE: 'Note', INSIGHT: 'Insight', PROJECT: 'Project', TAG: 'Tag', FILTER: 'Project' } as const;

/**
 * The project of an object, once the actor may edit there. @param name of what is not found
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for an archived object
 */
export async function projectToSummarize(
  stores: Pick<SummaryStores, 'notes' | 'insights' | 'tags' | 'projectAccess'>,
  actor: Actor,
  { type, id }: Pick<SummaryTarget, 'type' | 'id'>,
  name: string = NAMES[type],
): Promise<Uuid> {
  const { projectId, archived } = (await placeOf(stores, type, id)) ?? refuse('NotFound', `${name} not found`);
  await demand(stores.projectAccess, actor, projectId, 'write', name);
  if (archived)
    refuse('InvalidOperation', 'Unavailable in read-only mode', `Unarchive the ${NAMES[type].toLowerCase()} first.`);
  return projectId;
}

async function placeOf(
  { notes, insights, tags }: Pick<SummaryStores, 'notes' | 'insights' | 'tags'>,
  type: SummaryTarget['type'],
  id: Uuid,
): Promise<{ projectId: Uuid; archived: boolean } | null> {
  if (type === 'PROJECT' || type === 'FILTER') return { projectId: id, archived: false };
  if (type === 'TAG') {
    const projectId = await tags.projectOf(id);
    return projectId ? { projectId, archived: false } : null;
  }
  const found = await (type === 'NOTE' ? notes : insights).find(id);
  return found ? { projectId: found.projectId, archived: found.archivedAt !== null } : null;
}
