import { type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import type { Highlight } from './highlight.ts';

/** The highlight that carries the tags of a note itself. It has no words, and there is at most one in each note. */
export const ofWholeNote = ({
  now,
  ...of
}: Pick<Highlight, 'id' | 'teamId' | 'noteId' | 'projectId' | 'createdBy'> & { readonly now: Date }): Highlight => ({
  ...of,
  target: 'NOTE',
  anchor: 'note',
  fileId: null,
  areas: [],
  text: '',
  before: '',
  after: '',
  start: 0,
  end: 0,
  startMs: null,
  endMs: null,
  snippetStartMs: null,
  snippetEndMs: null,
  speakers: [],
  relativeStart: null,
  relativeEnd: null,
  lostAt: null,
  createdAt: now,
  updatedAt: now,
});

/** Tags that are put on the note itself, of its highlights. */
export const tagsOfNote = <Tag>(
  highlights: readonly { readonly target: string; readonly id: Uuid; readonly tags: readonly Tag[] }[],
): { readonly highlightId: Uuid | null; readonly tags: readonly Tag[] } => {
  const whole = highlights.find(({ target }) => target === 'NOTE');
  return { highlightId: whole?.id ?? null, tags: whole?.tags ?? [] };
};

export const noteTagged = {
  type: 'object',
  properties: { id: { ...id, description: 'The highlight of the whole note, which carries the tags' }, undoId: id },
  required: ['id', 'undoId'],
} as const satisfies ObjectSchema;
