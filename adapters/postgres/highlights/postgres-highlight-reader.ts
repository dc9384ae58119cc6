import type {
  ClausedHighlights,
  HighlightReader,
  HighlightWords,
} from '@evident/application/highlights/highlight-reader';
import { type HighlightView, type SpeakerView, audioVideoOf } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ExpressionBuilder, InferResult, SqlBool } from 'kysely';
import { highlightColumns } from '../filters/highlight-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import type { Order } from '../keyset.ts';
import { ofParent, pagesOfParents } from '../pages-of-parents.ts';
import { type Readable, db, expression, parameter, textual } from '../queries.ts';
import { COUNTED } from '../tags/counted-tags.ts';
import { saidByPerson } from '../said-by-person.ts';
import type { PostgresReads } from '../reads.ts';
import { HIGHLIGHTS, recordingOf } from './highlight-rows.ts';
import { foldText } from '@evident/domain/search';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'h.created_at', type: 'timestamptz' },
    { sql: 'h.id', type: 'uuid' },
  ],
  descending: true,
};

const AS_THE_TEXT: Order = {
  columns: [
    ...[
      '(h.lost_at IS NOT NULL)::int',
      // The whole note, its words, its files.
      "CASE h.target WHEN 'NOTE' THEN 0 WHEN 'WORDS' THEN 1 ELSE 2 END",
      'h.start_at',
      'h.end_at',
      "coalesce(h.start_ms, (h.areas -> 0 ->> 'pageIndex')::int, 0)",
    ].map((sql) => ({
      sql,
      type: 'double precision' as const,
    })),
    // Ids made by clients are random, so they do not follow the creation.
    { sql: 'h.created_at', type: 'timestamptz' },
    { sql: 'h.id', type: 'uuid' },
  ],
};

const BY_NAME: Order = { columns: [{ sql: 's.name', type: 'text' }] };

/** The tables of HIGHLIGHTS by alias. */
type Shown = Readable & { h: Readable['highlight']; n: Readable['note']; d: Readable['document'] };

