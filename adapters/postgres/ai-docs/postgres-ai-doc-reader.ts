import type { AiDocReader, FoundAiDoc } from '@evident/application/ai-docs/ai-doc-reader';
import type { NoteReading } from '@evident/application/notes/note-reader';
import type { AiDocFilter, AiDocSummary, DocSource } from '@evident/domain/ai-docs';
import type { WritingState } from '@evident/domain/evidence';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummarizedSource, SummaryFramework } from '@evident/domain/summaries';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';
import { sourceTitles } from './source-titles.ts';
import { foldText } from '@evident/domain/search';

const LATEST_FIRST: Order = {
  columns: [
    { sql: 'd.updated_at', type: 'timestamptz' },
    { sql: 'd.id', type: 'uuid' },
  ],
  descending: true,
};

const DOCS = db
  .selectFrom('ai_doc as d')
  .innerJoin('project as p', 'p.id', 'd.project_id')
  .innerJoin('ai_text as t', 't.id', 'd.text_id')
  .leftJoin('agent as a', 'a.id', 'd.agent_id')
  .leftJoin('member as m', 'm.id', 'd.created_by')
  .select([
    'd.id',
    'd.project_id as projectId',
    'p.title as projectTitle',
    'd.title',
    expression<SummaryFramework>`d.framework`.as('framework'),
    expression<WritingState>`t.state`.as('state'),
    'a.id as agentId',
    'a.title as agentTitle',
    'd.created_by as createdById',
    shownName('m').as('createdByName'),
    'd.created_at as createdAt',
    'd.updated_at as updatedAt',
  ]);

const WHOLE = DOCS.innerJoin('document as o', 'o.id', 'd.id').select([
  'd.prompt',
  'd.language',
  'd.version',
  'd.text_id as textId',
  'd.filled_text_id as filledTextId',
  expression<DocSource[]>`d.sources`.as('sources'),
  expression<SummarizedSource[]>`d.read_sources`.as('read'),
  expression<number>`d.filled_seq::float8`.as('filledSeq'),
  expression<number>`o.last_seq::float8`.as('lastSeq'),
]);

function summaryOf({
  agentId,
  agentTitle,
  createdById,
  createdByName,
  createdAt,
  updatedAt,
  ...row
}: InferResult<typeof DOCS>[number]): AiDocSummary {
  return {
    ...row,
    agent: agentId === null ? null : { id: agentId, title: agentTitle ?? '' },
    createdBy: { id: createdById, name: createdByName },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Docs in projects visible to the actor. */
export class PostgresAiDocReader implements AiDocReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { query, projectId }: AiDocFilter, page: PageRequest): Promise<Page<AiDocSummary>> {
    const words = query?.trim() ?? '';
    let docs = DOCS;
    if (projectId !== undefined) docs = docs.where('d.project_id', '=', projectId);
    if (words !== '')
      docs = docs.where(expression<boolean>`strpos(folded_text(d.title), ${foldText(words)})`, '>', 0 as never);
    return this.reads.page(actor, docs, { order: LATEST_FIRST, page, itemOf: summaryOf });
  }

  doc(actor: Actor, docId: Uuid): Promise<FoundAiDoc | null> {
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(WHOLE.where('d.id', '=', docId));
      if (!row) return null;
      const { prompt, language, version, textId, filledTextId, sources, read, filledSeq, lastSeq, ...doc } = row;
      const titles = await sourceTitles(sight, sources);
      const named = sources.map((source) => ({ ...source, title: titles.get(source.id) ?? null }));
      const whole = { prompt, language, version, textId, filledTextId, read, filledSeq, lastSeq };
      return { ...summaryOf(doc), ...whole, sources: named };
    });
  }

  reading(actor: Actor, docId: Uuid): Promise<NoteReading | null> {
    const query = db
      .selectFrom('ai_doc as d')
      .innerJoin('document as o', 'o.id', 'd.id')
      .select(['d.title', 'o.content', 'o.speakers', 'o.text', 'o.version'])
      .select(expression<boolean>`o.last_seq > o.derived_seq`.as('behind'))
      .where('d.id', '=', docId);
    return this.reads.first(actor, query);
  }
}
