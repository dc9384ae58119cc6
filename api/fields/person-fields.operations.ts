import { GetPersonFields } from '@evident/application/fields/queries';
import { SetPersonFields } from '@evident/application/fields/set-person-fields';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { ObjectFieldsDto, SentValuesDto } from './fields.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PERSON_FIELDS_OPERATIONS = {
  getPersonFields: operation({
    route: 'GET /people/{personId}/fields',
    asks: GetPersonFields,
    summary: 'Read the custom fields of a person and their values',
    answers: ObjectFieldsDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, personId }) => new GetPersonFields(actor, personId),
  }),
  setPersonFields: operation({
    route: 'PATCH /people/{personId}/fields',
    asks: SetPersonFields,
    summary: 'Set or clear values of custom fields of a person',
    body: SentValuesDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, personId, body: { values }, seen }) => new SetPersonFields(actor, personId, values, seen),
    answer: undoable,
  }),
};
