import { foldText } from '@evident/domain/search';
import { type AliasableExpression, type SqlBool, expressionBuilder } from 'kysely';
import { type Readable, expression, textual } from './queries.ts';

/** Whether a column contains all of the words, or parts of words, that a member types to find it. */
export function havingWords(column: string, typed: string): AliasableExpression<SqlBool> {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const { not, exists, selectFrom } = expressionBuilder<Readable, never>();
  const missing = selectFrom(expression<{ w: string }>`unnest(${words}::text[])`.as<'w'>(expression`w`)).where(
    expression<SqlBool>`strpos(folded_text(${textual(column)}), w) = 0`,
  );
  return not(exists(missing));
}
