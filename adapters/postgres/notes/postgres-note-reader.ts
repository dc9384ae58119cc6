import type { NoteReader, NoteReading } from '@evident/application/notes/note-reader';
import { excerpt } from '@evident/domain/content';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { NoteRow, NoteView } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { contributors } from '../contributors.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';

/** Enough characters for an excerpt: long texts are not read whole for a list. */
const FIRST_WORDS = 600;

const ROW = `
  n.id, n.project_id AS "projectId", n.title, n.occurred_on::text AS "occurredOn", left(d.text, ${FIRST_WORDS}) AS excerpt,
  (SELECT count(*)::int FROM highlight h WHERE h.note_id = n.id) AS "highlightCount", ${contributors('n.id', true)} AS authors,
  n.archived_at IS NOT NULL AS archived, n.created_at AS "createdAt", n.updated_at AS "updatedAt"`;

const NEWEST_FIRST: Order = { columns: [{ sql: 'n.created_at', type: 'timestamptz' }, { sql: 'n.id', type: 'uuid' }], descending: true };

type Dated = { createdAt: Date; updatedAt: Date };
type Stored<View> = Omit<View, keyof Dated> & Dated;

const viewOf = <View extends { excerpt: string }>(row: Stored<View>): View =>
  ({ ...row, excerpt: excerpt(row.excerpt), createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }) as unknown as View;

/** Notes as they are shown, read straight from the tables. */
export class PostgresNoteReader implements NoteReader {
  constructor(private readonly reads: PostgresReads) {}

  note(actor: Actor, noteId: Uuid): Promise<NoteView | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const [row] = await rows<Stored<NoteView>>(
        `SELECT ${ROW}, p.title AS "projectTitle", n.language, ${contributors('n.id', false)} AS contributors, n.source_name AS "sourceName", n.raw_fields AS fields, d.version, n.version AS "factsVersion",
                (SELECT coalesce(json_agg(json_build_object('id', s.key, 'name', s.value)), '[]') FROM jsonb_each_text(d.speakers) s) AS speakers
         FROM note n JOIN document d ON d.id = n.id JOIN project p ON p.id = n.project_id
         WHERE n.id = $1 AND n.project_id IN ${scope.sql}`,
        [noteId, ...scope.parameters],
      );
      return row ? viewOf<NoteView>(row) : null;
    });
  }

  notesOf(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<NoteRow>> {
    const keys = keyset(NEWEST_FIRST, page, 3);
    const scope = visibleProjects(actor, 'READ', 3 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<Stored<NoteRow>>>(
        `SELECT ${ROW}, ${keys.select} FROM note n JOIN document d ON d.id = n.id
         WHERE n.project_id = $1 AND (n.archived_at IS NOT NULL) = $2 AND $1 IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
        [projectId, archived, ...keys.parameters, ...scope.parameters],
      );
      return pageFrom(found, page, (row) => viewOf<NoteRow>(row));
    });
  }

  reading(actor: Actor, noteId: Uuid): Promise<NoteReading | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) =>
      (await rows<NoteReading>(
        `SELECT n.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind
         FROM note n JOIN document d ON d.id = n.id WHERE n.id = $1 AND n.project_id IN ${scope.sql}`,
        [noteId, ...scope.parameters],
      ))[0] ?? null);
  }
}
