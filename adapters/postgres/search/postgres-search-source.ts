import {
  channelDocument,
  dataPointDocument,
  folderDocument,
  highlightDocument,
  insightDocument,
  noteDocument,
  personDocument,
  projectDocument,
  tagDocument,
  themeDocument,
} from '@evident/application/search/documents';
import { inContext } from '@evident/application/search/language-context';
import type { SearchDocument, SearchRef } from '@evident/application/search/search-index';
import type { SearchSource } from '@evident/application/search/search-source';
import type { Uuid } from '@evident/domain/kernel';
import { KINDS, kindOf } from '@evident/domain/kinds';
import type { SearchedType } from '@evident/domain/search';
import { UNDETERMINED } from '@evident/domain/text';
import type { Session } from '../session.ts';

const LOCK = 7_203_147;
/** Records share this many locks, because a transaction cannot hold one for each of thousands. A power of two. */
const LOCKS = 256;

interface Row {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  channelId: Uuid;
  createdAt: Date;
  title: string;
  text: string;
  language: string | null;
  otherwise: string | null;
  speakers: string[];
  noteId: Uuid;
  description: string;
  tagGroupId: Uuid;
  summary: string;
}
interface Reading {
  readonly select: string;
  readonly documentOf: (row: Row) => SearchDocument;
}

const READINGS: Readonly<Record<SearchedType, Reading>> = {
  NOTE: {
    select: `SELECT x.id, x.project_id AS "projectId", x.created_at AS "createdAt", x.title, x.language, note_search_text(x.id, d.text) AS text, ARRAY(SELECT value FROM jsonb_each_text(d.speakers)) AS speakers
             FROM note x JOIN document d ON d.id = x.id WHERE x.archived_at IS NULL`,
    documentOf: (row) => noteDocument(row, row.text, row.speakers),
  },
  INSIGHT: {
    select: `SELECT x.id, x.project_id AS "projectId", x.created_at AS "createdAt", coalesce(s.title, x.title) AS title, coalesce(s.text, d.text) AS text
             FROM insight x JOIN document d ON d.id = x.id LEFT JOIN insight_publication s ON s.id = x.publication_id WHERE x.archived_at IS NULL`,
    documentOf: (row) => insightDocument(row, row.text),
  },
  HIGHLIGHT: {
    select: `SELECT x.id, x.project_id AS "projectId", x.created_at AS "createdAt", x.note_id AS "noteId", x.text, names_of(d.speakers, x.speakers) AS speakers, n.language,
               (SELECT p.language FROM search_passage p WHERE p.object_type = 'NOTE' AND p.object_id = n.id AND p.seq = 0) AS otherwise
             FROM highlight x JOIN note n ON n.id = x.note_id JOIN document d ON d.id = n.id WHERE n.archived_at IS NULL`,
    documentOf: (row) => ({ ...highlightDocument(row, row.language), otherwise: row.otherwise }),
  },
  TAG: {
    select: `SELECT x.id, coalesce(x.project_id, g.tag_board_id) AS "projectId", x.created_at AS "createdAt", x.tag_group_id AS "tagGroupId", x.title, x.description
             FROM tag x JOIN tag_group g ON g.id = x.tag_group_id WHERE true`,
    documentOf: tagDocument,
  },
  PERSON: {
    select: `SELECT x.id, x.team_id AS "teamId", x.created_at AS "createdAt", x.name AS title,
               coalesce((SELECT string_agg(e.value, E'\n' ORDER BY e.key) FROM jsonb_each_text(x.details) e), '') AS text FROM person x WHERE true`,
    documentOf: (row) => personDocument(row, row.text),
  },
  PROJECT: {
    select: `SELECT x.id, x.created_at AS "createdAt", x.title, x.summary, d.text FROM project x JOIN document d ON d.id = x.id WHERE true`,
    documentOf: (row) => projectDocument(row, row.text),
  },
  PROJECT_CATEGORY: {
    select: `SELECT x.id, x.created_at AS "createdAt", x.title FROM folder x WHERE true`,
    documentOf: folderDocument,
  },
  // Channels in the trash keep their themes and data points in the index: no member sees their scope.
  CHANNEL: {
    select: `SELECT x.id, x.created_at AS "createdAt", x.title, x.description FROM channel x WHERE true`,
    documentOf: channelDocument,
  },
  THEME: {
    select: `SELECT x.id, x.channel_id AS "channelId", x.created_at AS "createdAt", x.title FROM theme x WHERE x.merged_into IS NULL AND x.title <> ''
             AND EXISTS (SELECT FROM data_point d WHERE d.channel_id = x.channel_id AND d.theme_id = x.id AND d.folded_into IS NULL AND d.themed)`,
    documentOf: themeDocument,
  },
  CHANNEL_DATAPOINT: {
    select: `SELECT x.id, x.channel_id AS "channelId", x.said_at AS "createdAt", x.title, x.text FROM data_point x WHERE x.folded_into IS NULL`,
    documentOf: (row) => dataPointDocument(row, row.text),
  },
};

/** The records of one team. Reading one to index it locks it, so that an older read never overwrites a newer one. */
export class PostgresSearchSource implements SearchSource {
  constructor(private readonly session: Session) {}

  async read(refs: readonly SearchRef[]): Promise<SearchDocument[]> {
    if (refs.length === 0) return [];
    await this.session.query(
      `SELECT pg_advisory_xact_lock($1, key) FROM (SELECT DISTINCT hashtext(id) & ${LOCKS - 1} AS key FROM unnest($2::text[]) id ORDER BY key) k`,
      [LOCK, refs.map(({ id }) => id)],
    );
    const documents: SearchDocument[] = [];
    for (const [type, of] of Map.groupBy(refs, (ref) => ref.type)) {
      const { select, documentOf } = READINGS[type];
      documents.push(
        ...(await this.session.query<Row>(`${select} AND x.id = ANY($1::uuid[])`, [of.map(({ id }) => id)])).map(
          documentOf,
        ),
      );
    }
    return inContext(documents, await this.usualLanguages(documents.map(({ scopeId }) => scopeId)));
  }

  /** The language of most indexed passages of each scope. */
  private async usualLanguages(scopes: readonly Uuid[]): Promise<Map<string, string>> {
    const found = await this.session.query<{ id: string; language: string }>(
      `SELECT DISTINCT ON (scope_id) scope_id AS id, language FROM search_volume WHERE scope_id = ANY($1::uuid[]) AND language <> $2
       GROUP BY scope_id, language HAVING sum(passages) > 0 ORDER BY scope_id, sum(passages) DESC, language`,
      [[...new Set(scopes)], UNDETERMINED],
    );
    return new Map(found.map(({ id, language }) => [id, language]));
  }

  refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]> {
    return this.session.query<SearchRef>(
      `SELECT $1::text AS type, id FROM ${KINDS[kindOf(type)].table} WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3`,
      [type, after, limit],
    );
  }

  themesOf(channelId: Uuid): Promise<SearchRef[]> {
    return this.session.query<SearchRef>(`SELECT 'THEME' AS type, id FROM theme WHERE channel_id = $1`, [channelId]);
  }

  highlightsOf(noteId: Uuid): Promise<SearchRef[]> {
    return this.session.query<SearchRef>(
      `SELECT 'HIGHLIGHT' AS type, id FROM highlight WHERE note_id = $1
       UNION SELECT object_type, object_id FROM search_passage WHERE object_type = 'HIGHLIGHT' AND parent_id = $1`,
      [noteId],
    );
  }
}
