import { type Uuid, refuse } from '../kernel/index.ts';
import type { Field } from './field.ts';
import type { FieldValue, SentValue, Stored } from './field-value.ts';
import { fieldTypeOf } from './types/index.ts';

const STORED: readonly Stored[] = ['text', 'number', 'boolean', 'moment', 'ids'];
const TAKES: Record<Stored, string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  moment: 'a date',
  ids: 'a list of ids',
};

/**
 * The value that a client sent for a field; null clears it.
 * @throws Refusal `ValidationError` if the field cannot hold it
 */
export function valueOf(field: Pick<Field, 'type' | 'label' | 'settings'>, sent: SentValue): FieldValue | null {
  const keys = STORED.filter((key) => sent[key] !== undefined && sent[key] !== null);
  const [key] = keys;
  if (key === undefined) return null;
  const type = fieldTypeOf(field.type);
  if (keys.length > 1 || key !== type.stored)
    refuse('ValidationError', `“${field.label}” takes ${TAKES[type.stored]}`, `Send it as “${type.stored}”.`);
  return type.check(sent, field.settings, field.label);
}

/** A value as text, as in exports. `nameOf` names people; unknown people are left out. */
export const shownValue = (
  field: Pick<Field, 'type' | 'settings'>,
  value: FieldValue,
  nameOf: (personId: Uuid) => string | undefined = () => undefined,
): string => fieldTypeOf(field.type).shown(value, field.settings, nameOf);

/** Whether two values are the same; the order of ids counts. */
export const sameValue = (one: FieldValue | null, other: FieldValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
