import { SetRowValues } from '@evident/application/fields/set-row-values';
import { ChangeRows } from '@evident/application/views/change-rows';
import { PlaceRows } from '@evident/application/views/place-rows';
import { ReadRowGroups, ReadRows } from '@evident/application/views/queries';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  GroupsWantedDto,
  RowActionDto,
  RowGroupsDto,
  RowPageDto,
  RowPlacesDto,
  RowValuesDto,
  RowsWantedDto,
} from './views.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ROWS_OPERATIONS = {
  readRows: operation({
    route: 'POST /projects/{projectId}/rows',
    asks: ReadRows,
    summary: 'Read notes, insights or highlights as rows',
    description:
      'Changes nothing. Without a sort, they come as they were ordered by hand, else the newest first. Archived ones are left out, unless the filter names Archived.',
    query: PageQueryDto,
    body: RowsWantedDto,
    answers: RowPageDto,
    status: 200,
    message: ({ actor, projectId, query: page, body: wanted }) =>
      new ReadRows(actor, projectId, wanted, pageRequest(page)),
  }),
  readRowGroups: operation({
    route: 'POST /projects/{projectId}/row-groups',
    asks: ReadRowGroups,
    summary: 'Count such rows, in all and in each group',
    description: 'Changes nothing. Groups of a field come in the order of its options, empty ones included.',
    body: GroupsWantedDto,
    answers: RowGroupsDto,
    status: 200,
    message: ({ actor, projectId, body: wanted }) => new ReadRowGroups(actor, projectId, wanted),
  }),
  placeRows: operation({
    route: 'PUT /projects/{projectId}/row-places',
    asks: PlaceRows,
    summary: 'Move notes, insights or highlights by hand',
    description:
      'Names the row that follows or precedes them, in lists without a sort. Rows that were never moved are ordered by the time of their creation. One undo step.',
    body: RowPlacesDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: places }) => new PlaceRows(actor, projectId, places),
    answer: undoable,
  }),
  changeRows: operation({
    route: 'POST /projects/{projectId}/row-actions',
    asks: ChangeRows,
    summary: 'Archive, delete or star many notes or insights at once',
    description: 'All are changed, or none: a refusal names the reasons. One undo step. Stars are your own.',
    body: RowActionDto,
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: wanted }) => new ChangeRows(actor, projectId, wanted),
    answer: undoable,
  }),
  setRowValues: operation({
    route: 'PUT /projects/{projectId}/row-values',
    asks: SetRowValues,
    summary: 'Set or clear field values of many notes or insights at once',
    description: 'All are set, or none. One undo step.',
    body: RowValuesDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: rows }) => new SetRowValues(actor, projectId, rows),
    answer: undoable,
  }),
};
