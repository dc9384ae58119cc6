import type {
  HighlightText,
  OpenSuggestion,
  SuggestionReader,
} from '@evident/application/suggestions/suggestion-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteSuggestionKind } from '@evident/domain/suggestions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NOTE = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .select('d.text')
  .where('n.id', '=', parameter<Uuid>('noteId'));

const PROJECT = db.selectFrom('project as p').select('p.id').where('p.id', '=', parameter<Uuid>('projectId'));

/** Open suggestions `s` with their tags. */
const OPEN = db
  .selectFrom('suggestion as s')
  .where('s.state', '=', 'OPEN')
  .select([
    's.id',
    's.kind',
    's.project_id as projectId',
    's.note_id as noteId',
    's.highlight_id as highlightId',
    's.tag_id as tagId',
    expression<OpenSuggestion['words']>`s.words`.as('words'),
    's.reason',
    's.model',
    's.created_at as createdAt',
  ])
  .select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('tag as t')
        .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
        .where(expression<boolean>`t.id = ANY (s.tag_ids) OR t.id = s.tag_id OR t.id = s.other_tag_id`)
        .select(['t.id', 't.title'])
        .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
        .orderBy('t.title')
        .orderBy('t.id'),
    ).as('tags'),
  );

const SKIPPED = db
  .selectFrom('suggestion_gap as k')
  .innerJoin('note as n', 'n.id', 'k.note_id')
  .where('n.id', '=', parameter<Uuid>('noteId'))
  .select([expression<NoteSuggestionKind>`k.kind`.as('kind'), 'k.characters'])
  .orderBy('k.kind');

/** Highlights `h` with words and their tags. */
const TEXTS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .where('h.text', '<>', '')
  .select(['h.id as highlightId', 'h.text', 'n.language'])
  .select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('highlight_tag as ht')
        .innerJoin('tag as t', 't.id', 'ht.tag_id')
        .whereRef('ht.highlight_id', '=', 'h.id')
        .select(['t.id', 't.title'])
        .orderBy('ht.applied_at')
        .orderBy('t.id'),
    ).as('tags'),
  )
  .orderBy('h.created_at', 'desc')
  .orderBy('h.id');

/** Reads suggestions that the actor can see, and what they are made from. */
export class PostgresSuggestionReader implements SuggestionReader {
  constructor(private readonly reads: PostgresReads) {}

  ofNote(actor: Actor, noteId: Uuid): ReturnType<SuggestionReader['ofNote']> {
    return this.reads.as(actor, async (sight) => {
      const [note] = await sight.rows(NOTE, { given: { noteId } });
      if (!note) return null;
      const rows = await sight.rows(
        OPEN.innerJoin('note as n', 'n.id', 's.note_id').where('n.id', '=', parameter<Uuid>('noteId')),
        { given: { noteId } },
      );
      const skipped = await sight.rows(SKIPPED, { given: { noteId } });
      return { text: note.text, suggestions: rows as OpenSuggestion[], skipped };
    });
  }

  ofProject(actor: Actor, projectId: Uuid): Promise<readonly OpenSuggestion[] | null> {
    return this.reads.as(actor, async (sight) => {
      const given = { projectId };
      if (!(await sight.rows(PROJECT, { given }))[0]) return null;
      const rows = await sight.rows(
        OPEN.where('s.project_id', '=', parameter<Uuid>('projectId')).where('s.note_id', 'is', null).orderBy('s.id'),
        { given },
      );
      return rows as OpenSuggestion[];
    });
  }

  textsOfProject(actor: Actor, projectId: Uuid, limit: number): Promise<HighlightText[]> {
    return this.reads.rows(actor, TEXTS.where('h.project_id', '=', parameter<Uuid>('projectId')).limit(limit), {
      given: { projectId },
    });
  }

  textsOfNote(actor: Actor, noteId: Uuid): Promise<readonly HighlightText[] | null> {
    return this.reads.as(actor, async (sight) => {
      const given = { noteId };
      if (!(await sight.rows(NOTE, { given }))[0]) return null;
      return sight.rows(TEXTS.where('h.note_id', '=', parameter<Uuid>('noteId')), { given });
    });
  }
}
