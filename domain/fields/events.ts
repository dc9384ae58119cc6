import { by, event, id, ids, inProject } from '../event-kinds/index.ts';
import { FIELDED_TYPES } from './fielded.ts';

const field = { type: 'FIELD', id: 'fieldId' } as const;
const fielded = { type: null, id: 'objectId' } as const;
const manyFielded = { type: null, ids: 'objectIds' } as const;

export const FIELD_EVENTS = {
  'field:changed': event(
    field,
    'a custom field is created, changed, moved or restored; without a project, a field of the workspace',
    { fieldId: id, by },
    inProject,
  ),
  'field:removed': event(field, 'a custom field is deleted', { fieldId: id, by }, inProject),
  'field:arranged': event(null, 'a set of fields is created, renamed, moved or deleted', { by }, inProject),
  'field:set': event(
    fielded,
    'values of custom fields are set or cleared on a note, insight or person',
    { objectType: { type: 'string', enum: FIELDED_TYPES }, objectId: id, fieldIds: ids, by },
    inProject,
  ),
  'fields:set': event(
    manyFielded,
    'values of the same custom fields are set or cleared on many objects at once',
    { objectType: { type: 'string', enum: FIELDED_TYPES }, objectIds: ids, fieldIds: ids, by },
    inProject,
  ),
} as const;
