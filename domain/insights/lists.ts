import { type FilterForm, allOf, filterParameter, formGiven, mentions, systemRow } from '../filters/index.ts';
import type { Infer, ObjectSchema } from '../kernel/index.ts';

export const insightFilter = {
  type: 'object',
  properties: {
    archived: { type: 'string', enum: ['true', 'false'], description: 'Archived insights instead of the others' },
    filter: filterParameter,
  },
  required: [],
} as const satisfies ObjectSchema;
export type InsightFilter = Infer<typeof insightFilter>;

export const publishedFilter = {
  type: 'object',
  properties: {
    folderId: {
      type: 'string',
      format: 'uuid',
      description: 'Only those of projects in this folder or in a folder below it',
    },
    filter: filterParameter,
  },
  required: [],
} as const satisfies ObjectSchema;
export type PublishedFilter = Infer<typeof publishedFilter>;

/**
 * The parameters of a list as filter forms. Archived insights are left out, unless the form or a parameter says otherwise.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export function insightForms({ archived, filter }: InsightFilter): FilterForm[] {
  const own = formGiven(filter);
  const shelf = archived ?? (mentions(own, 'Archived') ? undefined : 'false');
  return [own, ...(shelf === undefined ? [] : [allOf(systemRow('Archived', 'Is', shelf))])];
}
