import type { FoundResearch, ResearchReader } from '@evident/application/research/research-reader';
import { type RichNode, layOut } from '@evident/domain/content';
import type { AskedScope } from '@evident/domain/conversations';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NoteRead,
  type ResearchBudget,
  type ResearchStep,
  type ResearchSummary,
  stepsOf,
} from '@evident/domain/research';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'r.created_at', type: 'timestamptz' },
    { sql: 'r.id', type: 'uuid' },
  ],
  descending: true,
};

const RESEARCH = db
  .selectFrom('research as r')
  .leftJoin('project as p', 'p.id', 'r.scope_id')
  .leftJoin('folder as f', 'f.id', 'r.scope_id')
  .leftJoin('note as n', 'n.id', 'r.scope_id')
  .select([
    'r.id',
    'r.question',
    'r.scope_type as scopeType',
    'r.state',
    'r.reason',
    'r.insight_id as insightId',
    'r.ai_text_id as aiTextId',
    'r.created_at as createdAt',
    'r.updated_at as updatedAt',
    expression<ResearchBudget>`r.budget`.as('budget'),
    expression<Uuid | null>`coalesce(p.id, f.id, n.id)`.as('scopeId'),
    expression<string | null>`coalesce(p.title, f.title, n.title)`.as('scopeTitle'),
  ]);

/** The first recording of a note. */
const RECORDING = db
  .selectFrom('note_file as nf')
  .innerJoin('file as f', 'f.id', 'nf.file_id')
  .whereRef('nf.note_id', '=', 'n.id' as never)
  .where('f.file_type', 'in', ['Audio', 'Video'])
  .select('f.id')
  .orderBy('nf.rank')
  .orderBy('nf.file_id')
  .limit(1)
  .as('recording');

const summaryOf = ({
  scopeType: type,
  scopeId: id,
  aiTextId: _,
  budget: __,
  createdAt,
  updatedAt,
  ...row
}: InferResult<typeof RESEARCH>[number]): ResearchSummary => ({
  ...row,
  scope: { type, id },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const SCOPES = {
  FOLDER: db.selectFrom('folder as s').select('s.id').where('s.id', '=', parameter<Uuid>('id')),
  PROJECT: db.selectFrom('project as s').select('s.id').where('s.id', '=', parameter<Uuid>('id')),
  NOTE: db.selectFrom('note as s').select('s.id').where('s.id', '=', parameter<Uuid>('id')),
} as const;

/** The actor's own research, and the notes that it reads. */
export class PostgresResearchReader implements ResearchReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest): Promise<Page<ResearchSummary>> {
    return this.reads.page(actor, RESEARCH, { order: NEWEST_FIRST, page, itemOf: summaryOf });
  }

  async research(actor: Actor, researchId: Uuid): Promise<FoundResearch | null> {
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(RESEARCH.where('r.id', '=', researchId));
      if (!row) return null;
      const rows = await sight.rows(
        db
          .selectFrom('research as r')
          .innerJoin('research_step as s', 's.research_id', 'r.id')
          .where('r.id', '=', researchId)
          .select([expression<ResearchStep>`s.result`.as('step'), 's.finished_at as finishedAt'])
          .orderBy('s.position'),
      );
      const ids = stepsOf(
        rows.map(({ step }) => step),
        'READ',
      ).map(({ noteId }) => noteId);
      const titles =
        ids.length === 0
          ? []
          : await sight.rows(db.selectFrom('note as n').select(['n.id', 'n.title']).where('n.id', 'in', ids));
      return {
        ...summaryOf(row),
        budget: row.budget,
        aiTextId: row.aiTextId,
        steps: rows,
        noteTitles: new Map(titles.map(({ id, title }) => [id, title])),
      };
    });
  }

  async canSee(actor: Actor, { type, id }: AskedScope): Promise<boolean> {
    if (type === 'WORKSPACE') return true;
    return (await this.reads.first<{ id: Uuid }>(actor, SCOPES[type], { given: { id } })) !== null;
  }

  async notes(actor: Actor, noteIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, NoteRead>> {
    if (noteIds.length === 0) return new Map();
    const rows = await this.reads.rows(
      actor,
      db
        .selectFrom('note as n')
        .innerJoin('document as d', 'd.id', 'n.id')
        .innerJoin('project as p', 'p.id', 'n.project_id')
        .where('n.archived_at', 'is', null)
        .where('n.id', 'in', [...noteIds])
        .select(['n.id', 'n.project_id as projectId', 'n.title', 'p.title as projectTitle', RECORDING])
        .select([
          expression<RichNode>`d.content`.as('content'),
          expression<Readonly<Record<string, string>>>`d.speakers`.as('speakers'),
        ]),
    );
    const byId = new Map(rows.map((row) => [row.id, sourceOf(row)]));
    return new Map(noteIds.flatMap((id) => (byId.has(id) ? [[id, byId.get(id)!] as const] : [])));
  }
}

interface NoteRow {
  readonly id: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly projectTitle: string;
  readonly content: RichNode;
  readonly speakers: Readonly<Record<string, string>>;
  readonly recording: Uuid | null;
}

function sourceOf({ content, speakers, recording, ...note }: NoteRow): NoteRead {
  const { text, blocks } = layOut(content);
  return {
    ...note,
    key: note.id,
    type: 'note',
    parentId: null,
    text,
    blocks: blocks.map(({ start, end, speaker, startMs, endMs, fileId }) => ({
      start,
      end,
      speaker: speaker === null ? null : (speakers[speaker] ?? null),
      startMs,
      endMs,
      fileId: startMs === null ? null : (fileId ?? recording),
    })),
    headings: new Map(
      blocks.flatMap(({ node }, at) =>
        node.type === 'heading' ? [[at, Number(node.attrs?.level ?? 1)] as const] : [],
      ),
    ),
  };
}
