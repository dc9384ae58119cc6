import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { type Readable, expression } from '../queries.ts';
import { foldText } from '@evident/domain/search';

/** Whether the title of the note `n` contains all of the words, or parts of words, that a member types to find it. */
export function titled(title: string): Expression<SqlBool> {
  const words = foldText(title).split(/\s+/).filter(Boolean);
  const { not, exists, selectFrom } = expressionBuilder<Readable, never>();
  const missing = selectFrom(expression<{ w: string }>`unnest(${words}::text[])`.as<'w'>(expression`w`)).where(
    expression<SqlBool>`strpos(folded_text(n.title), w) = 0`,
  );
  return not(exists(missing));
}
