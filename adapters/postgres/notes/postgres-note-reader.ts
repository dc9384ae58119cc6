import type { NoteList, NoteReader, NoteReading } from '@evident/application/notes/note-reader';
import { type RichNode, excerpt, excerptOf } from '@evident/domain/content';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { shownMedium } from '@evident/domain/media';
import type { ImportOriginView, NoteRow, NoteView } from '@evident/domain/notes';
import { keptFields } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contributors } from '../contributors.ts';
import { groupOf } from '../imports/groups.ts';
import type { Order } from '../keyset.ts';
import { ofParent, pagesOfParents } from '../pages-of-parents.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { noteColumns } from '../filters/note-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { firstNotesOfImports } from '../unscoped/first-of-imports.ts';
import { orderOf } from './note-order.ts';
import { NOTES } from './note-rows.ts';
import { type StoredSource, sourceOfNote, wordsIn } from '../note-source.ts';
import { RELATED_COUNTS, folderOfProject, insightsOfNote, namesOfNote, tagsOfNote } from './related-to-note.ts';
import { havingWords } from '../having-words.ts';

const MOST_NOTES_FIRST: Order = {
  columns: [
    { sql: '-o."noteCount"', type: 'double precision' },
    { sql: 'o.name', type: 'text' },
  ],
};

interface Stored {
  readonly excerpt: string;
  readonly opening: RichNode[] | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const viewOf = <Row extends Stored>({ opening, ...row }: Row) => ({
  ...row,
  excerpt: opening ? excerptOf({ type: 'doc', content: opening }) : excerpt(row.excerpt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const speakersIn = () =>
  expression<{ id: string; name: string }>`jsonb_each_text(d.speakers)`.as<'who'>(expression`who (id, name)`);

/** Columns whose values are in custom fields of the note. */
const CONVERTED = db
  .selectFrom('field_value as cv')
  .innerJoin('field as cf', 'cf.id', 'cv.field_id')
  .whereRef('cv.object_id', '=', 'n.id' as never)
  .select(expression<string>`unnest(cf.source_columns)`.as('name'));
const rawFields = expression<Record<string, unknown>>`n.raw_fields - ARRAY(${CONVERTED})::text[]`;

/** The columns of its table that name contacts. */
const namingColumns = db
  .selectFrom('import_file as nf')
  .whereRef('nf.id', '=', 'n.import_file_id' as never)
  .select(expression<string[] | null>`nf.choice #> '{mapping,people}'`.as('naming'));

/** A note with everything on its page. */
const WHOLE_NOTE = NOTES.innerJoin('project as p', 'p.id', 'n.project_id')
  .select([
    'p.title as projectTitle',
    'n.language',
    contributors('n.id', false).as('contributors'),
    tagsOfNote.as('tags'),
    namesOfNote.as('people'),
    folderOfProject.as('folder'),
    'n.source_name as sourceName',
    rawFields.as('fields'),
    expression<string[] | null>`${namingColumns}`.as('naming'),
    'd.version',
    'n.version as factsVersion',
    jsonArrayFrom(db.selectFrom(speakersIn).select(['who.id', 'who.name'])).as('speakers'),
  ])
  .where('n.id', '=', parameter<Uuid>('noteId'));

/** The content of a note. */
const READING = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .select(['n.title', 'd.content', 'd.speakers', 'd.text', 'd.version'])
  .select(expression<boolean>`d.last_seq > d.derived_seq`.as('behind'))
  .where('n.id', '=', parameter<Uuid>('noteId'));

const ROW = [...RELATED_COUNTS, sourceOfNote('n.id').as('source')];
function rowOf<Row extends Stored & { readonly source: StoredSource | null }>({ source, ...row }: Row) {
  const view = viewOf(row);
  return { ...view, ...shownMedium(source!), excerpt: view.excerpt || wordsIn(source) };
}

/** The notes of several projects, as in the default list of one. */
const OF_PARENT = NOTES.select([expression<null>`NULL::json`.as('group'), ...ROW])
  .where('n.project_id', '=', ofParent)
  .where('n.archived_at', 'is', null);

function listOf({ clause, title = '', groupedArchived }: NoteList) {
  const group =
    groupedArchived === undefined ? expression<null>`NULL::json` : groupOf('n.import_file_id', groupedArchived);
  const list = NOTES.select([group.as('group'), ...ROW])
    .where('n.project_id', '=', parameter<Uuid>('projectId'))
    .where(toSql(clause, noteColumns))
    .$if(title.trim() !== '', (notes) => notes.where(havingWords('n.title', title)));
  return groupedArchived === undefined
    ? list
    : list.where(({ eb, or }) =>
        or([eb('n.import_file_id', 'is', null), eb('n.id', 'in', firstNotesOfImports(groupedArchived))]),
      );
}

/** Lists of the same clause are built once, as most lists are the default ones. */
const LISTS = new Map<string, ReturnType<typeof listOf>>();
const LISTS_MAX = 100;

function knownListOf(list: NoteList) {
  if (list.title || !list.common) return listOf(list);
  const form = JSON.stringify([list.clause, list.groupedArchived]);
  const built = LISTS.get(form) ?? listOf(list);
  if (LISTS.size >= LISTS_MAX) LISTS.clear();
  LISTS.set(form, built);
  return built;
}

export class PostgresNoteReader implements NoteReader {
  constructor(private readonly reads: PostgresReads) {}

  note(actor: Actor, noteId: Uuid): Promise<NoteView | null> {
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(WHOLE_NOTE, { prepared: true, given: { noteId } });
      if (!row) return null;
      const { naming, ...note } = viewOf(row);
      const shown = { title: note.title, people: note.people.map(({ name }) => name) };
      const fields = keptFields(note.fields, naming ?? [], shown);
      return { ...note, fields, insights: await sight.rows(insightsOfNote(actor, noteId)) };
    });
  }

  notesOf(actor: Actor, projectId: Uuid, list: NoteList, page: PageRequest): Promise<Page<NoteRow>> {
    return this.reads.page(actor, knownListOf(list), {
      order: orderOf(list),
      page,
      itemOf: rowOf,
      prepared: list.common,
      given: { projectId },
    });
  }

  ofProjects(actor: Actor, projectIds: readonly Uuid[], first: number): Promise<Map<Uuid, Page<NoteRow>>> {
    return this.reads.as(actor, (sight) =>
      pagesOfParents(sight, OF_PARENT, {
        parentIds: projectIds,
        order: orderOf({}),
        first,
        itemsOf: (rows) => rows.map(rowOf),
      }),
    );
  }

  importOrigins(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<ImportOriginView>> {
    const origins = db
      .selectFrom('note as n')
      .where('n.project_id', '=', projectId)
      .where('n.archived_at', archived ? 'is not' : 'is', null)
      .where('n.source_name', 'is not', null)
      .select(['n.source_name as name', expression<number>`count(*)::int`.as('noteCount')])
      .groupBy('n.source_name')
      .$narrowType<{ name: string }>();
    const query = db.selectFrom(origins.as('o')).select(['o.name', 'o.noteCount']);
    return this.reads.page(actor, query, { order: MOST_NOTES_FIRST, page, itemOf: (row) => row });
  }

  reading(actor: Actor, noteId: Uuid): Promise<NoteReading | null> {
    return this.reads.first(actor, READING, { prepared: true, given: { noteId } });
  }
}
