import { noteForms } from '@evident/domain/notes';
import type { ListFilters } from '../filters/index.ts';
import type { NoteReader } from '../notes/index.ts';
import type { FindNotes } from './doc-sources.ts';

/** Notes that a filter finds for a doc at most, the latest ones (decided). */
const NOTES_MAX = 300;

/** Finds notes as their lists do. */
export const findNotes =
  (notes: NoteReader, filters: ListFilters): FindNotes =>
  async (actor, projectId, filter) => {
    const clause = await filters.clause('note', noteForms({ filter }), actor);
    const page = await notes.notesOf(actor, projectId, { clause, common: false }, { limit: NOTES_MAX, cursor: null });
    return page.items.map(({ id }) => id);
  };
