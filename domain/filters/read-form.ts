import {
  type ArraySchema,
  type ObjectSchema,
  type Schema,
  type StringSchema,
  UUID_PATTERN,
  refuse,
} from '../kernel/index.ts';
import { type CompiledForm, type FilterContext, type RowFault, compileFilterForm } from './compile-filter-form.ts';
import { EMPTY_FORM, FORM_LENGTH_MAX, type FilterForm, SEGMENTS_MAX, filterForm, segmentIdsIn } from './form.ts';

const ADVICE = 'The API reference describes filter forms.';

/**
 * A form from JSON text, as it is in a query string.
 * @throws Refusal `ValidationError` with the title `Invalid JSON` (document 001, section 5), or as {@link readFilterForm}
 */
export function parseFilterForm(json: string): FilterForm {
  if (json.length > FORM_LENGTH_MAX) refuseLength();
  return readFilterForm(parsed(json));
}

const refuseLength = (): never =>
  refuse('ValidationError', 'The filter is too long', `Use at most ${FORM_LENGTH_MAX} characters.`);

/** The form of a parameter; the empty one if it is absent. */
export const formGiven = (json: string | undefined): FilterForm =>
  json === undefined ? EMPTY_FORM : parseFilterForm(json);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuse('ValidationError', 'Invalid JSON', ADVICE);
  }
}

/**
 * A form from data of any shape. Stops at the first fault, and never looks deeper than forms are nested.
 * @throws Refusal `ValidationError` that names the faulty part
 */
export function readFilterForm(data: unknown): FilterForm {
  const fault = faultIn(filterForm, data, 'filter');
  if (fault !== null) refuse('ValidationError', fault, ADVICE);
  const form = data as FilterForm;
  const length = form.fieldForms.reduce((sum, { values }) => values.reduce((of, value) => of + value.length, sum), 0);
  if (length > FORM_LENGTH_MAX) refuseLength();
  if (segmentIdsIn([form]).size > SEGMENTS_MAX)
    refuse('ValidationError', `The filter names more than ${SEGMENTS_MAX} segments`, 'Use fewer.');
  const ids = new Set(form.fieldForms.map(({ id }) => id));
  if (ids.size < form.fieldForms.length)
    refuse('ValidationError', 'Two rows of the filter have the same id', 'Give each row an id of its own.');
  return form;
}

/** Why a value does not have a shape; null if it has. */
function faultIn(schema: Schema, value: unknown, name: string): string | null {
  switch (schema.type) {
    case 'string':
      return faultInText(schema, value, name);
    case 'boolean':
      return typeof value === 'boolean' ? null : `${name} must be true or false`;
    case 'array':
      return faultInList(schema, value, name);
    case 'object':
      return faultInObject(schema, value, name);
    default:
      throw new Error(`No form has a ${schema.type}`);
  }
}

/** PostgreSQL's text type holds neither NUL nor unpaired surrogates. */
const STORABLE = /^[^\u0000\p{Cs}]*$/u;

function faultInText(schema: StringSchema, value: unknown, name: string): string | null {
  if (typeof value !== 'string') return `${name} must be a text`;
  const isKnown =
    schema.enum?.includes(value) ?? (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value));
  if (!isKnown) return `${name} has an unknown value`;
  if (value.length < (schema.minLength ?? 0)) return `${name} must not be empty`;
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return `${name} has more than ${schema.maxLength} characters`;
  if (schema.format === 'uuid' && !UUID_PATTERN.test(value)) return `${name} must be a UUID`;
  return STORABLE.test(value) ? null : `${name} must not contain the NUL character or half of a character`;
}

function faultInList({ items, maxItems = 0 }: ArraySchema, value: unknown, name: string): string | null {
  if (!Array.isArray(value)) return `${name} must be a list`;
  if (value.length > maxItems) return `${name} has more than ${maxItems} entries`;
  for (const [index, entry] of value.entries()) {
    const fault = faultIn(items, entry, `${name}[${index}]`);
    if (fault !== null) return fault;
  }
  return null;
}

function faultInObject({ properties, required }: ObjectSchema, value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${name} must be an object`;
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${name}.${missing} is missing`;
  for (const key in value) {
    if (!Object.hasOwn(properties, key)) return `${name} has an unknown property`;
    const fault = faultIn(properties[key]!, (value as Record<string, unknown>)[key], `${name}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * The clauses of a form without faults.
 * @throws Refusal `ValidationError` that names each faulty row by its id
 */
export function compiledOrRefused(form: FilterForm, context: FilterContext): NonNullable<CompiledForm['clauses']> {
  const { clauses, faults } = compileFilterForm(form, context);
  return clauses && faults.length === 0 ? clauses : refuseRows(faults);
}

const refuseRows = (faults: readonly RowFault[]): never =>
  refuse(
    'ValidationError',
    'The filter cannot be used',
    faults.map(({ rowId, reason }) => `Row ${rowId}: ${reason}`).join(' '),
  );
