import { SELECTABLE_MAX } from './settings.ts';
import { FIELD_TYPE_NAMES, type FieldTypeName, fieldTypeOf } from './types/index.ts';

/** A text, and how many notes have it. */
export interface CountedText {
  readonly text: string;
  readonly count: number;
}

/** So much of a column must be of a type (decided). */
const SHARE = 0.95;

const GUESSED = FIELD_TYPE_NAMES.flatMap((type) => {
  const { guess } = fieldTypeOf(type);
  return guess ? [{ type, ...guess }] : [];
}).toSorted((one, other) => one.turn - other.turn);

/** The type that fits the texts of a column best, for a member to correct. */
export function guessedType(name: string, texts: readonly CountedText[]): FieldTypeName {
  if (texts.length === 0) return 'TEXT';
  const filled = texts.reduce((sum, { count }) => sum + count, 0);
  const all = texts.map(({ text }) => text);
  const isRead = (type: FieldTypeName): boolean => {
    const read = fieldTypeOf(type).reader({}, all);
    return texts.reduce((sum, { text, count }) => (read(text) ? sum + count : sum), 0) >= filled * SHARE;
  };
  const guessed = GUESSED.find(({ type, fits }) => fits({ name, texts: all, filled, isRead: () => isRead(type) }));
  return guessed?.type ?? 'TEXT';
}

/** The settings of a field made from a column. @param several a cell may name several options */
export const columnSettings = (type: FieldTypeName, several = false): { max?: number } =>
  several && fieldTypeOf(type).holds === 'options' ? { max: SELECTABLE_MAX } : {};
