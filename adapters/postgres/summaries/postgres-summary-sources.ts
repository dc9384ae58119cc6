import type { SummarySource, SummarySources } from '@evident/application/summaries/summary-reader';
import { countCodePoints, layOut, type RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { EVIDENCE, insightsFor } from '../insights/insight-rows.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';

/** Notes of a project that are summarized, the latest ones (decided). */
const NOTES_MAX = 300;

interface Row {
  readonly id: Uuid;
  readonly projectId: Uuid;
  readonly projectTitle: string;
  readonly title: string;
  readonly digest: string;
}

const recordingOf = (noteId: 'n.id' | 'h.note_id') =>
  db
    .selectFrom('note_file as nf')
    .innerJoin('file as f', 'f.id', 'nf.file_id')
    .whereRef('nf.note_id', '=', noteId as never)
    .where('f.file_type', 'in', ['Audio', 'Video'])
    .select('f.id')
    .orderBy('nf.rank')
    .orderBy('nf.file_id')
    .limit(1);

const NOTES = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .innerJoin('project as p', 'p.id', 'n.project_id')
  .where('n.archived_at', 'is', null)
  .select([
    'n.id',
    'n.project_id as projectId',
    'p.title as projectTitle',
    'n.title',
    recordingOf('n.id').as('recording'),
  ])
  .select([
    expression<RichNode>`d.content`.as('content'),
    expression<Readonly<Record<string, string>>>`d.speakers`.as('speakers'),
    expression<string>`md5(d.text)`.as('digest'),
  ]);
const SOME_NOTES = NOTES.where('n.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`);
const NOTES_OF_PROJECT = NOTES.where('n.project_id', '=', parameter<Uuid>('projectId'))
  .orderBy('n.created_at', 'desc')
  .orderBy('n.id', 'desc')
  .limit(NOTES_MAX);

const HIGHLIGHTS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .innerJoin('document as d', 'd.id', 'h.note_id')
  .innerJoin('project as p', 'p.id', 'h.project_id')
  .where('h.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`)
  .where('n.archived_at', 'is', null)
  .where('h.lost_at', 'is', null)
  .where('h.text', '<>', '')
  .select([
    'h.id',
    'h.note_id as noteId',
    'h.project_id as projectId',
    'p.title as projectTitle',
    'n.title',
    'h.text',
    'h.start_ms as startMs',
    'h.end_ms as endMs',
    'h.file_id as fileId',
    recordingOf('h.note_id').as('recording'),
    expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
    expression<string>`md5(h.text)`.as('digest'),
  ]);

// As published, if it is: all readers of the project read its summaries.
const insightRow = (actor: Actor) =>
  insightsFor(actor, 'published')
    .where('i.id', '=', parameter<Uuid>('id'))
    .select(['i.id', 'i.project_id as projectId', 'p.title as projectTitle'])
    .select([
      expression<string>`coalesce(s.title, i.title)`.as('title'),
      expression<RichNode>`coalesce(s.content, d.content)`.as('content'),
      expression<string>`md5(coalesce(s.content, d.content)::text)`.as('digest'),
      EVIDENCE.as('evidence'),
    ]);

/** Texts of notes, insights and highlights that the actor can see. */
export class PostgresSummarySources implements SummarySources {
  constructor(private readonly reads: PostgresReads) {}

  async notes(
    actor: Actor,
    of: { readonly noteIds: readonly Uuid[] } | { readonly projectId: Uuid },
  ): Promise<SummarySource[]> {
    const rows = await this.reads.as(actor, (sight) =>
      'projectId' in of
        ? sight.rows(NOTES_OF_PROJECT, { given: { projectId: of.projectId } })
        : sight.rows(SOME_NOTES, { given: { ids: of.noteIds } }),
    );
    return keyed(
      rows.toReversed().map(({ content, speakers, recording, ...row }) => {
        const { text, blocks } = layOut(content);
        return {
          ...sourceOf('note', row),
          text,
          blocks: blocks.map(({ start, end, speaker, startMs, endMs, fileId }) => ({
            start,
            end,
            speaker: speaker === null ? null : (speakers[speaker] ?? null),
            startMs,
            endMs,
            fileId: startMs === null ? null : (fileId ?? recording),
          })),
        };
      }),
    );
  }

  insight(actor: Actor, insightId: Uuid): Promise<SummarySource[]> {
    return this.reads.as(actor, async (sight) => {
      const [found] = await sight.rows(insightRow(actor), { given: { id: insightId } });
      if (!found) return [];
      const { content, evidence, ...row } = found;
      const { text, blocks } = layOut(content);
      const own = { ...sourceOf('insight', row), text, blocks: blocks.map(withoutNode) };
      // Readers of the insight may not see evidence from elsewhere, and a sentence can rest on several sources.
      const highlights = await highlightsIn(sight, evidence);
      return keyed([own, ...highlights.filter(({ projectId }) => projectId === row.projectId)]);
    });
  }

  async highlights(actor: Actor, highlightIds: readonly Uuid[]): Promise<SummarySource[]> {
    if (highlightIds.length === 0) return [];
    return keyed(await this.reads.as(actor, (sight) => highlightsIn(sight, highlightIds)));
  }
}

type Unkeyed = Omit<SummarySource, 'key'>;

const keyed = (sources: readonly Unkeyed[]): SummarySource[] =>
  sources.map((source, at) => ({ ...source, key: `S${at + 1}` }));

const withoutNode = ({ node: _, text: __, ...block }: ReturnType<typeof layOut>['blocks'][number]) => block;

const sourceOf = (type: 'note' | 'insight', { id, projectId, projectTitle, title, digest }: Row) =>
  ({ type, id, parentId: null, projectId, projectTitle, title, digest }) as const;

async function highlightsIn(sight: Sight, ids: readonly Uuid[]): Promise<Unkeyed[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await sight.rows(HIGHLIGHTS, { given: { ids } })).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { noteId, startMs, endMs, fileId, recording, speakers, ...facts } = row;
    const block = { start: 0, end: countCodePoints(row.text), speaker: speakers.join(', ') || null, startMs, endMs };
    return {
      type: 'highlight' as const,
      ...facts,
      parentId: noteId,
      blocks: [{ ...block, fileId: startMs === null ? null : (fileId ?? recording) }],
    };
  });
}
