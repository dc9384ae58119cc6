import type { SharedReader } from '@evident/application/sharing/shared-reader';
import {
  type RichNode,
  type Speakers,
  evidenceIn,
  imageFilesIn,
  speakersOf,
  withoutHighlights,
} from '@evident/domain/content';
import { type Source, strengthInWords, strengthOf } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { SharedDocument, SharedQuote, SharedType, SharedView, ShareLink } from '@evident/domain/sharing';
import type { Actor } from '@evident/domain/permissions';
import type { DataSource } from 'typeorm';
import { type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from '../identity/named-queries.ts';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { memberToday } from '../permissions/member-today.ts';
import { visibleProjects } from '../permissions/scope.ts';
import { PostgresReads, type ReadRows } from '../reads.ts';

/** `authors` is null for a note. */
interface DocumentRow {
  id: Uuid;
  authors: string[] | null;
  projectId: Uuid;
  title: string;
  content: RichNode;
  speakers: Speakers;
  coverFileId: Uuid | null;
  publishedAt: Date | null;
}

const NOTE = `SELECT n.id, n.project_id AS "projectId", n.title, d.content, d.speakers, NULL::uuid AS "coverFileId", NULL::timestamptz AS "publishedAt", NULL::json AS authors
  FROM note n JOIN document d ON d.id = n.id WHERE n.id = $1 AND n.archived_at IS NULL`;
/** Names of the authors who are still members. */
const AUTHORS = `(SELECT coalesce(json_agg(m.name ORDER BY c.at), '[]') FROM contribution c JOIN member m ON m.id = c.member_id WHERE c.object_id = i.id AND c.author AND m.removed_at IS NULL)`;
/** A published insight as it was published; visitors never see a draft of it. */
const INSIGHT = `SELECT i.id, i.project_id AS "projectId", coalesce(s.title, i.title) AS title, coalesce(s.content, d.content) AS content, coalesce(s.speakers, d.speakers) AS speakers,
    CASE WHEN s.id IS NULL THEN i.cover_file_id ELSE s.cover_file_id END AS "coverFileId", i.published_at AS "publishedAt", ${AUTHORS} AS authors
  FROM insight i JOIN document d ON d.id = i.id LEFT JOIN insight_publication s ON s.id = i.publication_id WHERE i.archived_at IS NULL`;
const DOCUMENTS: Record<SharedType, string | null> = {
  note: NOTE,
  insight: `${INSIGHT} AND i.id = $1`,
  project: `${INSIGHT} AND i.project_id = $1 AND i.published_at IS NOT NULL`,
  highlight: null,
};
const PAGE = 20;
const LATEST_PUBLISHED_FIRST: Order = {
  columns: [
    { sql: 's."publishedAt"', type: 'timestamptz' },
    { sql: 's.id', type: 'uuid' },
  ],
  descending: true,
};
const QUOTES = `SELECT h.id, h.note_id AS "noteId", h.text, names_of(d.speakers, h.speakers) AS speakers, h.start_ms AS "startMs", h.lost_at IS NOT NULL AS lost
  FROM highlight h JOIN note n ON n.id = h.note_id JOIN project p ON p.id = h.project_id JOIN document d ON d.id = h.note_id WHERE h.id = ANY($1::uuid[])`;

/** What visitors see, read with the team of the link set and nothing of the workspace around it. */
export class PostgresSharedReader implements SharedReader {
  private readonly query: NamedQuery;
  private readonly reads: PostgresReads;

  constructor(source: DataSource) {
    this.query = namedQueries(source);
    this.reads = new PostgresReads(source);
  }

  async link(token: string): Promise<ShareLink | null> {
    const team = (await beforeTeam(this.query).teamOfShareLink(token))[0]?.team;
    if (!team) return null;
    return this.reads.read(
      team,
      async (rows) =>
        (
          await rows<ShareLink>(
            `SELECT id, team_id AS "teamId", token, object_type AS "objectType", object_id AS "objectId", created_by AS "createdBy", created_at AS "createdAt",
              expires_at AS "expiresAt", password_hash AS "passwordHash", off_at AS "offAt" FROM share_link s WHERE token = $1 AND CASE object_type
                WHEN 'project' THEN EXISTS (SELECT FROM project p WHERE p.id = s.object_id)
                ELSE EXISTS (SELECT FROM (SELECT id, project_id FROM note UNION ALL SELECT id, project_id FROM insight UNION ALL SELECT id, project_id FROM highlight) o
                             JOIN project p ON p.id = o.project_id WHERE o.id = s.object_id) END`,
            [token],
          )
        )[0] ?? null,
    );
  }

  shared({ teamId, objectType, objectId, createdBy }: ShareLink, cursor: string | null): Promise<SharedView | null> {
    return this.reads.read(teamId, async (rows) => {
      const sharer = await memberToday(rows, { teamId, memberId: createdBy, scopes: ['read'] });
      const [workspace] = await rows<SharedView['workspace']>(
        `SELECT name, primary_color AS color, logo ->> 'baseImageUrl' AS "logoUrl" FROM team WHERE id = $1`,
        [teamId],
      );
      if (!workspace) return null;
      if (objectType === 'highlight') {
        const [quote] = await quotesOf(rows, [objectId], null);
        return quote ? { objectType, title: '', workspace, documents: [], quote: shownQuote(quote), next: null } : null;
      }
      const page = { limit: PAGE, cursor };
      const keys = keyset(LATEST_PUBLISHED_FIRST, page, 2);
      const { items, next } = pageFrom(
        await rows<Keyed<DocumentRow>>(
          `SELECT s.*, ${keys.select} FROM (${DOCUMENTS[objectType]}) s WHERE ${keys.where} ${keys.tail}`,
          [objectId, ...keys.parameters],
        ),
        page,
        (row: DocumentRow) => row,
      );
      const documents = await Promise.all(items.map((row) => documentOf(rows, row, sharer)));
      if (objectType === 'project') {
        const [project] = await rows<{ title: string }>('SELECT title FROM project WHERE id = $1', [objectId]);
        return project ? { objectType, title: project.title, workspace, documents, quote: null, next } : null;
      }
      return documents[0] ? { objectType, title: documents[0].title, workspace, documents, quote: null, next } : null;
    });
  }

  async holdsFile({ teamId, objectType, objectId }: ShareLink, fileId: Uuid): Promise<boolean> {
    const sql = DOCUMENTS[objectType];
    if (sql === null) return false;
    return this.reads.read(teamId, async (rows) => {
      const [image] = await rows<{ projectId: Uuid | null }>(
        `SELECT project_id AS "projectId" FROM file WHERE id = $1 AND kind = 'image'`,
        [fileId],
      );
      if (!image) return false;
      return (
        await rows<DocumentRow>(
          `SELECT * FROM (${sql}) s WHERE s."coverFileId" = $2 OR strpos(s.content::text, $2::text) > 0`,
          [objectId, fileId],
        )
      ).some(
        ({ projectId, content, coverFileId }) =>
          projectId === image.projectId && (coverFileId === fileId || imageFilesIn(content).includes(fileId)),
      );
    });
  }
}

interface QuoteRow extends Source, Omit<SharedQuote, 'speaker' | 'lost'> {
  id: Uuid;
}

/** What a visitor sees of a quote: nothing that identifies its note. */
const shownQuote = ({ text, speakers, startMs, lost }: QuoteRow): SharedQuote => ({
  text,
  speaker: speakers.join(', ') || null,
  startMs,
  lost,
});

async function documentOf(
  rows: ReadRows,
  { id, title, content, speakers, authors, coverFileId, publishedAt, projectId }: DocumentRow,
  sharer: Actor | null,
): Promise<SharedDocument> {
  const quotes = await quotesOf(rows, evidenceIn(content), { projectId, sharer });
  const strength = strengthOf(quotes);
  return {
    id,
    title,
    coverFileId,
    content: withoutHighlights(content) as unknown as Record<string, unknown>,
    speakers: speakersOf(content, speakers),
    quotes: Object.fromEntries(quotes.map((quote) => [quote.id, shownQuote(quote)])),
    authors: authors ?? [],
    strength: authors === null || strength.sources === 0 ? null : strengthInWords(strength),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** A link to the words themselves shows none of an archived note, as neither a link to the note nor search does; an insight keeps its evidence. Words of other projects are shown only while whoever made the link may see them: nobody shares what they can't read. */
async function quotesOf(
  rows: ReadRows,
  ids: readonly Uuid[],
  within: { projectId: Uuid; sharer: Actor | null } | null,
): Promise<QuoteRow[]> {
  if (ids.length === 0) return [];
  const scope = within?.sharer ? visibleProjects(within.sharer, 'READ', 3) : { sql: '(NULL::uuid)', parameters: [] };
  return rows<QuoteRow>(
    `${QUOTES} AND (($2::uuid IS NULL AND n.archived_at IS NULL) OR h.project_id = $2 OR h.project_id IN ${scope.sql})`,
    [ids, within?.projectId ?? null, ...scope.parameters],
  );
}
