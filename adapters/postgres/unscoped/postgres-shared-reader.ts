import type { SharedReader } from '@evident/application/sharing/shared-reader';
import {
  type RichNode,
  type Speakers,
  evidenceIn,
  imageFilesIn,
  speakersOf,
  publicContent,
} from '@evident/domain/content';
import { strengthInWords, strengthOf } from '@evident/domain/insights';
import type { PageArea } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { SharedDocument, SharedPreview, SharedView, ShareLink } from '@evident/domain/sharing';
import type { Actor } from '@evident/domain/permissions';
import type { DataSource } from 'typeorm';
import { type NamedQuery, beforeTeam } from '../before-team.ts';
import { namedQueries } from '../identity/named-queries.ts';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { memberToday } from '../permissions/member-today.ts';
import { expression } from '../queries.ts';
import { PostgresReads, type ReadRows } from '../reads.ts';
import { all, rowsOf } from './all-tables.ts';
import { highlightClips, sharedReelOf } from './shared-clips.ts';
import { previewOf } from './shared-preview.ts';
import { recordingsOf } from './shared-recordings.ts';
import { documentsOf, linkOf } from './shared-documents.ts';
import { documentFilesOf, isFileOf } from './shared-files.ts';
import { naming, quotesOf, showsQuote, shownQuote } from './shared-quotes.ts';

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

const PAGE = 20;
const LATEST_PUBLISHED_FIRST: Order = {
  columns: [
    { sql: 's."publishedAt"', type: 'timestamptz' },
    { sql: 's.id', type: 'uuid' },
  ],
  descending: true,
};

