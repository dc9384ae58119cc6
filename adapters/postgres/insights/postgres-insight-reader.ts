import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import type { NoteReading } from '@evident/application/notes/note-reader';
import { excerptOf, type RichNode } from '@evident/domain/content';
import {
  type EvidenceView,
  type InsightView,
  type PublishedFilter,
  type Source,
  strengthOf,
} from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { contributors } from '../contributors.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { showTrash } from '../trash/shown.ts';

/** Enough blocks for an excerpt: long texts are not read whole for a list. */
const FIRST_BLOCKS = 20;
const ID = { sql: 'i.id', type: 'uuid' } as const;
const NEWEST_FIRST: Order = { columns: [{ sql: 'i.created_at', type: 'timestamptz' }, ID], descending: true };
const LATEST_PUBLISHED_FIRST: Order = {
  columns: [{ sql: 'i.published_at', type: 'timestamptz' }, ID],
  descending: true,
};

/** The columns of an insight within the scope: evidence outside it counts for nothing. `s` is the publication, where the caller is shown that. */
const columns = (scope: string): string => `
  i.id, i.project_id AS "projectId", p.title AS "projectTitle", coalesce(s.title, i.title) AS title, jsonb_path_query_array(coalesce(s.content, d.content), '$.content[0 to ${FIRST_BLOCKS - 1}]') AS opening, i.locked, i.archived_at IS NOT NULL AS archived,
  CASE WHEN s.id IS NULL THEN i.cover_file_id ELSE s.cover_file_id END AS "coverFileId", i.published_at AS "publishedAt", ${contributors('i.id', true)} AS authors, ${contributors('i.id', false)} AS contributors, coalesce(s.version, d.version) AS version, i.version AS "factsVersion",
  CASE WHEN s.id IS NULL THEN 'live' ELSE 'published' END AS shows, ${CHANGED} AS "unpublishedChanges",
  i.created_at AS "createdAt", coalesce(s.created_at, i.updated_at) AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('noteId', h.note_id, 'speakers', names_of(nd.speakers, h.speakers), 'lost', h.lost_at IS NOT NULL)), '[]')
   FROM highlight h JOIN document nd ON nd.id = h.note_id
   WHERE h.id = ANY(coalesce(s.evidence, ARRAY(SELECT e.highlight_id FROM insight_evidence e WHERE e.insight_id = i.id))) AND h.project_id IN ${scope}) AS evidence`;
const BELOW_FOLDER = 'p.folder_id IN (SELECT f.id FROM folder f WHERE f.path @> ARRAY[$1::uuid])';
/** Whether the live insight differs from its publication, for those who are shown the live one. */
const CHANGED = `s.id IS NULL AND EXISTS (SELECT FROM insight_publication c WHERE c.id = i.publication_id
    AND ((c.title, c.cover_file_id) IS DISTINCT FROM (i.title, i.cover_file_id) OR (c.version <> d.version AND c.content <> d.content)))`;
/** @param writers projects whose live insights the caller sees; all others are shown as published */
const tables = (
  writers: string,
): string => `insight i JOIN document d ON d.id = i.id JOIN project p ON p.id = i.project_id
  LEFT JOIN insight_publication s ON s.id = i.publication_id AND i.project_id NOT IN ${writers}`;
const NOBODY = '(SELECT NULL::uuid WHERE false)';

