import { CreateFieldSet } from '@evident/application/fields/create-field-set';
import { CreateWorkspaceFieldSet } from '@evident/application/fields/create-workspace-field-set';
import { DeleteFieldSet } from '@evident/application/fields/delete-field-set';
import { MoveFieldSet } from '@evident/application/fields/move-field-set';
import { RenameFieldSet } from '@evident/application/fields/rename-field-set';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { FieldSetPositionDto, FieldSetWordingDto, NewFieldSetDto } from './fields.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const FIELD_SETS_OPERATIONS = {
  createFieldSet: operation({
    route: 'POST /projects/{projectId}/field-sets',
    asks: CreateFieldSet,
    summary: 'Create a field set in a project',
    body: NewFieldSetDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: set }) => new CreateFieldSet(actor, projectId, set),
    answer: (id) => ({ id }),
  }),
  createWorkspaceFieldSet: operation({
    route: 'POST /field-sets',
    asks: CreateWorkspaceFieldSet,
    summary: 'Create a field set in the workspace',
    description: 'Managers and admins.',
    body: NewFieldSetDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: set }) => new CreateWorkspaceFieldSet(actor, set),
    answer: (id) => ({ id }),
  }),
  renameFieldSet: operation({
    route: 'PATCH /field-sets/{fieldSetId}',
    asks: RenameFieldSet,
    summary: 'Rename a field set',
    body: FieldSetWordingDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldSetId, body: { label }, seen }) => new RenameFieldSet(actor, fieldSetId, label, seen),
    answer: undoable,
  }),
  moveFieldSet: operation({
    route: 'PUT /field-sets/{fieldSetId}/place',
    asks: MoveFieldSet,
    summary: 'Move a field set before another or to the end',
    body: FieldSetPositionDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldSetId, body: { beforeFieldSetId } }) =>
      new MoveFieldSet(actor, fieldSetId, beforeFieldSetId),
    answer: undoable,
  }),
  deleteFieldSet: operation({
    route: 'DELETE /field-sets/{fieldSetId}',
    asks: DeleteFieldSet,
    summary: 'Delete a field set; its fields stay, in no set',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fieldSetId }) => new DeleteFieldSet(actor, fieldSetId),
    answer: undoable,
  }),
};