export const viewOf = ({
  createdAt,
  updatedAt,
  file,
  snippetStartMs,
  snippetEndMs,
  ...row
}: InferResult<typeof HIGHLIGHTS>[number]): HighlightView => ({
  ...row,
  fileId: file?.fileId ?? null,
  audioVideo: audioVideoOf({ ...row, snippetStartMs, snippetEndMs }, file && recordingOf(file)),
  clip: null,
  inlineCommentOnly: false,
  deleted: false,
  speaker: row.speakers.join(', ') || null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The ids and names of the speakers in the document `d`. */
const speakersOf = () =>
  expression<{ by: string; name: string }>`jsonb_each_text(d.speakers)`.as<'who'>(expression`who (by, name)`);
/** The speaker ids of the highlight `h`. */
const saidBy = () => expression<{ by: string }>`unnest(h.speakers)`.as<'said'>(expression`said (by)`);

const OF_NOTE = HIGHLIGHTS.where('h.note_id', '=', parameter<Uuid>('noteId'));
const OF_PARENT = HIGHLIGHTS.where('h.note_id', '=', ofParent);
const SOME = HIGHLIGHTS.where('h.id', '=', expression<Uuid>`ANY (${parameter('highlightIds')}::uuid[])`);

const WORDS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .select(['h.id as highlightId', 'h.text'])
  .where('h.project_id', '=', parameter<Uuid>('projectId'))
  .where('h.id', '=', expression<Uuid>`ANY (${parameter('highlightIds')}::uuid[])`);

const TAG_COUNTS = db
  .selectFrom('tag as t')
  .innerJoin('highlight_tag as ht', 'ht.tag_id', 't.id')
  .select(['ht.tag_id as tagId', expression<number>`count(*)::int`.as('highlightCount')])
  .where('t.id', '=', expression<Uuid>`ANY (${parameter('tagIds')}::uuid[])`)
  .where(COUNTED)
  .groupBy('ht.tag_id');

/** Reads highlights that the actor can see. */
export class PostgresHighlightReader implements HighlightReader {
  constructor(private readonly reads: PostgresReads) {}

  async highlight(actor: Actor, highlightId: Uuid): Promise<HighlightView | null> {
    return (await this.counted(actor, await this.some(actor, [highlightId])))[0] ?? null;
  }

  async ofNote(actor: Actor, noteId: Uuid, page: PageRequest): Promise<Page<HighlightView>> {
    const found = await this.reads.page(actor, OF_NOTE, {
      order: AS_THE_TEXT,
      page,
      itemOf: viewOf,
      given: { noteId },
    });
    return { ...found, items: await this.counted(actor, found.items) };
  }

  async ofNotes(actor: Actor, noteIds: readonly Uuid[], first: number): Promise<Map<Uuid, Page<HighlightView>>> {
    const pages = await this.reads.as(actor, (sight) =>
      pagesOfParents(sight, OF_PARENT, {
        parentIds: noteIds,
        order: AS_THE_TEXT,
        first,
        itemsOf: (rows) => rows.map(viewOf),
      }),
    );
    const all = await this.counted(
      actor,
      [...pages.values()].flatMap(({ items }) => items),
    );
    const byNote = Map.groupBy(all, ({ noteId }) => noteId);
    return new Map([...pages].map(([id, page]) => [id, { ...page, items: byNote.get(id) ?? [] }]));
  }

  async some(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]> {
    return (await this.reads.rows(actor, SOME, { given: { highlightIds } })).map(viewOf);
  }

  words(actor: Actor, projectId: Uuid, highlightIds: readonly Uuid[]): Promise<HighlightWords[]> {
    return this.reads.rows(actor, WORDS, { given: { projectId, highlightIds } });
  }

  /** Adds the number of highlights to each tag. */
  private async counted(actor: Actor, highlights: readonly HighlightView[]): Promise<HighlightView[]> {
    const tagIds = [...new Set(highlights.flatMap(({ tags }) => tags.map(({ id }) => id)))];
    const rows = tagIds.length === 0 ? [] : await this.reads.rows(actor, TAG_COUNTS, { given: { tagIds } });
    const counts = new Map(rows.map(({ tagId, highlightCount }) => [tagId, highlightCount]));
    return highlights.map((highlight) => ({
      ...highlight,
      tags: highlight.tags.map((tag) => ({ ...tag, highlightCount: counts.get(tag.id) ?? 0 })),
    }));
  }

  list(actor: Actor, of: ClausedHighlights, page: PageRequest): Promise<Page<HighlightView>> {
    return this.reads.page(actor, filtered(of), { order: NEWEST_FIRST, page, itemOf: viewOf });
  }

  speakers(actor: Actor, projectId: Uuid, search: string | undefined, page: PageRequest): Promise<Page<SpeakerView>> {
    const names = db
      .selectFrom('note as n')
      .innerJoin('document as d', 'd.id', 'n.id')
      .innerJoinLateral(speakersOf, (join) => join.onTrue())
      .select('who.name')
      .distinct()
      .where('n.project_id', '=', projectId)
      .$if(search !== undefined && search !== '', (some) => some.where(holds('who.name', foldText(search!))))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('highlight as h')
            .whereRef('h.note_id', '=', 'n.id')
            .where('who.by', '=', expression<string>`ANY (h.speakers)`),
        ),
      );
    const query = db.selectFrom(names.as('s')).select('s.name');
    return this.reads.page(actor, query, { order: BY_NAME, page, itemOf: ({ name }) => ({ name }) });
  }
}

const filtered = ({ clause, search, projectId, personId }: ClausedHighlights) =>
  HIGHLIGHTS.where(toSql(clause, highlightColumns(projectId)))
    .$if(Boolean(search), (some) => some.where(holding(foldText(search!))))
    .$if(personId !== undefined, (some) => some.where(saidByPerson(personId!)));

const holds = (sql: string, folded: string) => expression<SqlBool>`strpos(folded_text(${textual(sql)}), ${folded}) > 0`;

/** Whether the quote, the title of the note, a speaker or a tag contains a folded text. */
const holding = (folded: string) => (eb: ExpressionBuilder<Shown, 'h' | 'n' | 'd'>) =>
  eb.or([
    holds('h.text', folded),
    holds('n.title', folded),
    eb.exists(eb.selectFrom(saidBy).where(holds('d.speakers ->> said.by', folded))),
    eb(
      'h.id',
      'in',
      eb
        .selectFrom('highlight_tag as ht')
        .innerJoin('tag as t', 't.id', 'ht.tag_id')
        .select('ht.highlight_id')
        .where(holds('t.title', folded)),
    ),
  ]);
