import { type Uuid, oneLine, refuse } from '../kernel/index.ts';
import type { Field } from './field.ts';
import type { SentSettings } from './settings.ts';
import type { FieldValue } from './field-value.ts';
import type { PersonOf } from './types/field-type.ts';
import { type FieldTypeName, fieldTypeOf } from './types/index.ts';
import { sameValue, shownValue } from './value.ts';

/** Changes of a field. Absent parts stay. */
export interface FieldWording {
  readonly label?: string;
  readonly type?: FieldTypeName;
  readonly settings?: SentSettings;
}

/**
 * The field with other words, type or settings.
 * @param texts its values as text; a select field gets their options if the client sent none
 */
export function rewordedField(
  field: Field,
  { label, type = field.type, settings }: FieldWording,
  { newId, texts, at }: { newId: () => Uuid; texts: Iterable<string>; at: Date },
): Field {
  const turned = type !== field.type;
  const kind = fieldTypeOf(type);
  let stored = turned || settings ? kind.settings(settings ?? {}, turned ? {} : field.settings, newId) : field.settings;
  if (turned && kind.settingsFor && !settings?.options) stored = kind.settingsFor(texts, stored, newId);
  return {
    ...field,
    ...(label !== undefined && { label: oneLine(label, 'label') }),
    type,
    settings: stored,
    updatedAt: at,
  };
}

/** Whether values can be lost or have to be stored differently. */
export function affectsValues(before: Field, after: Field): boolean {
  if (before.type !== after.type) return true;
  if ((after.settings.max ?? 0) < (before.settings.max ?? 0)) return true;
  const kept = new Set(after.settings.options?.map(({ id }) => id));
  return (before.settings.options ?? []).some(({ id }) => !kept.has(id));
}

/** A value after the change of its field. */
export interface Converted {
  /** Null if nothing of it is left. */
  readonly value: FieldValue | null;
  /** Something of the value is gone. */
  readonly lost: boolean;
}

type NameOf = (personId: Uuid) => string | undefined;

/** People by their ids and names. */
export interface KnownPeople {
  readonly nameOf: NameOf;
  readonly personOf: PersonOf;
}

/** A value as text, without the decoration of number formats. */
export const plainValue = (
  { type, settings }: Pick<Field, 'type' | 'settings'>,
  value: FieldValue,
  nameOf?: NameOf,
): string => {
  const { format: _, currencySymbol: __, ...plain } = settings;
  return shownValue({ type, settings: plain }, value, nameOf);
};

/**
 * Converts values of a field whose type or settings change. Between types, a value goes through its text.
 * @param texts all values as text
 */
export function converter(
  before: Field,
  after: Field,
  texts: Iterable<string>,
  people?: KnownPeople,
): (value: FieldValue) => Converted {
  if (before.type === after.type) return (value) => withinSettings(after, value);
  const read = fieldTypeOf(after.type).reader(after.settings, texts, people?.personOf);
  return (value) => {
    const converted = read(plainValue(before, value, people?.nameOf));
    return { value: converted, lost: converted === null };
  };
}

/** Drops ids that are no options any more, and those above the maximum. */
function withinSettings({ type, settings: { options, max } }: Field, value: FieldValue): Converted {
  if (!('ids' in value)) return { value, lost: false };
  const known = fieldTypeOf(type).holds === 'options' ? new Set(options?.map(({ id }) => id)) : null;
  const ids = value.ids.filter((id) => known?.has(id) ?? true).slice(0, max);
  const kept = ids.length === 0 ? null : { ids };
  return { value: kept, lost: !sameValue(kept, value) };
}

/**
 * Refuses a change that loses more values than the client accepted.
 * @throws Refusal `InvalidOperation`
 */
export function refuseLosses(lost: number, accepted: number): void {
  if (lost > accepted)
    refuse(
      'InvalidOperation',
      lost === 1 ? '1 value would be lost' : `${lost.toLocaleString('en')} values would be lost`,
      'Preview the change, then confirm it with “acceptedLosses”.',
    );
}
