import type { Uuid } from '@evident/domain/kernel';
import { type SqlBool, expressionBuilder } from 'kysely';
import { type Readable, expression } from '../queries.ts';

/** Whether the data point `d` belongs to a topic: by its cell or as an example, unless it is excluded. */
export function isInTopic(topicId: Uuid) {
  const { and, exists, not, or, selectFrom } = expressionBuilder<Readable & { d: Readable['data_point'] }, 'd'>();
  const topic = selectFrom('topic as t').select('t.id').where('t.id', '=', topicId);
  return and([
    or([
      exists(
        selectFrom('topic_cell as c')
          .select('c.cell')
          .where('c.topic_id', '=', topicId)
          .whereRef('c.cell', '=', 'd.cell'),
      ),
      exists(topic.where(expression<SqlBool>`d.id = ANY (t.included)`)),
    ]),
    not(exists(topic.where(expression<SqlBool>`d.id = ANY (t.excluded)`))),
  ]);
}
