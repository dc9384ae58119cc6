import type { ResponseColumns } from '@evident/application/exports/response-columns';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { QUESTIONS_MAX } from '@evident/domain/surveys';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

/** Between the answers of a response, as between the options of a field. */
const SEPARATOR = '; ';

const ANSWERED = db
  .selectFrom('note as n')
  .innerJoin('survey_question as q', 'q.note_id', 'n.id')
  .where('q.response', 'is not', null);
const COLUMNS = ANSWERED.where('n.project_id', '=', parameter<Uuid>('projectId'))
  .select('q.text')
  .groupBy('q.text')
  .orderBy(expression<number>`min(q.rank)`)
  .orderBy('q.text')
  .limit(QUESTIONS_MAX);
const CELLS = ANSWERED.where('n.id', '=', expression<Uuid>`any (${parameter('noteIds')}::uuid[])`)
  .select(['n.id', 'q.text'])
  .select(
    expression<string>`string_agg(array_to_string(survey_answers(q.options, q.response), ${SEPARATOR}::text), ${SEPARATOR}::text order by q.rank, q.id)`.as(
      'answers',
    ),
  )
  .groupBy(['n.id', 'q.text']);

export class PostgresResponseColumns implements ResponseColumns {
  constructor(private readonly reads: PostgresReads) {}

  async columns(actor: Actor, projectId: Uuid): Promise<string[]> {
    return (await this.reads.rows(actor, COLUMNS, { given: { projectId } })).map(({ text }) => text);
  }

  async cells(
    actor: Actor,
    questions: readonly string[],
    noteIds: readonly Uuid[],
  ): Promise<ReadonlyMap<Uuid, readonly string[]>> {
    if (questions.length === 0) return new Map();
    const rows = await this.reads.rows(actor, CELLS, { given: { noteIds } });
    const byNote = Map.groupBy(rows, ({ id }) => id);
    return new Map(
      [...byNote].map(([id, answered]) => {
        const answers = new Map(answered.map(({ text, answers: given }) => [text, given]));
        return [id, questions.map((question) => answers.get(question) ?? '')];
      }),
    );
  }
}