/** Reads shared content. Reason: a visitor is not an actor; the link defines the scope, and its team is set. */
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
    return this.reads.unscoped(team, async (rows) => (await rowsOf(rows, linkOf(token)))[0] ?? null);
  }

  shared(
    { teamId, token, objectType, objectId, createdBy, searchEngines }: ShareLink,
    cursor: string | null,
  ): Promise<SharedView | null> {
    return this.reads.unscoped(teamId, async (rows) => {
      const sharer = await memberToday(rows, { teamId, memberId: createdBy, scopes: ['read'] });
      const [workspace] = await rowsOf(
        rows,
        all
          .selectFrom('team')
          .select(['name', 'primary_color as color', expression<string | null>`logo ->> 'baseImageUrl'`.as('logoUrl')])
          .where('id', '=', teamId),
      );
      if (!workspace) return null;
      const alone = {
        objectType,
        title: '',
        workspace,
        documents: [],
        quote: null,
        reel: null,
        next: null,
        searchEngines,
      };
      if (objectType === 'reel') {
        const reel = await sharedReelOf(rows, objectId);
        return (
          reel && { ...alone, title: reel.title, reel: { clip: reel.clip, state: reel.state, captions: reel.captions } }
        );
      }
      const shared = documentsOf(objectType, objectId);
      if (shared === null) {
        const [quote] = await quotesOf(rows, [objectId], null);
        if (!quote) return null;
        return { ...alone, quote: shownQuote(quote, token, await highlightClips(rows, [quote.id])) };
      }
      const page = { limit: PAGE, cursor };
      const paged = inPages(all.selectFrom(shared.as('s')).selectAll('s'), LATEST_PUBLISHED_FIRST, page);
      const { items, next } = pageFrom(await rowsOf(rows, paged.query, paged.given), page, (row): DocumentRow => row);
      const documents = await Promise.all(items.map((row) => documentOf(rows, row, sharer, token)));
      if (objectType === 'project') {
        const [project] = await rowsOf(rows, all.selectFrom('project').select('title').where('id', '=', objectId));
        return project ? { ...alone, title: project.title, documents, next } : null;
      }
      return documents[0] ? { ...alone, title: documents[0].title, documents, next } : null;
    });
  }

  preview(link: ShareLink): Promise<SharedPreview | null> {
    return this.reads.unscoped(link.teamId, (rows) => previewOf(rows, link));
  }

  sharer({ teamId, createdBy }: ShareLink): Promise<Actor | null> {
    return this.reads.unscoped(teamId, (rows) => memberToday(rows, { teamId, memberId: createdBy, scopes: ['read'] }));
  }

  fileOfClip({ teamId, objectType, objectId, createdBy }: ShareLink, clipId: Uuid): Promise<Uuid | null> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [clip] = await rows<{ subjectId: Uuid }>(
        `SELECT subject_id AS "subjectId" FROM render WHERE id = $1 AND subject_id IS NOT NULL`,
        [clipId],
      );
      if (!clip) return null;
      const { subjectId } = clip;
      if (objectType === 'reel') {
        const held = subjectId === objectId ? (await sharedReelOf(rows, objectId))?.held : null;
        return held?.clipId === clipId ? held.fileId : null;
      }
      const sharer = await memberToday(rows, { teamId, memberId: createdBy, scopes: ['read'] });
      if (!(await showsQuote(rows, { objectType, objectId }, subjectId, sharer))) return null;
      const held = (await highlightClips(rows, [subjectId])).get(subjectId);
      return held?.clipId === clipId ? held.fileId : null;
    });
  }

  async holdsRecording({ teamId, objectType, objectId }: ShareLink, fileId: Uuid): Promise<boolean> {
    if (objectType !== 'note') return false;
    return this.reads.unscoped(teamId, async (rows) =>
      (await recordingsOf(rows, objectId)).some((recording) => recording.fileId === fileId),
    );
  }

  async holdsFile({ teamId, objectType, objectId }: ShareLink, fileId: Uuid): Promise<boolean> {
    const shared = documentsOf(objectType, objectId);
    if (shared === null) return false;
    return this.reads.unscoped(teamId, async (rows) => {
      const [image] = await rowsOf(
        rows,
        all
          .selectFrom('file')
          .select('project_id as projectId')
          .where('id', '=', fileId)
          .where('file_type', '=', 'Image'),
      );
      if (!image) return false;
      if (objectType === 'note' && (await isFileOf(rows, objectId, fileId))) return true;
      return (await rowsOf(rows, naming(shared, fileId))).some(
        ({ projectId, content, coverFileId }) =>
          projectId === image.projectId && (coverFileId === fileId || imageFilesIn(content).includes(fileId)),
      );
    });
  }

  async holdsDocument({ teamId, objectType, objectId }: ShareLink, fileId: Uuid): Promise<boolean> {
    return objectType === 'note' && this.reads.unscoped(teamId, (rows) => isFileOf(rows, objectId, fileId));
  }

  area(
    { teamId, objectType, objectId, createdBy }: ShareLink,
    highlightId: Uuid,
  ): Promise<{ fileId: Uuid; areas: PageArea[] } | null> {
    return this.reads.unscoped(teamId, async (rows) => {
      const sharer = await memberToday(rows, { teamId, memberId: createdBy, scopes: ['read'] });
      const shared = objectType === 'note' ? null : documentsOf(objectType, objectId);
      const documents = shared ? await rowsOf(rows, naming(shared, highlightId)) : [];
      const quotes = [
        ...(objectType === 'highlight' && objectId === highlightId ? await quotesOf(rows, [highlightId], null) : []),
        ...(await Promise.all(
          documents
            .filter(({ content }) => evidenceIn(content).includes(highlightId))
            .map(({ projectId }) => quotesOf(rows, [highlightId], { projectId, sharer })),
        )),
      ].flat();
      const { fileId, pdfHighlightAreas: areas } = quotes.find((quote) => quote.fileId !== null) ?? {};
      return fileId && areas ? { fileId, areas } : null;
    });
  }
}

async function documentOf(
  rows: ReadRows,
  { id, title, content, speakers, authors, coverFileId, publishedAt, projectId }: DocumentRow,
  sharer: Actor | null,
  token: string,
): Promise<SharedDocument> {
  const quotes = await quotesOf(rows, evidenceIn(content), { projectId, sharer });
  const strength = strengthOf(quotes);
  const clips = await highlightClips(
    rows,
    quotes.map((quote) => quote.id),
  );
  return {
    id,
    title,
    coverFileId,
    recordings: authors === null ? await recordingsOf(rows, id) : [],
    content: publicContent(content) as unknown as Record<string, unknown>,
    speakers: speakersOf(content, speakers),
    quotes: Object.fromEntries(quotes.map((quote) => [quote.id, shownQuote(quote, token, clips)])),
    authors: authors ?? [],
    strength: authors === null || strength.sources === 0 ? null : strengthInWords(strength),
    charts: {},
    publishedAt: publishedAt?.toISOString() ?? null,
    files: authors === null ? await documentFilesOf(rows, id, token) : [],
  };
}
