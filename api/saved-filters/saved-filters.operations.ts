import { CreateSavedFilter } from '@evident/application/saved-filters/create-saved-filter';
import { DeleteSavedFilter } from '@evident/application/saved-filters/delete-saved-filter';
import { GetSavedFilter, ListSavedFilters } from '@evident/application/saved-filters/queries';
import { UpdateSavedFilter } from '@evident/application/saved-filters/update-saved-filter';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NewSavedFilterDto,
  SavedFilterDto,
  SavedFilterPageDto,
  SavedFilterQueryDto,
  SavedFilterUpdateDto,
} from './saved-filters.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const SAVED_FILTERS_OPERATIONS = {
  listSavedFilters: operation({
    route: 'GET /filters',
    asks: ListSavedFilters,
    summary: 'List saved filters by name',
    description:
      'Those of the workspace, and those of a project if you name one. `faults` lists the rows that you cannot use.',
    query: SavedFilterQueryDto,
    answers: SavedFilterPageDto,
    message: ({ actor, query: { limit, cursor, ...query } }) =>
      new ListSavedFilters(actor, query, pageRequest({ limit, cursor })),
  }),
  createSavedFilter: operation({
    route: 'POST /filters',
    asks: CreateSavedFilter,
    summary: 'Save a filter for a project or the workspace',
    description: 'A filter of people is a segment, and belongs to the workspace.',
    body: NewSavedFilterDto,
    answers: SavedFilterDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: filter }) => new CreateSavedFilter(actor, filter),
  }),
  getSavedFilter: operation({
    route: 'GET /filters/{filterId}',
    asks: GetSavedFilter,
    summary: 'Read a saved filter',
    answers: SavedFilterDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, filterId }) => new GetSavedFilter(actor, filterId),
  }),
  updateSavedFilter: operation({
    route: 'PATCH /filters/{filterId}',
    asks: UpdateSavedFilter,
    summary: 'Rename a saved filter, or change its rows',
    body: SavedFilterUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, filterId, body: update, seen }) => new UpdateSavedFilter(actor, filterId, update, seen),
    answer: undoable,
  }),
  deleteSavedFilter: operation({
    route: 'DELETE /filters/{filterId}',
    asks: DeleteSavedFilter,
    summary: 'Delete a saved filter',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, filterId }) => new DeleteSavedFilter(actor, filterId),
    answer: undoable,
  }),
};
