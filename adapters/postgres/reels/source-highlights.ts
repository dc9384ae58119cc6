import type { ReelSource } from '@evident/domain/reels';
import { HIGHLIGHTS } from '../highlights/highlight-rows.ts';

/** The highlights of a source that have seconds, in the order of a reel. */
export function highlightsFrom({ type, id }: ReelSource) {
  const timed = HIGHLIGHTS.where('h.start_ms', 'is not', null)
    .where('h.end_ms', 'is not', null)
    .where('h.lost_at', 'is', null);
  switch (type) {
    case 'NOTE':
      return timed.where('h.note_id', '=', id).orderBy('h.start_ms').orderBy('h.created_at').orderBy('h.id');
    case 'FILE':
      return timed
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('note_file as of').whereRef('of.note_id', '=', 'h.note_id').where('of.file_id', '=', id)),
        )
        .orderBy('h.start_ms')
        .orderBy('h.created_at')
        .orderBy('h.id');
    case 'TAG':
      return timed
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('highlight_tag as of').whereRef('of.highlight_id', '=', 'h.id').where('of.tag_id', '=', id),
          ),
        )
        .orderBy('h.created_at')
        .orderBy('h.id');
    case 'INSIGHT':
      return timed
        .innerJoin('insight_evidence as of', 'of.highlight_id', 'h.id')
        .innerJoin('insight as i', 'i.id', 'of.insight_id')
        .where('i.id', '=', id)
        .orderBy('of.position');
  }
}
