import { CreateView } from '@evident/application/views/create-view';
import { DeleteView } from '@evident/application/views/delete-view';
import { DuplicateView } from '@evident/application/views/duplicate-view';
import { PlaceView } from '@evident/application/views/place-view';
import { GetView, ListViews } from '@evident/application/views/queries';
import { UpdateView } from '@evident/application/views/update-view';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { NewViewDto, ViewCopyDto, ViewDto, ViewListDto, ViewPlaceDto, ViewUpdateDto } from './views.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const VIEWS_OPERATIONS = {
  listViews: operation({
    route: 'GET /projects/{projectId}/views',
    asks: ListViews,
    summary: 'List the saved views of a project, in their order',
    description: 'Shared views, and your private ones.',
    answers: ViewListDto,
    message: ({ actor, projectId }) => new ListViews(actor, projectId),
    answer: (items) => ({ items }),
  }),
  createView: operation({
    route: 'POST /projects/{projectId}/views',
    asks: CreateView,
    summary: 'Save a view of a project',
    body: NewViewDto,
    answers: ViewDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: view }) => new CreateView(actor, projectId, view),
  }),
  getView: operation({
    route: 'GET /views/{viewId}',
    asks: GetView,
    summary: 'Read a saved view',
    answers: ViewDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, viewId }) => new GetView(actor, viewId),
  }),
  updateView: operation({
    route: 'PATCH /views/{viewId}',
    asks: UpdateView,
    summary: 'Rename a saved view, or change parts of it',
    body: ViewUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, viewId, body: update, seen }) => new UpdateView(actor, viewId, update, seen),
    answer: undoable,
  }),
  deleteView: operation({
    route: 'DELETE /views/{viewId}',
    asks: DeleteView,
    summary: 'Delete a saved view',
    description: 'Notes, insights and highlights stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, viewId }) => new DeleteView(actor, viewId),
    answer: undoable,
  }),
  duplicateView: operation({
    route: 'POST /views/{viewId}/duplicate',
    asks: DuplicateView,
    summary: 'Copy a saved view',
    body: ViewCopyDto,
    answers: ViewDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, viewId, body: { title } }) => new DuplicateView(actor, viewId, title),
  }),
  placeView: operation({
    route: 'PUT /views/{viewId}/place',
    asks: PlaceView,
    summary: 'Move a saved view before another of its project',
    body: ViewPlaceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, viewId, body: { beforeViewId } }) => new PlaceView(actor, viewId, beforeViewId),
    answer: undoable,
  }),
};
