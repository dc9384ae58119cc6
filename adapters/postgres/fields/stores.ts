import type { Session } from '../session.ts';
import { fieldEntity, fieldSetEntity } from './entities.ts';
import { PostgresFieldStore } from './postgres-field-store.ts';
import { PostgresRawColumnStore } from './postgres-raw-column-store.ts';
import { PostgresFieldValueStore } from './postgres-field-value-store.ts';

export const fieldEntities = [fieldSetEntity, fieldEntity];

export const fieldStores = {
  fields: (session: Session) => new PostgresFieldStore(session),
  rawColumns: (session: Session) => new PostgresRawColumnStore(session),
  fieldValues: (session: Session) => new PostgresFieldValueStore(session),
};
