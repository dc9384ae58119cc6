import type { FileReader } from '@evident/application/files/file-reader';
import type { FileFilter, FileType, FileView, NoteFiles, UploadState } from '@evident/domain/files';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Order } from '../keyset.ts';
import { havingWords } from '../having-words.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'f.created_at', type: 'timestamptz' },
    { sql: 'f.id', type: 'uuid' },
  ],
  descending: true,
};

/** Files `f` with the ids of the notes that have them. */
const FILES = db
  .selectFrom('file as f')
  .select([
    'f.id',
    expression<Uuid>`f.project_id`.as('projectId'),
    'f.name',
    'f.media_type as mediaType',
    expression<FileType>`f.file_type`.as('fileType'),
    expression<number>`f.bytes::double precision`.as('bytes'),
    'f.sha256',
    expression<UploadState>`f.status`.as('status'),
    'f.failure',
    'f.width',
    'f.height',
    'f.created_by as createdBy',
    'f.created_at as createdAt',
  ])
  .select(({ selectFrom }) =>
    expression<Uuid[]>`ARRAY(${selectFrom('note_file as nf')
      .innerJoin('note as n', 'n.id', 'nf.note_id')
      .whereRef('nf.file_id', '=', 'f.id')
      .select('n.id')
      .orderBy('nf.created_at')})`.as('noteIds'),
  );

const ONE = FILES.where('f.id', '=', parameter<Uuid>('fileId'));
const NOTE = db.selectFrom('note as n').select('n.id').where('n.id', '=', parameter<Uuid>('noteId'));
const OF_NOTE = FILES.innerJoin('note_file as o', 'o.file_id', 'f.id')
  .innerJoin('note as m', 'm.id', 'o.note_id')
  .where('m.id', '=', parameter<Uuid>('noteId'))
  .where('f.status', '=', 'DONE')
  .orderBy('o.rank')
  .orderBy('f.id');

const dated = <Row extends { readonly createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Files of projects that the actor can see. */
export class PostgresFileReader implements FileReader {
  constructor(private readonly reads: PostgresReads) {}

  async file(actor: Actor, fileId: Uuid): Promise<FileView | null> {
    const row = await this.reads.first(actor, ONE, { given: { fileId } });
    return row && dated(row);
  }

  ofProject(actor: Actor, projectId: Uuid, { fileType, name }: FileFilter, page: PageRequest): Promise<Page<FileView>> {
    const list = FILES.where('f.project_id', '=', projectId)
      .where('f.status', 'in', ['DONE', 'UPLOADING'])
      // Clips belong to the links for which they were made.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('render as r')
              .whereRef('r.result_file_id', '=', 'f.id')
              .where('r.subject_id', 'is not', null)
              .where('r.type', '=', 'AUDIO_VIDEO_CLIP')
              .select('r.id'),
          ),
        ),
      )
      .$if(fileType !== undefined, (files) => files.where('f.file_type', '=', fileType!))
      .$if(Boolean(name?.trim()), (files) => files.where(havingWords('f.name', name!)));
    return this.reads.page(actor, list, { order: NEWEST_FIRST, page, itemOf: dated });
  }

  ofNote(actor: Actor, noteId: Uuid): Promise<NoteFiles | null> {
    return this.reads.as(actor, async (sight) => {
      const rows = await sight.rows(OF_NOTE, { given: { noteId } });
      if (rows.length === 0 && (await sight.rows(NOTE, { given: { noteId } })).length === 0) return null;
      return { items: rows.map(dated) };
    });
  }
}
