import type { OpenSuggestion, SuggestionReader } from '@evident/application/suggestions/suggestion-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const TEXT = db
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .select('d.text')
  .where('n.id', '=', parameter<Uuid>('noteId'));

const OPEN = db
  .selectFrom('suggestion as s')
  .innerJoin('note as n', 'n.id', 's.note_id')
  .where('n.id', '=', parameter<Uuid>('noteId'))
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

/** Reads suggestions that the actor can see. */
export class PostgresSuggestionReader implements SuggestionReader {
  constructor(private readonly reads: PostgresReads) {}

  ofNote(actor: Actor, noteId: Uuid): ReturnType<SuggestionReader['ofNote']> {
    return this.reads.as(actor, async (sight) => {
      const [note] = await sight.rows(TEXT, { given: { noteId } });
      if (!note) return null;
      const suggestions = await sight.rows(OPEN, { given: { noteId } });
      return { text: note.text, suggestions: suggestions as OpenSuggestion[] };
    });
  }
}
