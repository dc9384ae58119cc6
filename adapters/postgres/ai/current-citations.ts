import { type RichNode, layOut } from '@evident/domain/content';
import { type Citation, type CitedNote, citedNote, currentCitation, recordingOf } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import { db, expression, parameter } from '../queries.ts';
import type { Sight } from '../reads.ts';

const NOTES = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .where('n.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`)
  .select(['n.id', 'd.text'])
  .select(
    expression<RichNode | null>`CASE WHEN d.id = ANY (${parameter('timed')}::uuid[]) THEN d.content END`.as('content'),
  )
  .select(({ selectFrom }) =>
    selectFrom('note_file as nf')
      .innerJoin('file as f', 'f.id', 'nf.file_id')
      .whereRef('nf.note_id', '=', 'n.id')
      .where('f.file_type', 'in', ['Audio', 'Video'])
      .select('f.id')
      .orderBy('nf.rank')
      .orderBy('nf.file_id')
      .limit(1)
      .as('recording'),
  );

const DATA_POINTS = db
  .selectFrom('data_point as d')
  .where('d.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`)
  .select(['d.id', 'd.text']);

/** Returns citations with their places and recordings now, in notes and data points that the actor can see. */
export async function currentCitations(
  sight: Sight,
  citations: readonly Citation[],
): Promise<(citation: Citation) => Citation> {
  const ids = [...new Set(citations.flatMap((citation) => noteOf(citation) ?? []))];
  const pointIds = [...new Set(citations.flatMap((citation) => pointOf(citation) ?? []))];
  const timed = citations.filter(({ type, startTime }) => type === 'note' && startTime !== null).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await sight.rows(NOTES, { given: { ids, timed: [...new Set(timed)] } });
  const points = pointIds.length === 0 ? [] : await sight.rows(DATA_POINTS, { given: { ids: pointIds } });
  const notes = new Map<Uuid, CitedNote>(
    rows.map(({ id, text, content, recording }) => [id, citedNote(text, content && layOut(content), recording)]),
  );
  for (const { id, text } of points) notes.set(id, citedNote(text, null, null));
  return (citation) => {
    const note = notes.get(pointOf(citation) ?? noteOf(citation) ?? '');
    if (!note) return citation;
    if (citation.type !== 'highlight') return currentCitation(citation, note);
    return { ...citation, fileId: recordingOf(citation, note) };
  };
}

const pointOf = ({ type, parentId }: Citation): Uuid | null => (type === 'theme' ? parentId : null);
const noteOf = ({ type, id, parentId }: Citation): Uuid | null =>
  type === 'note' ? id : type === 'highlight' ? parentId : null;
