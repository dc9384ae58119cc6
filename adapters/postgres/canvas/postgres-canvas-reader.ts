import type { CanvasReader } from '@evident/application/canvas/canvas-reader';
import {
  type CanvasCard,
  type CanvasSummary,
  type CanvasTargets,
  type CanvasView,
  shownObjects,
  targetsOf,
} from '@evident/domain/canvas';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Order } from '../keyset.ts';
import { shownWords } from '../highlights/highlight-rows.ts';
import { insightsFor } from '../insights/insight-rows.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'c.created_at', type: 'timestamptz' },
    { sql: 'c.id', type: 'uuid' },
  ],
  descending: true,
};

const CANVASES = db
  .selectFrom('canvas as c')
  .leftJoin('member as m', 'm.id', 'c.created_by')
  .select([
    'c.id',
    'c.project_id as projectId',
    'c.title',
    'c.version',
    'c.created_by as createdBy',
    'c.created_at as createdAt',
    'c.updated_at as updatedAt',
    shownName('m').as('createdByName'),
  ]);

const THESE = expression<Uuid>`ANY (${parameter('ids')}::uuid[])`;
const OF_PROJECT = parameter<Uuid>('projectId');

const HIGHLIGHTS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .innerJoin('document as d', 'd.id', 'h.note_id')
  .select(['h.id', 'h.note_id as noteId', 'n.title'])
  .select(shownWords.as('text'))
  .select(expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'))
  .select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('highlight_tag as ht')
        .innerJoin('tag as t', 't.id', 'ht.tag_id')
        .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
        .whereRef('ht.highlight_id', '=', 'h.id')
        .select(['t.id', 't.title'])
        .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
        .orderBy('ht.applied_at')
        .orderBy('t.id'),
    ).as('tags'),
  )
  .where('h.id', '=', THESE)
  .where('h.project_id', '=', OF_PROJECT);
/** Members without write access see the published title. */
const insightsOf = (actor: Actor) =>
  insightsFor(actor)
    .select(['i.id', expression<string>`coalesce(s.title, i.title)`.as('title')])
    .where('i.id', '=', THESE)
    .where('i.project_id', '=', OF_PROJECT);
const NOTES = db
  .selectFrom('note as n')
  .select(['n.id', 'n.title'])
  .where('n.id', '=', THESE)
  .where('n.project_id', '=', OF_PROJECT);

interface Row extends Omit<CanvasSummary, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const summaryOf = (row: Row): CanvasSummary => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Canvases that the actor can see. Words of cards are read from their rows, so hidden and redacted ones never appear. */
export class PostgresCanvasReader implements CanvasReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<CanvasSummary>> {
    const query = CANVASES.where('c.project_id', '=', projectId);
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: summaryOf });
  }

  canvas(actor: Actor, canvasId: Uuid): Promise<CanvasView | null> {
    return this.reads.as(actor, async (sight) => {
      const [found] = await sight.rows(
        CANVASES.select(['c.document', 'c.live_id as liveId']).where('c.id', '=', canvasId),
      );
      if (!found) return null;
      const { document, liveId, ...row } = found;
      const cards = await cardsOf(actor, sight, row.projectId, targetsOf(Object.values(document.objects)));
      const objects = shownObjects(document, new Set(cards.map(({ id }) => id)));
      const shown = new Set(objects.map(({ id }) => id));
      return {
        ...summaryOf(row),
        liveId,
        objects,
        cards,
        expanded: document.expanded.filter((id) => shown.has(id)),
        staging: document.staging,
        searchParams: document.searchParams,
        section: document.section,
      };
    });
  }
}

async function cardsOf(actor: Actor, sight: Sight, projectId: Uuid, targets: CanvasTargets): Promise<CanvasCard[]> {
  const of = (ids: readonly Uuid[]) => ({ given: { ids, projectId } });
  const bare = { text: '', noteId: null, speaker: null, tags: [] };
  const { highlights, insights, notes } = targets;
  return [
    ...(highlights.length === 0 ? [] : await sight.rows(HIGHLIGHTS, of(highlights))).map(({ speakers, ...row }) => ({
      ...row,
      type: 'highlight' as const,
      speaker: speakers.join(', ') || null,
    })),
    ...(insights.length === 0 ? [] : await sight.rows(insightsOf(actor), of(insights))).map((row) => ({
      ...bare,
      ...row,
      type: 'insight' as const,
    })),
    ...(notes.length === 0 ? [] : await sight.rows(NOTES, of(notes))).map((row) => ({
      ...bare,
      ...row,
      type: 'note' as const,
    })),
  ];
}
