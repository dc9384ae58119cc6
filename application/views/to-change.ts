import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ProjectView, refuseSearch, type ViewedType, type ViewSearch } from '@evident/domain/views';
import { demand } from '../permissions/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { RESULT_OF } from './results.ts';
import type { ViewStores } from './carry-out.ts';

/** The view, locked, once the actor may change it; NotFound if the actor does not see it. */
export async function viewToChange(
  { views, projectAccess }: Pick<ViewStores, 'views' | 'projectAccess'>,
  actor: Actor,
  viewId: Uuid,
): Promise<ProjectView> {
  const view = (await views.find(viewId)) ?? refuse('NotFound', 'View not found');
  await demand(projectAccess, actor, view.projectId, 'write', 'View');
  if (view.isPrivate && view.createdBy !== actor.userId) refuse('NotFound', 'View not found');
  return view;
}

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
