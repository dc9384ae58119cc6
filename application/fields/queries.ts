import type { FieldFilter, FieldList, FieldWithUse, FieldedType, ObjectFields } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { FieldReader } from './field-reader.ts';

/** The fields of a project, with those of the workspace if asked for. */
export class ListFields extends Query<FieldList> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly filter: FieldFilter,
  ) {
    super();
  }
}

export const ListFieldsHandler = answeredBy(({ actor, projectId, filter }: ListFields, fields: FieldReader) =>
  fields.fieldsAt(actor, projectId, filter),
);

/** The fields of the workspace. */
export class ListWorkspaceFields extends Query<FieldList> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly filter: FieldFilter,
  ) {
    super();
  }
}

export const ListWorkspaceFieldsHandler = answeredBy(({ actor, filter }: ListWorkspaceFields, fields: FieldReader) =>
  fields.fieldsAt(actor, null, filter),
);

/** The fields of an object with its values. */
export class GetObjectFields extends Query<ObjectFields> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly objectType: FieldedType,
    readonly objectId: Uuid,
  ) {
    super();
  }
}

const NOT_FOUND: Record<FieldedType, string> = {
  NOTE: 'Note not found',
  INSIGHT: 'Insight not found',
  PERSON: 'Person not found',
};

export const GetObjectFieldsHandler = answeredBy(
  ({ actor, objectType, objectId }: GetObjectFields, fields: FieldReader) =>
    found(fields.objectFields(actor, objectType, objectId), NOT_FOUND[objectType]),
);

/** The fields of a person with their values; not found for members who do not see people. */
export class GetPersonFields extends Query<ObjectFields> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
  ) {
    super();
  }
}

export const GetPersonFieldsHandler = answeredBy(({ actor, personId }: GetPersonFields, fields: FieldReader) =>
  found(fields.objectFields(actor, 'PERSON', personId), NOT_FOUND.PERSON),
);

/** One field, with the number of its values. */
export class GetField extends Query<FieldWithUse> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fieldId: Uuid,
  ) {
    super();
  }
}

export const GetFieldHandler = answeredBy(({ actor, fieldId }: GetField, fields: FieldReader) =>
  found(fields.field(actor, fieldId), 'Field not found'),
);
