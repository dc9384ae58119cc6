import { type TextRange, codePoints, HIGHLIGHT_MAX_LENGTH } from '../content/index.ts';
import { type Infer, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import type { Highlight } from './highlight.ts';

/** Maximum number of notes in one request. */
export const WHOLE_NOTES_MAX = 500;

export const wholeNotes = {
  type: 'object',
  properties: {
    noteIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: WHOLE_NOTES_MAX,
      description: 'Notes of this project',
    },
  },
  required: ['noteIds'],
} as const satisfies ObjectSchema;
export type WholeNotes = Infer<typeof wholeNotes>;

export const highlightedNotes = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Undo with `POST /undo/{undoId}`; null if nothing was highlighted' },
    highlighted: { type: 'integer', description: 'Notes that were highlighted' },
    skipped: {
      type: 'integer',
      description:
        'Notes left as they were: empty, archived, too long for a highlight, or highlighted as a whole before',
    },
  },
  required: ['undoId', 'highlighted', 'skipped'],
} as const satisfies ObjectSchema;
export type HighlightedNotes = Infer<typeof highlightedNotes>;

/** Data kept to undo it. */
export interface KeptWholeNotes {
  readonly projectId: Uuid;
  readonly highlightIds: readonly Uuid[];
}

/**
 * The whole text of a note without the white space at its ends, in code points. Null if it is empty, longer than a
 * highlight may be, or highlighted already.
 */
export function wholeText(text: string, highlights: readonly Highlight[]): TextRange | null {
  const words = text.trim();
  if (words === '') return null;
  const points = codePoints(text);
  const start = points.pointAt(text.indexOf(words));
  const range = { start, end: start + codePoints(words).length };
  if (range.end - range.start > HIGHLIGHT_MAX_LENGTH) return null;
  const isWhole = (one: Highlight) =>
    one.target === 'WORDS' && one.lostAt === null && one.start === range.start && one.end === range.end;
  return highlights.some(isWhole) ? null : range;
}
