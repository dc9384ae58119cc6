import { type FieldView, type SentValue, type ValueView, valueOf } from '@evident/domain/fields';
import { Refusal } from '@evident/domain/kernel';
import type { Row } from '@evident/domain/views';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';
import { valueOfRow } from '../../data/views/note-facts.ts';
import type { Column } from './columns.ts';

/** The text of a cell, as it is copied. */
export function cellText(row: Row, { key, field }: Column): string {
  if (field) return row.values.find(({ fieldId }) => fieldId === field.id)?.shown ?? '';
  const texts: Record<string, () => string> = {
    TITLE: () => row.title,
    TEXT: () => row.text,
    CONTENT_PREVIEW: () => row.text,
    NOTE_TITLE: () => row.title,
    TAGS: () => row.tags.map(({ title }) => title).join('; '),
    PEOPLE: () => row.people.map(({ name }) => name).join('; '),
    AUTHORS: () => row.authors.map(({ name }) => name).join('; '),
    SPEAKERS: () => row.speakers.join('; '),
    HIGHLIGHT_COUNT: () => String(row.highlightCount ?? ''),
    STATUS: () => (row.published ? 'Published' : 'Not published'),
    DATE: () => row.day ?? '',
    CREATED_AT: () => row.createdAt.slice(0, 10),
    UPDATED_AT: () => row.updatedAt.slice(0, 10),
  };
  return texts[key]?.() ?? '';
}

/** Rows of cells as spreadsheets exchange them. */
export const toTabs = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.map((text) => text.replace(/[\t\n\r]+/g, ' ')).join('\t')).join('\n');

export const fromTabs = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * The value of a pasted text; an empty text clears.
 * @throws Refusal `ValidationError` that says why it is none
 */
export function valueFrom(field: FieldView, pasted: string): SentValue {
  const text = pasted.trim();
  if (text === '') return {};
  const sent = SHOWN_FIELD_TYPES[field.type].pasted(text, field);
  if (sent === null) throw new Refusal('ValidationError', `“${text}” is no value of “${field.label}”`);
  valueOf(field, sent);
  return sent;
}

/** A value as a table holds it, to be sent again for another row. */
export function sentFrom(row: Row, field: FieldView): SentValue {
  const value = valueOfRow(row, field);
  if (!value) return {};
  const { fieldId: _field, shown: _shown, ...sent } = value;
  return sent;
}

/** A value that was sent, as inputs show it; undefined if it clears. */
export function asShown(fieldId: string, { ids, ...sent }: SentValue): ValueView | undefined {
  const value = { ...sent, ...(ids ? { ids: [...ids] } : {}) };
  return Object.keys(value).length === 0 ? undefined : ({ fieldId, shown: '', ...value } as ValueView);
}
