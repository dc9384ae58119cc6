import type { HighlightFilter, HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { HighlightView, SpeakerView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';

const COLUMNS = `
  h.id, h.note_id AS "noteId", n.title AS "noteTitle", h.project_id AS "projectId", p.title AS "projectTitle",
  h.text, h.before, h.after, h.start_at AS start, h.end_at AS "end", h.start_ms AS "startMs", h.end_ms AS "endMs", names_of(d.speakers, h.speakers) AS speakers, h.anchor,
  h.lost_at IS NOT NULL AS lost, h.created_by AS "createdBy", CASE WHEN m.removed_at IS NULL THEN m.name ELSE 'Deleted user' END AS "createdByName",
  h.created_at AS "createdAt", h.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'color', coalesce(t.color, g.color), 'appliedBy', ht.applied_by,
            'appliedByName', CASE WHEN a.removed_at IS NULL THEN coalesce(a.name, 'Deleted user') ELSE 'Deleted user' END, 'appliedAt', to_char(ht.applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'how', ht.how) ORDER BY ht.applied_at, t.id), '[]')
   FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id JOIN tag_group g ON g.id = t.tag_group_id LEFT JOIN member a ON a.id = ht.applied_by WHERE ht.highlight_id = h.id) AS tags`;
const TABLES =
  'highlight h JOIN note n ON n.id = h.note_id JOIN document d ON d.id = h.note_id JOIN project p ON p.id = h.project_id LEFT JOIN member m ON m.id = h.created_by';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'h.created_at', type: 'timestamptz' },
    { sql: 'h.id', type: 'uuid' },
  ],
  descending: true,
};

const AS_THE_TEXT: Order = {
  columns: [
    ...['(h.lost_at IS NOT NULL)::int', 'h.start_at', 'h.end_at'].map((sql) => ({
      sql,
      type: 'double precision' as const,
    })),
    { sql: 'h.id', type: 'uuid' },
  ],
};

/** The notes of the project ($2) in which somebody of that name ($4) speaks. Found once, so that a rare speaker does not cost a look at every highlight. */
const NOTES_WITH_SPEAKER = `ARRAY(SELECT nn.id FROM note nn JOIN document dd ON dd.id = nn.id WHERE nn.project_id = $2 AND EXISTS (SELECT FROM jsonb_each_text(dd.speakers) AS who (by, name) WHERE who.name = $4))`;

const BY_NAME: Order = { columns: [{ sql: 's.name', type: 'text' }] };

type Row = Omit<HighlightView, 'speaker' | 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };
const viewOf = (row: Row): HighlightView => ({
  ...row,
  speaker: row.speakers.join(', ') || null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The pattern of texts that hold these characters, whatever they are. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Highlights as they are shown, scoped to what the actor may see. */
export class PostgresHighlightReader implements HighlightReader {
  constructor(private readonly reads: PostgresReads) {}

  async highlight(actor: Actor, highlightId: Uuid): Promise<HighlightView | null> {
    return (await this.some(actor, [highlightId]))[0] ?? null;
  }

  ofNote(actor: Actor, noteId: Uuid, page: PageRequest): Promise<Page<HighlightView>> {
    const keys = keyset(AS_THE_TEXT, page, 2);
    const scope = visibleProjects(actor, 'READ', 2 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) =>
      pageFrom(
        await rows<Keyed<Row>>(
          `SELECT ${COLUMNS}, ${keys.select} FROM ${TABLES} WHERE h.note_id = $1 AND h.project_id IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
          [noteId, ...keys.parameters, ...scope.parameters],
        ),
        page,
        viewOf,
      ),
    );
  }

  some(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) =>
      (
        await rows<Row>(
          `SELECT ${COLUMNS} FROM ${TABLES} WHERE h.id = ANY($1::uuid[]) AND h.project_id IN ${scope.sql}`,
          [highlightIds, ...scope.parameters],
        )
      ).map(viewOf),
    );
  }

  list(
    actor: Actor,
    { tagId, projectId, createdBy, speaker, untagged, search }: HighlightFilter,
    page: PageRequest,
  ): Promise<Page<HighlightView>> {
    const keys = keyset(NEWEST_FIRST, page, 7);
    const scope = visibleProjects(actor, 'READ', 7 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) =>
      pageFrom(
        await rows<Keyed<Row>>(
          `SELECT ${COLUMNS}, ${keys.select} FROM ${TABLES}
       WHERE ($1::uuid IS NULL OR EXISTS (SELECT FROM highlight_tag ht WHERE ht.highlight_id = h.id AND ht.tag_id = $1)) AND ($2::uuid IS NULL OR h.project_id = $2)
         AND ($3::text IS NULL OR h.text ILIKE $3 OR n.title ILIKE $3 OR EXISTS (SELECT FROM unnest(h.speakers) AS said (by) WHERE d.speakers ->> said.by ILIKE $3)
           OR h.id IN (SELECT ht.highlight_id FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id WHERE t.title ILIKE $3))
         AND ($4::text IS NULL OR (h.note_id = ANY(${NOTES_WITH_SPEAKER}) AND EXISTS (SELECT FROM unnest(h.speakers) AS said (by) WHERE d.speakers ->> said.by = $4)))
         AND ($5::boolean IS NOT TRUE OR NOT EXISTS (SELECT FROM highlight_tag ht WHERE ht.highlight_id = h.id))
         AND ($6::uuid IS NULL OR h.created_by = $6) AND h.project_id IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
          [
            tagId ?? null,
            projectId ?? null,
            search ? containing(search) : null,
            speaker ?? null,
            untagged ?? null,
            createdBy ?? null,
            ...keys.parameters,
            ...scope.parameters,
          ],
        ),
        page,
        viewOf,
      ),
    );
  }

  speakers(actor: Actor, projectId: Uuid, search: string | undefined, page: PageRequest): Promise<Page<SpeakerView>> {
    const keys = keyset(BY_NAME, page, 3);
    const scope = visibleProjects(actor, 'READ', 3 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) =>
      pageFrom(
        await rows<Keyed<SpeakerView>>(
          `SELECT s.name, ${keys.select} FROM (
         SELECT DISTINCT said.name FROM note n JOIN document d ON d.id = n.id, jsonb_each_text(d.speakers) AS said (id, name)
         WHERE n.project_id = $1 AND n.project_id IN ${scope.sql} AND ($2::text IS NULL OR said.name ILIKE $2) AND EXISTS (SELECT FROM highlight h WHERE h.note_id = n.id AND said.id = ANY(h.speakers))) s
       WHERE ${keys.where} ${keys.tail}`,
          [projectId, search ? containing(search) : null, ...keys.parameters, ...scope.parameters],
        ),
        page,
        ({ name }) => ({ name }),
      ),
    );
  }
}
