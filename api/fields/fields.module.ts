import { PostgresFieldReader } from '@evident/adapters/postgres/fields/postgres-field-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { ConvertColumns, ConvertColumnsHandler } from '@evident/application/fields/convert-columns';
import { CreateField, CreateFieldHandler } from '@evident/application/fields/create-field';
import { CreateFieldSet, CreateFieldSetHandler } from '@evident/application/fields/create-field-set';
import { CreateWorkspaceField, CreateWorkspaceFieldHandler } from '@evident/application/fields/create-workspace-field';
import {
  CreateWorkspaceFieldSet,
  CreateWorkspaceFieldSetHandler,
} from '@evident/application/fields/create-workspace-field-set';
import { DeleteField, DeleteFieldHandler } from '@evident/application/fields/delete-field';
import { DeleteFieldSet, DeleteFieldSetHandler } from '@evident/application/fields/delete-field-set';
import type { FieldReader } from '@evident/application/fields/field-reader';
import { ListRawColumns, ListRawColumnsHandler } from '@evident/application/fields/list-raw-columns';
import { MoveField, MoveFieldHandler } from '@evident/application/fields/move-field';
import { MoveFieldSet, MoveFieldSetHandler } from '@evident/application/fields/move-field-set';
import { PreviewFieldChange, PreviewFieldChangeHandler } from '@evident/application/fields/preview-field-change';
import {
  GetField,
  GetFieldHandler,
  GetObjectFields,
  GetObjectFieldsHandler,
  GetPersonFields,
  GetPersonFieldsHandler,
  ListFields,
  ListFieldsHandler,
  ListWorkspaceFields,
  ListWorkspaceFieldsHandler,
} from '@evident/application/fields/queries';
import { RenameFieldSet, RenameFieldSetHandler } from '@evident/application/fields/rename-field-set';
import { SetFieldValues, SetFieldValuesHandler } from '@evident/application/fields/set-field-values';
import { SetPersonFields, SetPersonFieldsHandler } from '@evident/application/fields/set-person-fields';
import { undoFieldChanges } from '@evident/application/fields/undo-field-changes';
import { undoValues, undoManyValues } from '@evident/application/fields/undo-values';
import { UpdateField, UpdateFieldHandler } from '@evident/application/fields/update-field';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';

import { COLUMNS_OPERATIONS } from './columns.operations.ts';
import { FIELD_SETS_OPERATIONS } from './field-sets.operations.ts';
import { FIELD_VALUES_OPERATIONS } from './field-values.operations.ts';
import { FIELDS_OPERATIONS } from './fields.operations.ts';
import { PERSON_FIELDS_OPERATIONS } from './person-fields.operations.ts';
const FIELDS = port<FieldReader>('FieldReader');

@Module({
  controllers: [
    controllerFor('Fields', COLUMNS_OPERATIONS),
    controllerFor('Fields', FIELDS_OPERATIONS),
    controllerFor('Fields', FIELD_SETS_OPERATIONS),
    controllerFor('Fields', FIELD_VALUES_OPERATIONS),
    controllerFor('Fields', PERSON_FIELDS_OPERATIONS),
  ],
  providers: [
    provide(FIELDS, (reads: PostgresReads) => new PostgresFieldReader(reads), [READS]),
    handle(ListFields, ListFieldsHandler, [FIELDS]),
    handle(ListWorkspaceFields, ListWorkspaceFieldsHandler, [FIELDS]),
    handle(GetField, GetFieldHandler, [FIELDS]),
    handle(GetObjectFields, GetObjectFieldsHandler, [FIELDS]),
    handle(CreateField, CreateFieldHandler, [WORK, IDS, CLOCK]),
    handle(CreateWorkspaceField, CreateWorkspaceFieldHandler, [WORK, IDS, CLOCK]),
    handle(UpdateField, UpdateFieldHandler, [WORK, IDS, CLOCK]),
    handle(PreviewFieldChange, PreviewFieldChangeHandler, [WORK, IDS, CLOCK]),
    handle(MoveField, MoveFieldHandler, [WORK, IDS]),
    handle(DeleteField, DeleteFieldHandler, [WORK, IDS]),
    handle(CreateFieldSet, CreateFieldSetHandler, [WORK, IDS]),
    handle(CreateWorkspaceFieldSet, CreateWorkspaceFieldSetHandler, [WORK, IDS]),
    handle(RenameFieldSet, RenameFieldSetHandler, [WORK, IDS]),
    handle(MoveFieldSet, MoveFieldSetHandler, [WORK, IDS]),
    handle(DeleteFieldSet, DeleteFieldSetHandler, [WORK, IDS]),
    handle(ListRawColumns, ListRawColumnsHandler, [WORK]),
    handle(ConvertColumns, ConvertColumnsHandler, [WORK, IDS, CLOCK]),
    handle(SetFieldValues, SetFieldValuesHandler, [WORK, CLOCK]),
    handle(GetPersonFields, GetPersonFieldsHandler, [FIELDS]),
    handle(SetPersonFields, SetPersonFieldsHandler, [WORK, CLOCK]),
    undoes(undoFieldChanges, [CLOCK]),
    undoes(undoValues, [CLOCK]),
    undoes(undoManyValues, [CLOCK]),
  ],
})
export class FieldsModule {}
