import { type HighlightList, highlightForms } from '@evident/domain/highlights';
import type { Actor } from '@evident/domain/permissions';
import { listClause } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ClausedHighlights } from './highlight-reader.ts';

/** A list of highlights with its parameters as one clause. @throws Refusal `ValidationError` for a form that cannot be used */
export const claused = (list: HighlightList, actor: Actor, clock: Clock): ClausedHighlights => ({
  clause: listClause('highlight', highlightForms(list), actor, clock),
  search: list.search,
  personId: list.personId,
  projectId: list.projectId,
});
