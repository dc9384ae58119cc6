import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import type { InsightReader, PublishedList } from '@evident/application/insights/insight-reader';
import type { NoteReading } from '@evident/application/notes/note-reader';
import type { Clause } from '@evident/domain/filters';
import { excerptOf } from '@evident/domain/content';
import type { HighlightView } from '@evident/domain/highlights';
import {
  type EvidenceView,
  type InsightView,
  type PublishedQuotes,
  changedQuotes,
  strengthOf,
} from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { insightColumns } from '../filters/insight-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import { saidByPerson } from '../said-by-person.ts';
import type { PostgresReads } from '../reads.ts';
import { EVIDENCE, insightsFor, withColumns } from './insight-rows.ts';

const ID = { sql: 'i.id', type: 'uuid' } as const;
const NEWEST_FIRST: Order = { columns: [{ sql: 'i.created_at', type: 'timestamptz' }, ID], descending: true };
const LATEST_PUBLISHED_FIRST: Order = {
  columns: [{ sql: 'i.published_at', type: 'timestamptz' }, ID],
  descending: true,
};

const viewOf = ({ evidence, opening, ...row }: InferResult<ReturnType<typeof withColumns>>[number]): InsightView => ({
  ...row,
  excerpt: excerptOf({ type: 'doc', content: opening }, 400),
  strength: strengthOf(evidence),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const dated = (occurredOn: string | null | undefined) => (occurredOn ? { occurredOn } : {});

interface Found {
  readonly byId: ReadonlyMap<Uuid, HighlightView>;
  /** Dates of the notes that the actor can see. */
  readonly notes: ReadonlyMap<Uuid, string | null>;
  readonly trashed: ReadonlySet<Uuid>;
}

interface Evidenced {
  readonly ids: readonly Uuid[];
  readonly shown: PublishedQuotes | null;
  readonly published: PublishedQuotes | null;
  readonly contradicting: readonly { readonly highlightId: Uuid }[];
}

function evidenceOf(
  { ids, shown, published, contradicting }: Evidenced,
  { byId, notes, trashed }: Found,
): EvidenceView {
  const against = new Set(
    (shown ? shown.filter(({ contradicts }) => contradicts) : contradicting).map(({ highlightId }) => highlightId),
  );
  return {
    items: ids.map((highlightId) => ({
      highlightId,
      highlight: byId.get(highlightId) ?? null,
      ...(trashed.has(highlightId) && { inTrash: true }),
      ...(against.has(highlightId) && { contradicts: true }),
      ...dated(notes.get(byId.get(highlightId)?.noteId ?? '')),
    })),
    strength: strengthOf(ids.flatMap((id) => byId.get(id) ?? [])),
    changed: changedQuotes(published ?? [], [...byId.values()], new Set(notes.keys())),
  };
}

const unique = (ids: readonly Uuid[]): Uuid[] => [...new Set(ids)];

/** Reads insights that the actor can see. */
export class PostgresInsightReader implements InsightReader {
  constructor(
    private readonly reads: PostgresReads,
    private readonly highlights: HighlightReader,
  ) {}

  async insight(actor: Actor, insightId: Uuid): Promise<InsightView | null> {
    const row = await this.reads.first(actor, withColumns(insightsFor(actor)).where('i.id', '=', insightId));
    return row && viewOf(row);
  }

  async home(actor: Actor): Promise<InsightView | null> {
    const query = withColumns(insightsFor(actor))
      .innerJoin('workspace_home as w', 'w.insight_id', 'i.id')
      .where('i.published_at', 'is not', null)
      .where('i.archived_at', 'is', null);
    const row = await this.reads.first(actor, query);
    return row && viewOf(row);
  }

  ofProject(actor: Actor, projectId: Uuid, clause: Clause, page: PageRequest): Promise<Page<InsightView>> {
    const query = withColumns(insightsFor(actor))
      .where('i.project_id', '=', projectId)
      .where(toSql(clause, insightColumns));
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: viewOf });
  }

  published(actor: Actor, { clause, folderId }: PublishedList, page: PageRequest): Promise<Page<InsightView>> {
    const all = withColumns(insightsFor(actor, 'published'))
      .where('i.team_id', '=', actor.teamId)
      .where('i.published_at', 'is not', null)
      .where('i.archived_at', 'is', null)
      .where(toSql(clause, insightColumns));
    const query =
      folderId === undefined
        ? all
        : all.where('p.folder_id', 'in', ({ selectFrom }) =>
            selectFrom('folder as f')
              .select('f.id')
              .where('f.path', '@>', expression<Uuid[]>`ARRAY[${folderId}::uuid]`),
          );
    return this.reads.page(actor, query, { order: LATEST_PUBLISHED_FIRST, page, itemOf: viewOf });
  }

  ofPerson(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<InsightView>> {
    const query = withColumns(insightsFor(actor))
      .where('i.archived_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('highlight as h')
            .where('h.id', '=', expression<Uuid>`ANY (${EVIDENCE})`)
            .where('h.lost_at', 'is', null)
            .where(saidByPerson(personId)),
        ),
      );
    return this.reads.page(actor, query, { order: NEWEST_FIRST, page, itemOf: viewOf });
  }

  reading(actor: Actor, insightId: Uuid): Promise<NoteReading | null> {
    const query = insightsFor(actor)
      .where('i.id', '=', insightId)
      .select(({ fn }) => [
        fn.coalesce('s.title', 'i.title').as('title'),
        fn.coalesce('s.content', 'd.content').as('content'),
        fn.coalesce('s.speakers', 'd.speakers').as('speakers'),
        fn.coalesce('s.text', 'd.text').as('text'),
        fn.coalesce('s.version', 'd.version').as('version'),
        expression<boolean>`s.id IS NULL AND d.last_seq > d.derived_seq`.as('behind'),
      ]);
    return this.reads.first(actor, query);
  }

  async evidence(actor: Actor, insightIds: readonly Uuid[]): Promise<Map<Uuid, EvidenceView>> {
    const query = insightsFor(actor)
      .leftJoin('insight_publication as c', 'c.id', 'i.publication_id')
      .where('i.id', '=', expression<Uuid>`ANY (${insightIds}::uuid[])`)
      .select(['i.id', EVIDENCE.as('ids')])
      .select(['s.quotes as shown', 'c.quotes as published'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('contradicting_evidence as x')
            .whereRef('x.insight_id', '=', 'i.id')
            .select('x.highlight_id as highlightId'),
        ).as('contradicting'),
      );
    const insights = await this.reads.rows(actor, query);
    if (insights.length === 0) return new Map();
    const ids = unique(insights.flatMap((insight) => insight.ids));
    const quoted = insights.flatMap(({ published }) => published ?? []);
    const named = unique([...ids, ...quoted.map(({ highlightId }) => highlightId)]);
    const byId = new Map((await this.highlights.some(actor, named)).map((highlight) => [highlight.id, highlight]));
    const notes = await this.notes(actor, unique([...byId.values(), ...quoted].map(({ noteId }) => noteId)));
    const trashed = await this.inTrash(
      actor,
      ids.filter((id) => !byId.has(id)),
    );
    return new Map(insights.map((insight) => [insight.id, evidenceOf(insight, { byId, notes, trashed })]));
  }

  /** The dates of the given notes that the actor can see. */
  private async notes(actor: Actor, noteIds: readonly Uuid[]): Promise<Map<Uuid, string | null>> {
    if (noteIds.length === 0) return new Map();
    const query = db
      .selectFrom('note as n')
      .select(['n.id', expression<string | null>`n.occurred_on::text`.as('occurredOn')])
      .where('n.id', '=', expression<Uuid>`ANY (${noteIds}::uuid[])`);
    return new Map((await this.reads.rows(actor, query)).map(({ id, occurredOn }) => [id, occurredOn]));
  }

  /** The given highlights that are hidden only because their note or project is in the trash. */
  private inTrash(actor: Actor, ids: readonly Uuid[]): Promise<Set<Uuid>> {
    if (ids.length === 0) return Promise.resolve(new Set());
    const query = db
      .selectFrom('highlight as h')
      .innerJoin('project as p', 'p.id', 'h.project_id')
      .select('h.id')
      .where('h.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
      .where(({ or, eb }) => or([eb('h.trash_id', 'is not', null), eb('p.trash_id', 'is not', null)]));
    return this.reads.as(actor, async (sight) => {
      await sight.showTrash();
      return new Set((await sight.rows(query)).map(({ id }) => id));
    });
  }
}
