import { CreateField } from '@evident/application/fields/create-field';
import { CreateWorkspaceField } from '@evident/application/fields/create-workspace-field';
import { DeleteField } from '@evident/application/fields/delete-field';
import { MoveField } from '@evident/application/fields/move-field';
import { PreviewFieldChange } from '@evident/application/fields/preview-field-change';
import { GetField, ListFields, ListWorkspaceFields } from '@evident/application/fields/queries';
import { UpdateField } from '@evident/application/fields/update-field';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  FieldDto,
  FieldFilterDto,
  FieldListDto,
  FieldPositionDto,
  FieldPreviewDto,
  FieldUpdateDto,
  FieldWordingDto,
  NewFieldDto,
} from './fields.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const FIELDS_OPERATIONS = {
  listFields: operation({
    route: 'GET /projects/{projectId}/fields',
    asks: ListFields,
    summary: 'List the custom fields of a project, with its field sets',
    query: FieldFilterDto,
    answers: FieldListDto,
    message: ({ actor, projectId, query: filter }) => new ListFields(actor, projectId, filter),
  }),
  createField: operation({
    route: 'POST /projects/{projectId}/fields',
    asks: CreateField,
    summary: 'Create a custom field in a project',
    body: NewFieldDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: field }) => new CreateField(actor, projectId, field),
    answer: (id) => ({ id }),
  }),
  listWorkspaceFields: operation({
    route: 'GET /fields',
    asks: ListWorkspaceFields,
    summary: 'List the custom fields of the workspace, with its field sets',
    description: 'Notes and insights of every project have them, and so do people.',
    query: FieldFilterDto,
    answers: FieldListDto,
    message: ({ actor, query: filter }) => new ListWorkspaceFields(actor, filter),
  }),
  createWorkspaceField: operation({
    route: 'POST /fields',
    asks: CreateWorkspaceField,
    summary: 'Create a custom field in the workspace',
    description: 'Managers and admins.',
    body: NewFieldDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: field }) => new CreateWorkspaceField(actor, field),
    answer: (id) => ({ id }),
  }),
  getField: operation({
    route: 'GET /fields/{fieldId}',
    asks: GetField,
    summary: 'Read a custom field and how many objects have a value',
    answers: FieldDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, fieldId }) => new GetField(actor, fieldId),
  }),
  updateField: operation({
    route: 'PATCH /fields/{fieldId}',
    asks: UpdateField,
    summary: 'Rename a custom field, or change its type or options',
    description:
      'A change that would lose values is refused, unless `acceptedLosses` allows as many. Undo restores the values.',
    body: FieldUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldId, body: update, seen }) => new UpdateField(actor, fieldId, update, seen),
    answer: undoable,
  }),
  previewFieldChange: operation({
    route: 'POST /fields/{fieldId}/preview',
    asks: PreviewFieldChange,
    summary: 'Count the values that a change of a custom field would lose',
    body: FieldWordingDto,
    answers: FieldPreviewDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldId, body: wording }) => new PreviewFieldChange(actor, fieldId, wording),
  }),
  moveField: operation({
    route: 'PUT /fields/{fieldId}/place',
    asks: MoveField,
    summary: 'Move a custom field into a set or out of all, before another field or to the end',
    body: FieldPositionDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, fieldId, body: position }) => new MoveField(actor, fieldId, position),
    answer: undoable,
  }),
  deleteField: operation({
    route: 'DELETE /fields/{fieldId}',
    asks: DeleteField,
    summary: 'Delete a custom field with its values',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldId }) => new DeleteField(actor, fieldId),
    answer: undoable,
  }),
};
