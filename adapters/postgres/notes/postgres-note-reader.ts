import type { NoteReader, NoteReading } from '@evident/application/notes/note-reader';
import { type RichNode, excerpt, excerptOf } from '@evident/domain/content';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { ImportOriginView, NoteFilter, NoteRow, NoteView } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { contributors } from '../contributors.ts';
import { groupOf } from '../imports/groups.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { filterNotes, isGrouped, orderOf } from './filter-notes.ts';

/** Enough characters for an excerpt: long texts are not read whole for a list. */
const FIRST_WORDS = 600;
/** Texts kept in so few bytes are looked at for headings, as those of rows of tables are, where they name the columns; long ones would be read whole for that. */
const SHORT_BYTES = 8000;
const FIRST_BLOCKS = 8;

const ROW = `
  n.id, n.project_id AS "projectId", n.title, n.occurred_on::text AS "occurredOn", left(d.text, ${FIRST_WORDS}) AS excerpt,
  CASE WHEN pg_column_size(d.content) < ${SHORT_BYTES} AND d.content #>> '{content,0,type}' = 'heading' THEN jsonb_path_query_array(d.content, '$.content[0 to ${FIRST_BLOCKS - 1}]') END AS opening,
  (SELECT count(*)::int FROM highlight h WHERE h.note_id = n.id) AS "highlightCount", ${contributors('n.id', true)} AS authors,
  n.archived_at IS NOT NULL AS archived, n.created_at AS "createdAt", n.updated_at AS "updatedAt"`;

const MOST_NOTES_FIRST: Order = {
  columns: [
    { sql: '-o."noteCount"', type: 'double precision' },
    { sql: 'o.name', type: 'text' },
  ],
};

type Dated = { createdAt: Date; updatedAt: Date };
/** `opening`: the first blocks of a short text that begins with a heading. */
type Stored<View> = Omit<View, keyof Dated> & Dated & { opening: RichNode[] | null };

const viewOf = <View extends { excerpt: string }>({ opening, ...row }: Stored<View>): View =>
  ({
    ...row,
    excerpt: opening ? excerptOf({ type: 'doc', content: opening }) : excerpt(row.excerpt as string),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }) as unknown as View;

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
        'prepared',
      );
      return row ? viewOf<NoteView>(row) : null;
    });
  }

  notesOf(actor: Actor, projectId: Uuid, filter: NoteFilter, page: PageRequest): Promise<Page<NoteRow>> {
    const wanted = filterNotes(filter, 2);
    const keys = keyset(orderOf(filter), page, 2 + wanted.parameters.length);
    const scope = visibleProjects(actor, 'READ', 2 + wanted.parameters.length + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<Stored<NoteRow>>>(
        `SELECT ${ROW}, ${isGrouped(filter) ? groupOf('n.import_file_id', filter.archived === 'true') : 'NULL::json'} AS "group", ${keys.select} FROM note n JOIN document d ON d.id = n.id
         WHERE n.project_id = $1 AND ${wanted.sql} AND $1 IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
        [projectId, ...wanted.parameters, ...keys.parameters, ...scope.parameters],
        'prepared',
      );
      return pageFrom(found, page, (row) => viewOf<NoteRow>(row));
    });
  }

  importOrigins(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<ImportOriginView>> {
    const keys = keyset(MOST_NOTES_FIRST, page, 3);
    const scope = visibleProjects(actor, 'READ', 3 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<ImportOriginView>>(
        `SELECT o.name, o."noteCount", ${keys.select}
         FROM (SELECT n.source_name AS name, count(*)::int AS "noteCount" FROM note n
               WHERE n.project_id = $1 AND (n.archived_at IS NOT NULL) = $2 AND n.source_name IS NOT NULL AND $1 IN ${scope.sql} GROUP BY n.source_name) o
         WHERE ${keys.where} ${keys.tail}`,
        [projectId, archived, ...keys.parameters, ...scope.parameters],
      );
      return pageFrom(found, page, (row: ImportOriginView) => row);
    });
  }

  reading(actor: Actor, noteId: Uuid): Promise<NoteReading | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(
      actor.teamId,
      async (rows) =>
        (
          await rows<NoteReading>(
            `SELECT n.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind
         FROM note n JOIN document d ON d.id = n.id WHERE n.id = $1 AND n.project_id IN ${scope.sql}`,
            [noteId, ...scope.parameters],
            'prepared',
          )
        )[0] ?? null,
    );
  }
}
