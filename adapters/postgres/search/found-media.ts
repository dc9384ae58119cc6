import type { Uuid } from '@evident/domain/kernel';
import { type ShownMedium, shownMedium } from '@evident/domain/media';
import { sourceOfNote } from '../note-source.ts';
import { db, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';

/** The media of the notes that were found. */
export async function foundMedia(sight: Sight, noteIds: readonly Uuid[]): Promise<Map<Uuid, ShownMedium>> {
  const found = await sight.rows(
    db
      .selectFrom('note as n')
      .where('n.id', '=', expression<Uuid>`ANY (${noteIds}::uuid[])`)
      .select(['n.id', sourceOfNote('n.id').as('source')]),
  );
  return new Map(found.map(({ id, source }) => [id, shownMedium(source!)]));
}
