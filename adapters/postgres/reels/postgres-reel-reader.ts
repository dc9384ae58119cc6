import type { ReelReader, SourceOfReel } from '@evident/application/reels/reel-reader';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ReelFile,
  type ReelItem,
  type ReelQuery,
  type ReelSource,
  type ReelSourceType,
  type ReelSummary,
  type ReelView,
  type TimedWord,
  itemLength,
  reelLength,
} from '@evident/domain/reels';
import type { InferResult } from 'kysely';
import { viewOf } from '../highlights/postgres-highlight-reader.ts';
import { HIGHLIGHTS } from '../highlights/highlight-rows.ts';
import type { Order } from '../keyset.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';
import { highlightsFrom } from './source-highlights.ts';
import { wordsOfFiles } from './recording-words.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'r.created_at', type: 'timestamptz' },
    { sql: 'r.id', type: 'uuid' },
  ],
  descending: true,
};

const REELS = db
  .selectFrom('reel as r')
  .leftJoin('member as m', 'm.id', 'r.created_by')
  .select([
    'r.id',
    'r.project_id as projectId',
    'r.title',
    'r.source_type as sourceType',
    'r.source_id as sourceId',
    expression<ReelItem[]>`r.items`.as('items'),
    'r.captions',
    'r.version',
    'r.created_by as createdBy',
    'r.created_at as createdAt',
    'r.updated_at as updatedAt',
    shownName('m').as('createdByName'),
  ]);

const SOME = HIGHLIGHTS.where('h.id', '=', expression<Uuid>`ANY (${parameter('highlightIds')}::uuid[])`);
const FILES = db
  .selectFrom('file as f')
  .leftJoin('media as fm', 'fm.file_id', 'f.id')
  .select(['f.id', 'f.name', 'f.file_type as fileType'])
  .select([
    expression<boolean | null>`jsonb_typeof(fm.facts -> 'video') = 'object'`.as('picture'),
    expression<number | null>`(fm.facts ->> 'durationMs')::double precision`.as('durationMs'),
  ])
  .where('f.status', '=', 'DONE')
  .where('f.trash_id', 'is', null)
  .where('f.id', '=', expression<Uuid>`ANY (${parameter('fileIds')}::uuid[])`);

const SOURCES = {
  NOTE: db
    .selectFrom('note as s')
    .select(['s.project_id as projectId', 's.title'])
    .where('s.id', '=', parameter<Uuid>('id')),
  INSIGHT: db
    .selectFrom('insight as s')
    .select(['s.project_id as projectId', 's.title'])
    .where('s.id', '=', parameter<Uuid>('id')),
  TAG: db
    .selectFrom('tag as s')
    .select(['s.project_id as projectId', 's.title'])
    .where('s.id', '=', parameter<Uuid>('id')),
  FILE: db
    .selectFrom('file as s')
    .select([expression<Uuid>`s.project_id`.as('projectId'), 's.name as title'])
    .where('s.id', '=', parameter<Uuid>('id'))
    .where('s.file_type', 'in', ['Audio', 'Video']),
} as const satisfies Record<ReelSourceType, unknown>;

const summaryOf = ({ items, sourceType, sourceId, ...row }: InferResult<typeof REELS>[number]): ReelSummary => ({
  ...row,
  source: sourceType === null || sourceId === null ? null : { type: sourceType, id: sourceId },
  itemCount: items.length,
  durationMs: reelLength(items),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Reels that the actor can see. */
export class PostgresReelReader implements ReelReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { projectId, sourceType, sourceId }: ReelQuery, page: PageRequest): Promise<Page<ReelSummary>> {
    const query = REELS.$if(projectId !== undefined, (some) => some.where('r.project_id', '=', projectId!))
      .$if(sourceType !== undefined, (some) => some.where('r.source_type', '=', sourceType!))
      .$if(sourceId !== undefined, (some) => some.where('r.source_id', '=', sourceId!));
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: summaryOf });
  }

  async reel(actor: Actor, reelId: Uuid): Promise<ReelView | null> {
    const row = await this.reads.first(actor, REELS.where('r.id', '=', reelId));
    if (!row) return null;
    const ids = row.items.flatMap(({ highlightId }) => highlightId ?? []);
    const highlights = new Map((await this.highlights(actor, ids)).map((highlight) => [highlight.id, highlight]));
    const files = await this.files(actor, [...new Set(row.items.map(({ fileId }) => fileId))]);
    const byId = new Map(files.map((file) => [file.id, file]));
    return {
      ...summaryOf(row),
      items: row.items.map((item) => {
        const highlight = item.highlightId === null ? undefined : highlights.get(item.highlightId);
        const file = byId.get(item.fileId);
        return {
          ...item,
          cuts: [...item.cuts],
          durationMs: itemLength(item),
          label: highlight ? highlightLabel(highlight) : '',
          speaker: highlight?.speaker ?? null,
          noteId: highlight?.noteId ?? null,
          noteTitle: highlight?.noteTitle ?? null,
          file: file ? { name: file.name, picture: file.picture } : null,
        };
      }),
    };
  }

  async source(actor: Actor, { type, id }: ReelSource): Promise<SourceOfReel | null> {
    return this.reads.first<SourceOfReel>(actor, SOURCES[type], { given: { id } });
  }

  async highlightsOf(actor: Actor, source: ReelSource, most: number): Promise<HighlightView[]> {
    const rows = await this.reads.rows(actor, highlightsFrom(source).limit(most));
    const views = rows.map(viewOf);
    return source.type === 'FILE' ? views.filter(({ audioVideo }) => audioVideo?.fileId === source.id) : views;
  }

  async highlights(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]> {
    if (highlightIds.length === 0) return [];
    const rows = await this.reads.rows(actor, SOME, { given: { highlightIds } });
    const byId = new Map(rows.map((row) => [row.id, viewOf(row)]));
    return [...new Set(highlightIds)].flatMap((id) => byId.get(id) ?? []);
  }

  words(actor: Actor, fileIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, readonly TimedWord[]>> {
    return wordsOfFiles(this.reads, actor, fileIds);
  }

  async files(actor: Actor, fileIds: readonly Uuid[]): Promise<Omit<ReelFile, 'url'>[]> {
    if (fileIds.length === 0) return [];
    const rows = await this.reads.rows(actor, FILES, { given: { fileIds } });
    return rows.map(({ id, name, fileType, picture, durationMs }) => ({
      id,
      name,
      picture: picture ?? fileType === 'Video',
      durationMs,
    }));
  }
}
