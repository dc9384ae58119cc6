import { type RichNode, type Speakers, spokenWords } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TimedWord } from '@evident/domain/reels';
import type { InferResult } from 'kysely';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

/** The notes with a recording and their text. A turn without a recording belongs to the first one of its note. */
export const TEXTS = db
  .selectFrom('note_file as nf')
  .innerJoin('note as n', 'n.id', 'nf.note_id')
  .innerJoin('document as d', 'd.id', 'n.id')
  .select(['nf.file_id as fileId'])
  .select([expression<RichNode>`d.content`.as('content'), expression<Speakers>`d.speakers`.as('speakers')])
  .select(({ selectFrom }) =>
    selectFrom('note_file as of')
      .innerJoin('file as f', 'f.id', 'of.file_id')
      .whereRef('of.note_id', '=', 'n.id')
      .where('f.file_type', 'in', ['Audio', 'Video'])
      .select('of.file_id')
      .orderBy('of.rank')
      .orderBy('of.file_id')
      .limit(1)
      .as('first'),
  )
  .where('nf.file_id', '=', expression<Uuid>`ANY (${parameter('fileIds')}::uuid[])`)
  .orderBy('nf.created_at');

type TextRow = InferResult<typeof TEXTS>[number];

/** The timed words of recordings, from the first note that has some, sorted by start. */
export async function wordsOfFiles(
  reads: PostgresReads,
  actor: Actor,
  fileIds: readonly Uuid[],
): Promise<ReadonlyMap<Uuid, readonly TimedWord[]>> {
  return fileIds.length === 0 ? new Map() : wordsIn(await reads.rows(actor, TEXTS, { given: { fileIds } }));
}

/** The timed words in texts of notes, by recording. */
export function wordsIn(texts: readonly TextRow[]): ReadonlyMap<Uuid, readonly TimedWord[]> {
  const words = new Map<Uuid, TimedWord[]>();
  for (const { fileId, content, speakers, first } of texts) {
    if (words.has(fileId)) continue;
    const said = spokenWords(content).filter((word) => (word.fileId ?? first) === fileId);
    if (said.length === 0) continue;
    words.set(
      fileId,
      said
        .map(({ text, startMs, endMs, speaker }) => ({
          text,
          startMs,
          endMs,
          speaker: speaker === null ? null : (speakers[speaker] ?? null),
        }))
        .sort((one, other) => one.startMs - other.startMs),
    );
  }
  return words;
}