type Row = Omit<InsightView, 'excerpt' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'strength'> & {
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  opening: RichNode[];
  evidence: Source[];
};
const viewOf = ({ evidence, opening, ...row }: Row): InsightView => ({
  ...row,
  excerpt: excerptOf({ type: 'doc', content: opening }, 400),
  strength: strengthOf(evidence),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The projects the actor may read, and those whose live insights they see. */
function scopesOf(actor: Actor, next: number, shown: InsightView['shows'] = 'live') {
  const scope = visibleProjects(actor, 'READ', next);
  const writers =
    shown === 'live'
      ? visibleProjects(actor, 'WRITE', next + scope.parameters.length)
      : { sql: NOBODY, parameters: [] };
  return { scope: scope.sql, writers: writers.sql, parameters: [...scope.parameters, ...writers.parameters] };
}

/** Insights as they are shown, scoped to what the actor may see. */
export class PostgresInsightReader implements InsightReader {
  constructor(
    private readonly reads: PostgresReads,
    private readonly highlights: HighlightReader,
  ) {}

  insight(actor: Actor, insightId: Uuid): Promise<InsightView | null> {
    const { scope, writers, parameters } = scopesOf(actor, 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const [row] = await rows<Row>(
        `SELECT ${columns(scope)} FROM ${tables(writers)} WHERE i.id = $1 AND i.project_id IN ${scope}`,
        [insightId, ...parameters],
      );
      return row ? viewOf(row) : null;
    });
  }

  ofProject(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<InsightView>> {
    return this.list(
      actor,
      `i.project_id = $1 AND i.archived_at IS ${archived ? 'NOT NULL' : 'NULL'}`,
      projectId,
      NEWEST_FIRST,
      page,
      'live',
    );
  }

  published(actor: Actor, { folderId }: PublishedFilter, page: PageRequest): Promise<Page<InsightView>> {
    const where = `${folderId === undefined ? 'i.team_id = $1' : BELOW_FOLDER} AND i.published_at IS NOT NULL AND i.archived_at IS NULL`;
    return this.list(actor, where, folderId ?? actor.teamId, LATEST_PUBLISHED_FIRST, page, 'published');
  }

  reading(actor: Actor, insightId: Uuid): Promise<NoteReading | null> {
    const { scope, writers, parameters } = scopesOf(actor, 2);
    return this.reads.read(
      actor.teamId,
      async (rows) =>
        (
          await rows<NoteReading>(
            `SELECT coalesce(s.title, i.title) AS title, coalesce(s.content, d.content) AS content, coalesce(s.speakers, d.speakers) AS speakers, coalesce(s.text, d.text) AS text,
                coalesce(s.version, d.version) AS version, s.id IS NULL AND d.last_seq > d.derived_seq AS behind
         FROM ${tables(writers)} WHERE i.id = $1 AND i.project_id IN ${scope}`,
            [insightId, ...parameters],
          )
        )[0] ?? null,
    );
  }

  async evidence(actor: Actor, insightId: Uuid): Promise<EvidenceView | null> {
    const { scope, writers, parameters } = scopesOf(actor, 2);
    const ids = await this.reads.read(
      actor.teamId,
      async (rows) =>
        (
          await rows<{ ids: Uuid[] }>(
            `SELECT coalesce(s.evidence, ARRAY(SELECT e.highlight_id FROM insight_evidence e WHERE e.insight_id = i.id ORDER BY e.position)) AS ids
       FROM ${tables(writers)} WHERE i.id = $1 AND i.project_id IN ${scope}`,
            [insightId, ...parameters],
          )
        )[0]?.ids,
    );
    if (ids === undefined) return null;
    const found = await this.highlights.some(actor, ids);
    const byId = new Map(found.map((highlight) => [highlight.id, highlight]));
    const trashed = await this.inTrash(
      actor,
      ids.filter((id) => !byId.has(id)),
    );
    return {
      items: ids.map((highlightId) => ({
        highlightId,
        highlight: byId.get(highlightId) ?? null,
        ...(trashed.has(highlightId) && { inTrash: true }),
      })),
      strength: strengthOf(found),
    };
  }

  /** Those of some highlights that are hidden only because their note or project is in the trash. */
  private async inTrash(actor: Actor, ids: readonly Uuid[]): Promise<Set<Uuid>> {
    if (ids.length === 0) return new Set();
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) => {
      await showTrash(rows);
      const found = await rows<{ id: Uuid }>(
        `SELECT h.id FROM highlight h JOIN project p ON p.id = h.project_id WHERE h.id = ANY ($1::uuid[]) AND (h.trash_id IS NOT NULL OR p.trash_id IS NOT NULL) AND h.project_id IN ${scope.sql}`,
        [ids, ...scope.parameters],
      );
      return new Set(found.map(({ id }) => id));
    });
  }

  private list(
    actor: Actor,
    where: string,
    value: Uuid,
    order: Order,
    page: PageRequest,
    shown: InsightView['shows'],
  ): Promise<Page<InsightView>> {
    const keys = keyset(order, page, 2);
    const { scope, writers, parameters } = scopesOf(actor, 2 + keys.parameters.length, shown);
    return this.reads.read(actor.teamId, async (rows) =>
      pageFrom(
        await rows<Keyed<Row>>(
          `SELECT ${columns(scope)}, ${keys.select} FROM ${tables(writers)} WHERE ${where} AND i.project_id IN ${scope} AND ${keys.where} ${keys.tail}`,
          [value, ...keys.parameters, ...parameters],
        ),
        page,
        viewOf,
      ),
    );
  }
}
