import { and, formGiven } from '@evident/domain/filters';
import { type HighlightList, highlightForms } from '@evident/domain/highlights';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { ClausedHighlights } from './highlight-reader.ts';

/** A list of highlights with its parameters as one clause. @throws Refusal `ValidationError` for a form that cannot be used */
export const claused = async (list: HighlightList, actor: Actor, filters: ListFilters): Promise<ClausedHighlights> => ({
  clause: and(
    await filters.clause('highlight', highlightForms(list), actor),
    await filters.clause('highlight', [formGiven(list.within)], actor),
  ),
  search: list.search,
  personId: list.personId,
  projectId: list.projectId,
});
