import { evidenceIn } from '@evident/domain/content';
import { type PageArea, highlightLabel } from '@evident/domain/highlights';
import type { Source } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SharedQuote, ShareLink } from '@evident/domain/sharing';
import type { SqlBool } from 'kysely';
import { expression } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { all, rowsOf } from './all-tables.ts';
import { type HeldClip, withoutFile } from './shared-clips.ts';
import { documentsOf } from './shared-documents.ts';

/** Documents of a link whose text or cover names an id. Reason: the link of a visitor defines the scope. */
export const naming = (shared: NonNullable<ReturnType<typeof documentsOf>>, id: Uuid) =>
  all
    .selectFrom(shared.as('s'))
    .selectAll('s')
    .where(({ or, eb }) =>
      or([eb('s.coverFileId', '=', id), expression<SqlBool>`strpos(s.content::text, ${id}::text) > 0`]),
    );

interface QuoteRow extends Source, Omit<SharedQuote, 'speaker' | 'lost' | 'picture' | 'clip'> {
  id: Uuid;
  endMs: number | null;
  pdfHighlightAreas: PageArea[];
  /** The document of an area, if the note still has it and it is not withheld. */
  fileId: Uuid | null;
}

/** The public view of a quote, without anything that identifies its note. */
export const shownQuote = (quote: QuoteRow, token: string, clips: ReadonlyMap<Uuid, HeldClip>): SharedQuote => ({
  text: highlightLabel(quote),
  speaker: quote.speakers.join(', ') || null,
  startMs: quote.startMs,
  lost: quote.lost,
  picture: quote.fileId && `/api/v1/public/${token}/highlights/${quote.id}/picture`,
  clip: clips.has(quote.id) ? withoutFile(clips.get(quote.id)!) : null,
});

/**
 * Public links hide highlights of archived notes, like links to the note and search do; an insight keeps its evidence.
 * Quotes from other projects are visible only while the member who created the link can read them.
 */
export async function quotesOf(
  rows: ReadRows,
  ids: readonly Uuid[],
  within: { projectId: Uuid; sharer: Actor | null } | null,
): Promise<QuoteRow[]> {
  if (ids.length === 0) return [];
  const query = all
    .selectFrom('highlight as h')
    .innerJoin('note as n', 'n.id', 'h.note_id')
    .innerJoin('project as p', 'p.id', 'h.project_id')
    .innerJoin('document as d', 'd.id', 'h.note_id')
    .select(['h.id', 'h.note_id as noteId', 'h.text', 'h.start_ms as startMs', 'h.end_ms as endMs'])
    .select([
      expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
      expression<NonNullable<Source['saidBy']>>`said_by(h.note_id, d.speakers, h.speakers)`.as('saidBy'),
      expression<PageArea[]>`h.areas`.as('pdfHighlightAreas'),
      expression<boolean>`h.lost_at IS NOT NULL`.as('lost'),
    ])
    .select(({ and, eb, not, exists, selectFrom, ref }) =>
      expression<Uuid | null>`CASE WHEN ${and([
        eb('h.target', '=', 'AREA'),
        exists(
          selectFrom('note_file as nf')
            .select('nf.file_id')
            .whereRef('nf.note_id', '=', 'h.note_id')
            .where('nf.file_id', '=', ref('h.file_id')),
        ),
        not(exists(selectFrom('withheld_file as w').select('w.file_id').where('w.file_id', '=', ref('h.file_id')))),
      ])} THEN h.file_id END`.as('fileId'),
    )
    .where('h.id', '=', expression<Uuid>`ANY (${ids}::uuid[])`)
    .where(({ or, eb }) =>
      within === null
        ? eb('n.archived_at', 'is', null)
        : or([
            eb('h.project_id', '=', within.projectId),
            ...(within.sharer ? [eb('h.project_id', 'in', visibleProjects(within.sharer, 'READ'))] : []),
          ]),
    );
  return rowsOf(rows, query);
}

/** Whether a link shows the words of a highlight: as the shared highlight, or in the text of a shared insight. */
export async function showsQuote(
  rows: ReadRows,
  { objectType, objectId }: Pick<ShareLink, 'objectType' | 'objectId'>,
  highlightId: Uuid,
  sharer: Actor | null,
): Promise<boolean> {
  const shared = documentsOf(objectType, objectId);
  if (shared === null) return highlightId === objectId && (await quotesOf(rows, [highlightId], null)).length > 0;
  for (const { content, projectId } of await rowsOf(rows, naming(shared, highlightId)))
    if (evidenceIn(content).includes(highlightId))
      return (await quotesOf(rows, [highlightId], { projectId, sharer })).length > 0;
  return false;
}
