import type { AiTextReader } from '@evident/application/ai/ai-text-reader';
import {
  type Citation,
  type EvidenceContent,
  type EvidenceText,
  isBeingWritten,
  withoutCitations,
} from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { db, expression, parameter } from '../queries.ts';
import { currentCitations } from './current-citations.ts';
import type { PostgresReads, Sight } from '../reads.ts';

const TEXTS = db
  .selectFrom('ai_text as t')
  .select(['t.id', 't.state', 't.method', 't.model', 't.dropped', 't.reason'])
  .select([
    expression<EvidenceContent>`t.content`.as('content'),
    't.created_at as createdAt',
    't.updated_at as updatedAt',
  ])
  .where('t.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`);

const isOne = expression<Uuid>`ANY (${parameter('ids')}::uuid[])`;
/** Sources of citations, narrowed to what the actor can see. A theme is cited by the words of a data point. */
const SEEN = {
  note: db.selectFrom('note as s').select('s.id').where('s.id', '=', isOne),
  insight: db.selectFrom('insight as s').select('s.id').where('s.id', '=', isOne),
  highlight: db.selectFrom('highlight as s').select('s.id').where('s.id', '=', isOne),
  tag: db.selectFrom('tag as s').select('s.id').where('s.id', '=', isOne),
  theme: db.selectFrom('data_point as s').select('s.id').where('s.id', '=', isOne),
} as const;
const PROJECTS = db.selectFrom('project as p').select('p.id').where('p.id', '=', isOne);
const CHANNELS = db.selectFrom('channel as c').select('c.id').where('c.id', '=', isOne);

/** Generated texts that the actor can read. */
export class PostgresAiTextReader implements AiTextReader {
  constructor(private readonly reads: PostgresReads) {}

  async read(actor: Actor, textIds: readonly Uuid[]): Promise<EvidenceText[]> {
    if (textIds.length === 0) return [];
    return this.reads.as(actor, async (sight) => {
      const rows = await sight.rows(TEXTS, { given: { ids: textIds } });
      const cited = rows.flatMap(({ content }) => content.citations);
      const seen = await seenIn(sight, cited);
      const isSecret = await secretIn(sight, cited, seen);
      // Those of growing texts were verified just now.
      const current = await currentCitations(
        sight,
        rows.filter((row) => !isBeingWritten(row)).flatMap(({ content }) => content.citations),
      );
      const byId = new Map(rows.map((row) => [row.id, viewOf(row, seen, isSecret, current)]));
      return [...new Set(textIds)].flatMap((id) => byId.get(id) ?? []);
    });
  }
}

/** The cited objects that the actor can see, as `type id`. */
async function seenIn(sight: Sight, citations: readonly Citation[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const [type, query] of Object.entries(SEEN)) {
    const ids = [...new Set(citations.filter((one) => one.type === type).map(sourceOf))];
    if (ids.length === 0) continue;
    for (const { id } of await sight.rows(query, { given: { ids } })) seen.add(`${type} ${id}`);
  }
  return seen;
}

/** Finds the citations of projects and channels out of sight: sentences that cite them may say more than other sources of theirs. */
async function secretIn(
  sight: Sight,
  citations: readonly Citation[],
  seen: ReadonlySet<string>,
): Promise<(citation: Citation) => boolean> {
  const unseen = citations.filter((citation) => !seen.has(keyOf(citation)));
  const places = (of: (citation: Citation) => Uuid | null) => [...new Set(unseen.flatMap((one) => of(one) ?? []))];
  const open = new Set<Uuid>();
  for (const [query, ids] of [
    [PROJECTS, places(({ projectId }) => projectId)],
    [CHANNELS, places(({ channelId = null }) => channelId)],
  ] as const)
    if (ids.length > 0) for (const { id } of await sight.rows(query, { given: { ids } })) open.add(id);
  return (citation) => {
    const place = citation.projectId ?? citation.channelId ?? null;
    return place !== null && !seen.has(keyOf(citation)) && !open.has(place);
  };
}

/** The object whose words are cited. */
const sourceOf = ({ type, id, parentId }: Citation): Uuid => (type === 'theme' ? (parentId ?? id) : id);
const keyOf = (citation: Citation): string => `${citation.type} ${sourceOf(citation)}`;

const viewOf = (
  { content, createdAt, updatedAt, ...row }: InferResult<typeof TEXTS>[number],
  seen: ReadonlySet<string>,
  isSecret: (citation: Citation) => boolean,
  current: (citation: Citation) => Citation,
): EvidenceText => {
  const shown = withoutCitations(content, (citation) => !seen.has(keyOf(citation)), isSecret);
  return {
    ...row,
    content: { ...shown, citations: shown.citations.map(current) },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};
