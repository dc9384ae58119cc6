import { type RichNode, excerpt, excerptOf } from '@evident/domain/content';
import { type NoteSource, shownMedium } from '@evident/domain/media';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, expression, textual } from './queries.ts';
import { firstWordsOf, openingOf } from './first-words.ts';

/** Pages of a document in which its first words are looked for (decided): covers have none. */
const OPENING_PAGES = 5;
/** Enough characters of a page for an excerpt. */
const FIRST_WORDS = 400;

/** The first file of the note `sn`, with what its processing knows of it. Uploads that are not complete do not count. */
const firstFile = jsonObjectFrom(
  db
    .selectFrom('note_file as sf')
    .innerJoin('file as f', 'f.id', 'sf.file_id')
    .leftJoin('media as sm', 'sm.file_id', 'f.id')
    .leftJoin('media_output as so', (join) =>
      join.onRef('so.file_id', '=', 'f.id').on('so.kind', '=', 'THUMBNAILS').on('so.number', '=', 0),
    )
    .whereRef('sf.note_id', '=', 'sn.id' as never)
    .where('f.status', '=', 'DONE')
    .select(['f.id', 'f.file_type as fileType', 'f.media_type as mediaType'])
    .select([
      expression<number | null>`(sm.facts ->> 'durationMs')::double precision`.as('durationMs'),
      expression<NonNullable<NoteSource['file']>['thumbnails']>`CASE WHEN jsonb_array_length(so.detail -> 'ends') > 0
        THEN jsonb_build_object('outputId', so.id, 'count', jsonb_array_length(so.detail -> 'ends'), 'intervalMs', so.detail -> 'intervalMs') END`.as(
        'thumbnails',
      ),
    ])
    .orderBy('sf.rank')
    .orderBy('sf.file_id')
    .limit(1),
);

/** The first words of the documents of the note `sn`, for notes without words of their own. */
const firstPage = db
  .selectFrom('note_file as pf')
  .innerJoin('file_page as fp', 'fp.file_id', 'pf.file_id')
  .whereRef('pf.note_id', '=', 'sn.id' as never)
  .where('fp.content', '<>', '')
  // Not to sort all pages of long documents.
  .where('fp.page', '<=', OPENING_PAGES)
  .where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('withheld_file as wf').whereRef('wf.file_id', '=', 'pf.file_id'))),
  )
  .select(textual<string>(`left(fp.content, ${FIRST_WORDS})`).as('words'))
  .orderBy('pf.rank')
  .orderBy('fp.page')
  .limit(1);

type NoteId = 'n.id' | 'h.note_id' | 'i.id';
export interface StoredSource extends NoteSource {
  /** The first words of its documents; null if it has words of its own. */
  readonly words: string | null;
}

const noteOf = (id: NoteId) =>
  db
    .selectFrom('note as sn')
    .innerJoin('document as sd', 'sd.id', 'sn.id')
    .whereRef('sn.id', '=', id as never)
    .select([
      firstFile.as('file'),
      expression<boolean>`sn.source_row IS NOT NULL AND sn.import_file_id IS NOT NULL`.as('row'),
      expression<boolean>`sd.speakers <> '{}'`.as('spoken'),
      expression<string | null>`CASE WHEN sd.text = '' THEN (${firstPage}) END`.as('words'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('survey_question as sq').whereRef('sq.note_id', '=', 'sn.id'))
        .$castTo<boolean>()
        .as('survey'),
    );

/** The facts that decide how a list shows a note, as JSON; null for other objects. */
export const sourceOfNote = (id: NoteId) => jsonObjectFrom(noteOf(id)).$castTo<StoredSource | null>();

/** The same with the first words of its text, for lists that do not read them anyway. */
export const sourceWithText = (id: NoteId) =>
  jsonObjectFrom(noteOf(id).select([firstWordsOf('sd').as('text'), openingOf('sd').as('opening')])).$castTo<
    (StoredSource & FirstWords) | null
  >();
interface FirstWords {
  readonly text: string;
  readonly opening: RichNode[] | null;
}

/** `medium` and `thumbnail` of a row. */
export const mediumIn = (source: StoredSource | null, atMs?: number | null) =>
  source ? shownMedium(source, atMs) : NO_NOTE;
const NO_NOTE = { medium: null, thumbnail: null };

/** The same for a highlight: without a picture of the note's first file if the highlight is in another one. */
export function mediumOfHighlight(source: StoredSource | null, fileId: string | null, atMs: number | null) {
  const shown = mediumIn(source, atMs);
  return fileId === null || fileId === source?.file?.id ? shown : { ...shown, thumbnail: null };
}

/** The first words of the documents of a note; empty if there are none, or it has words of its own. */
export const wordsIn = (source: StoredSource | null): string => excerpt(source?.words ?? '');

/** The preview of a note: its first words, or those of its documents. */
export const previewIn = (source: (StoredSource & FirstWords) | null): string | null =>
  source &&
  ((source.opening ? excerptOf({ type: 'doc', content: source.opening }) : excerpt(source.text)) || wordsIn(source));
