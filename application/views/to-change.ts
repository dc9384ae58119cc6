import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ProjectView, refuseSearch, type ViewedType, type ViewSearch } from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import { RESULT_OF } from './results.ts';
import type { ViewStores } from './views.ts';

/** @throws Refusal `UnprocessableContent` for a canvas that is not in the project of the view */
export async function refuseForeignCanvas(
  { canvases }: Pick<ViewStores, 'canvases'>,
  { projectId, docId }: Pick<ProjectView, 'projectId' | 'docId'>,
): Promise<void> {
  if (docId !== null && (await canvases.find(docId))?.projectId !== projectId)
    refuse('UnprocessableContent', 'Canvas not found in this project', 'Choose a canvas of the project.');
}

/** @throws Refusal `ValidationError` for a search that cannot be used */
export async function refuseUnusable(
  filters: ListFilters,
  actor: Actor,
  objectType: ViewedType,
  search: ViewSearch,
): Promise<void> {
  refuseSearch(objectType, search);
  await filters.clause(RESULT_OF[objectType], [search.filter], actor);
}
