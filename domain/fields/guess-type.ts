import { OPTION_LABEL_MAX, type FieldTypeName } from './field.ts';
import { fieldTypeOf } from './types/index.ts';

/** A text, and how many notes have it. */
export interface CountedText {
  readonly text: string;
  readonly count: number;
}

/** So much of a column must be of a type (decided). */
const SHARE = 0.95;
const OPTIONS = 50;
const IS_SCORE = /\bnps\b|recommend/i;
const IS_PHONE = /phone|mobile|\btel\b/i;

/** The type that fits the texts of a column best, for a member to correct. Numbers from 0 to 10 are scores only if the name says so. */
export function guessedType(name: string, texts: readonly CountedText[]): FieldTypeName {
  if (texts.length === 0) return 'TEXT';
  const total = texts.reduce((sum, { count }) => sum + count, 0);
  const all = texts.map(({ text }) => text);
  const isOf = (type: FieldTypeName): boolean => {
    const read = fieldTypeOf(type).reader({}, all);
    return texts.reduce((sum, { text, count }) => (read(text) ? sum + count : sum), 0) >= total * SHARE;
  };
  if (texts.every(({ text }) => /^\s*\d+\s*$/.test(text)) ? false : isOf('BOOLEAN')) return 'BOOLEAN';
  if (IS_SCORE.test(name) && isOf('NPS')) return 'NPS';
  if (IS_PHONE.test(name) && isOf('PHONE')) return 'PHONE';
  for (const type of ['NUMBER', 'DATETIME', 'EMAIL', 'URL'] as const) if (isOf(type)) return type;
  const repeats = texts.length <= OPTIONS && total >= texts.length * 2;
  return repeats && all.every((text) => text.trim().length <= OPTION_LABEL_MAX) ? 'SELECT' : 'TEXT';
}
