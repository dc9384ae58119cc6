import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ViewedType } from '@evident/domain/views';
import { highlightColumns } from '../filters/highlight-columns.ts';
import { insightColumns } from '../filters/insight-columns.ts';
import { noteColumns } from '../filters/note-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { insightsFor } from '../insights/insight-rows.ts';
import { db } from '../queries.ts';

/** The notes `n` of a project that pass a clause, with their documents `d`. */
export const notesIn = (projectId: Uuid, clause: Clause) =>
  db
    .selectFrom('note as n')
    .innerJoin('document as d', 'd.id', 'n.id')
    .where('n.project_id', '=', projectId)
    .where(toSql(clause, noteColumns));

/**
 * The same rows without columns, to count. Whether the actor sees the project is checked once instead of for each note,
 * and PostgreSQL leaves out the documents unless the clause needs them.
 */
export const notesCountedIn = (projectId: Uuid, clause: Clause) =>
  db
    .selectFrom('project as p')
    .innerJoin('note as n', 'n.project_id', 'p.id')
    .leftJoin('document as d', 'd.id', 'n.id')
    .where('p.id', '=', projectId)
    .where(toSql(clause, noteColumns));

/** The highlights `h` of a project that pass a clause, with their notes `n` and documents `d`. */
export const highlightsIn = (projectId: Uuid, clause: Clause) =>
  db
    .selectFrom('highlight as h')
    .innerJoin('note as n', 'n.id', 'h.note_id')
    .innerJoin('document as d', 'd.id', 'h.note_id')
    .innerJoin('project as p', 'p.id', 'h.project_id')
    .where('h.project_id', '=', projectId)
    .where(toSql(clause, highlightColumns(projectId)));

/** The insights `i` of a project that pass a clause, as the actor sees them. */
export const insightsIn = (actor: Actor, projectId: Uuid, clause: Clause) =>
  insightsFor(actor).where('i.project_id', '=', projectId).where(toSql(clause, insightColumns));

/** The column that identifies a row, and the one that identifies the object whose fields it shows. */
export const KEYS = {
  NOTE: { id: 'n.id', fields: 'n.id' },
  HIGHLIGHT: { id: 'h.id', fields: 'h.note_id' },
  INSIGHT: { id: 'i.id', fields: 'i.id' },
} as const satisfies Record<ViewedType, { id: string; fields: string }>;
