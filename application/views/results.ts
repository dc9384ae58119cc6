import { type FilterForm, type ResultKey, allOf, mentions, systemRow } from '@evident/domain/filters';
import type { ViewedType } from '@evident/domain/views';

/** The result type of filters over each type of rows. */
export const RESULT_OF = { NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight' } as const satisfies Record<
  ViewedType,
  ResultKey
>;

/** The forms that rows must pass. Archived ones are left out, unless the filter asks for them. */
export const formsOf = (filter: FilterForm): readonly FilterForm[] =>
  mentions(filter, 'Archived') ? [filter] : [filter, allOf(systemRow('Archived', 'Is', 'false'))];
