import { GetObjectFields } from '@evident/application/fields/queries';
import { SetFieldValues } from '@evident/application/fields/set-field-values';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { ObjectFieldsDto, SentValuesDto } from './fields.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const FIELD_VALUES_OPERATIONS = {
  getNoteFields: operation({
    route: 'GET /notes/{noteId}/fields',
    asks: GetObjectFields,
    summary: 'Read the custom fields of a note and their values',
    answers: ObjectFieldsDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new GetObjectFields(actor, 'NOTE', noteId),
  }),
  setNoteFields: operation({
    route: 'PATCH /notes/{noteId}/fields',
    asks: SetFieldValues,
    summary: 'Set or clear values of custom fields of a note',
    body: SentValuesDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: { values }, seen }) => new SetFieldValues(actor, 'NOTE', noteId, values, seen),
    answer: undoable,
  }),
  getInsightFields: operation({
    route: 'GET /insights/{insightId}/fields',
    asks: GetObjectFields,
    summary: 'Read the custom fields of an insight and their values',
    answers: ObjectFieldsDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new GetObjectFields(actor, 'INSIGHT', insightId),
  }),
  setInsightFields: operation({
    route: 'PATCH /insights/{insightId}/fields',
    asks: SetFieldValues,
    summary: 'Set or clear values of custom fields of an insight',
    body: SentValuesDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: { values }, seen }) =>
      new SetFieldValues(actor, 'INSIGHT', insightId, values, seen),
    answer: undoable,
  }),
};
