import { type NewAutomation, rulesOfFilters } from '@evident/domain/automation';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { refuseLongQuery } from '@evident/domain/search';
import { FINDS_NOTHING, type TypedTerms } from '../search/index.ts';

type Sent = NewAutomation['trigger'];

/**
 * A trigger with its query as rules, which are stored: a name that changes later keeps its object.
 * @throws Refusal `ValidationError` for words, options, and filters that cannot be used
 */
export async function queriedTrigger(
  { query, ...sent }: Sent,
  actor: Actor,
  terms: Pick<TypedTerms, 'read'>,
): Promise<Sent> {
  if (query === undefined) return sent;
  if (sent.event === undefined || sent.rules !== undefined)
    return refuse('ValidationError', 'The trigger is not valid', 'Event has `event`, and `rules` or `query`.');
  refuseLongQuery(query);
  const { words, forms, options, notices } = await terms.read(actor, query);
  if (forms === null)
    return refuseQuery(
      notices.map(({ part, message }) => `${part}: ${message.replace(` ${FINDS_NOTHING}`, '')}`).join(' '),
    );
  if (words.trim() !== '')
    return refuseQuery(
      `Rules compare fields, such as title:${words.trim().split(/\s+/u)[0]}. “${words.trim()}” has none.`,
    );
  if (Object.keys(options).length > 0) return refuseQuery('Rules have no options, such as sort:.');
  const { form, groups } = forms;
  const combined = form.fieldForms.length === 0 ? groups : [form, ...groups];
  return { ...sent, rules: { ...rulesOfFilters(sent.event, { every: combined }, actor.userId) } };
}

const refuseQuery = (advice: string): never => refuse('ValidationError', 'The query cannot be used', advice);
