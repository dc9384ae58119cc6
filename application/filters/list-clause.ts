import {
  type Clause,
  type FilterForm,
  type ResultKey,
  NOTHING,
  and,
  compiledOrRefused,
  simplified,
} from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';

/**
 * The clause under which an object is in a list: all forms must hold.
 * @throws Refusal `ValidationError` for a form with a row that cannot be used
 */
export function listClause(key: ResultKey, forms: readonly FilterForm[], actor: Actor, clock: Clock): Clause {
  const context = { now: clock.now(), userId: actor.userId, fields: new Map(), people: false, resultKeys: [key] };
  return simplified(and(...forms.map((form) => compiledOrRefused(form, context)[key] ?? NOTHING)));
}
