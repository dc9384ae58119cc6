import type { QuestionReader } from '@evident/application/surveys/question-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { QuestionList, QuestionOption, QuestionResponse, QuestionType } from '@evident/domain/surveys';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NOTE = db.selectFrom('note as n').select('n.id').where('n.id', '=', parameter<Uuid>('noteId'));
const QUESTIONS = db
  .selectFrom('note as n')
  .innerJoin('survey_question as q', 'q.note_id', 'n.id')
  .where('n.id', '=', parameter<Uuid>('noteId'))
  .select([
    'q.id',
    'q.note_id as noteId',
    expression<QuestionType>`q.type`.as('type'),
    'q.text',
    expression<QuestionOption[]>`q.options`.as('options'),
    expression<QuestionResponse | null>`q.response`.as('response'),
    'q.version',
    'q.created_at as createdAt',
    'q.updated_at as updatedAt',
  ])
  .orderBy('q.rank')
  .orderBy('q.id');

/** Survey questions of notes that the actor can see. */
export class PostgresQuestionReader implements QuestionReader {
  constructor(private readonly reads: PostgresReads) {}

  ofNote(actor: Actor, noteId: Uuid): Promise<QuestionList | null> {
    return this.reads.as(actor, async (sight) => {
      const rows = await sight.rows(QUESTIONS, { given: { noteId } });
      if (rows.length === 0 && (await sight.rows(NOTE, { given: { noteId } })).length === 0) return null;
      return {
        items: rows.map(({ response, ...row }) => ({
          ...row,
          response: response && ('text' in response ? response : { optionIds: [...response.optionIds] }),
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
        })),
      };
    });
  }
}
