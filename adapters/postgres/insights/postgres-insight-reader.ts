import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import type { NoteReading } from '@evident/application/notes/note-reader';
import { excerptOf, type RichNode } from '@evident/domain/content';
import { type EvidenceView, type InsightView, type PublishedFilter, type Source, strengthOf } from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { contributors } from '../contributors.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';

/** Enough blocks for an excerpt: long texts are not read whole for a list. */
const FIRST_BLOCKS = 20;
const ID = { sql: 'i.id', type: 'uuid' } as const;
const NEWEST_FIRST: Order = { columns: [{ sql: 'i.created_at', type: 'timestamptz' }, ID], descending: true };
const LATEST_PUBLISHED_FIRST: Order = { columns: [{ sql: 'i.published_at', type: 'timestamptz' }, ID], descending: true };

/** What is seen of an insight within the scope: evidence beyond it counts for nothing. */
const columns = (scope: string): string => `
  i.id, i.project_id AS "projectId", p.title AS "projectTitle", i.title, jsonb_path_query_array(d.content, '$.content[0 to ${FIRST_BLOCKS - 1}]') AS opening, i.locked, i.archived_at IS NOT NULL AS archived,
  i.cover_file_id AS "coverFileId", i.published_at AS "publishedAt", ${contributors('i.id', true)} AS authors, ${contributors('i.id', false)} AS contributors, d.version, i.version AS "factsVersion",
  i.created_at AS "createdAt", i.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('noteId', h.note_id, 'speakers', names_of(nd.speakers, h.speakers), 'lost', h.lost_at IS NOT NULL)), '[]')
   FROM insight_evidence e JOIN highlight h ON h.id = e.highlight_id JOIN document nd ON nd.id = h.note_id WHERE e.insight_id = i.id AND h.project_id IN ${scope}) AS evidence`;
const BELOW_FOLDER = 'p.folder_id IN (SELECT f.id FROM folder f WHERE f.path @> ARRAY[$1::uuid])';
const TABLES = 'insight i JOIN document d ON d.id = i.id JOIN project p ON p.id = i.project_id';

type Row = Omit<InsightView, 'excerpt' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'strength'> & { publishedAt: Date | null; createdAt: Date; updatedAt: Date; opening: RichNode[]; evidence: Source[] };
const viewOf = ({ evidence, opening, ...row }: Row): InsightView => ({
  ...row, excerpt: excerptOf({ type: 'doc', content: opening }, 400), strength: strengthOf(evidence),
  publishedAt: row.publishedAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(),
});

/** Insights as they are shown, scoped to what the actor may see. */
export class PostgresInsightReader implements InsightReader {
  constructor(
    private readonly reads: PostgresReads,
    private readonly highlights: HighlightReader,
  ) {}

  insight(actor: Actor, insightId: Uuid): Promise<InsightView | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const [row] = await rows<Row>(`SELECT ${columns(scope.sql)} FROM ${TABLES} WHERE i.id = $1 AND i.project_id IN ${scope.sql}`, [insightId, ...scope.parameters]);
      return row ? viewOf(row) : null;
    });
  }

  ofProject(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<InsightView>> {
    return this.list(actor, `i.project_id = $1 AND i.archived_at IS ${archived ? 'NOT NULL' : 'NULL'}`, projectId, NEWEST_FIRST, page);
  }

  published(actor: Actor, { folderId }: PublishedFilter, page: PageRequest): Promise<Page<InsightView>> {
    const where = `${folderId === undefined ? 'i.team_id = $1' : BELOW_FOLDER} AND i.published_at IS NOT NULL AND i.archived_at IS NULL`;
    return this.list(actor, where, folderId ?? actor.teamId, LATEST_PUBLISHED_FIRST, page);
  }

  reading(actor: Actor, insightId: Uuid): Promise<NoteReading | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) =>
      (await rows<NoteReading>(
        `SELECT i.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind
         FROM insight i JOIN document d ON d.id = i.id WHERE i.id = $1 AND i.project_id IN ${scope.sql}`,
        [insightId, ...scope.parameters],
      ))[0] ?? null);
  }

  async evidence(actor: Actor, insightId: Uuid): Promise<EvidenceView | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    const ids = await this.reads.read(actor.teamId, async (rows) => {
      const [insight] = await rows(`SELECT i.id FROM insight i WHERE i.id = $1 AND i.project_id IN ${scope.sql}`, [insightId, ...scope.parameters]);
      if (!insight) return null;
      return (await rows<{ id: Uuid }>('SELECT highlight_id AS id FROM insight_evidence WHERE insight_id = $1 ORDER BY position', [insightId])).map(({ id }) => id);
    });
    if (ids === null) return null;
    const found = await this.highlights.some(actor, ids);
    const byId = new Map(found.map((highlight) => [highlight.id, highlight]));
    return { items: ids.map((highlightId) => ({ highlightId, highlight: byId.get(highlightId) ?? null })), strength: strengthOf(found) };
  }

  private list(actor: Actor, where: string, value: Uuid, order: Order, page: PageRequest): Promise<Page<InsightView>> {
    const keys = keyset(order, page, 2);
    const scope = visibleProjects(actor, 'READ', 2 + keys.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => pageFrom(await rows<Keyed<Row>>(
      `SELECT ${columns(scope.sql)}, ${keys.select} FROM ${TABLES} WHERE ${where} AND i.project_id IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
      [value, ...keys.parameters, ...scope.parameters],
    ), page, viewOf));
  }
}
