import { type Field, fieldTypeOf } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { PersonStore } from '../people/index.ts';
import type { FieldStore } from './field-store.ts';
import { knownPeople } from './known-people.ts';
import type { RawColumnStore, RawNotes } from './raw-column-store.ts';

interface Filled {
  readonly field: Field;
  readonly valueCount: number;
  /** Notes whose text is no value of the field. */
  readonly rawCount: number;
}

/** Fills a field from a raw column. A select field gets options for texts that name none. Existing values and the raw column stay. */
export async function fillField(
  { fields, rawColumns, people }: { fields: FieldStore; rawColumns: RawColumnStore; people: PersonStore },
  field: Field,
  notes: RawNotes,
  name: string,
  { newId, at, actor = null }: { newId: () => Uuid; at: Date; actor?: Actor | null },
): Promise<Filled> {
  const texts = await rawColumns.texts(notes, name);
  const type = fieldTypeOf(field.type);
  const all = texts.map(({ text }) => text);
  const settings = type.settingsFor?.(all, field.settings, newId) ?? field.settings;
  const filled: Field = {
    ...field,
    settings,
    sourceColumns: [...new Set([...field.sourceColumns, name])],
    updatedAt: at,
  };
  await fields.save(filled);
  const named = type.holds === 'people' ? await knownPeople(people, actor, { texts: all }) : undefined;
  const read = type.reader(settings, all, named?.personOf);
  const values = texts.flatMap(({ text, count }) => {
    const value = read(text);
    return value ? [{ text, value, count }] : [];
  });
  const valueCount = await rawColumns.fill(notes, name, field.id, values, at);
  const fitting = values.reduce((sum, { count }) => sum + count, 0);
  return { field: filled, valueCount, rawCount: texts.reduce((sum, { count }) => sum + count, 0) - fitting };
}
