import { type Limit, type Uuid, refuse } from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';
import { type FilterForm, mentions } from './form.ts';
import type { ResultKey } from './result-keys.ts';

/** The objects that saved filters are about, each with its result type. */
export const SAVED_FOR = {
  NOTE: 'note',
  HIGHLIGHT: 'highlight',
  INSIGHT: 'insight',
  PERSON: 'person',
} as const satisfies Record<string, ResultKey>;
export type SavedFor = keyof typeof SAVED_FOR;

/** The most characters of a name (decided). */
export const FILTER_NAME_MAX = 100;
/** The most saved filters for one type of object in a project, or in the workspace outside its projects (decided). */
export const SAVED_FILTERS_MAX = 200;

/** A filter with a name. A segment is one of people (D64). */
export interface SavedFilter {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Null: a filter of the workspace. People are in no project, so theirs always are. */
  readonly projectId: Uuid | null;
  readonly objectType: SavedFor;
  readonly name: string;
  readonly form: FilterForm;
  readonly version: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const SAVED_FILTER_LIMIT: Limit = {
  most: SAVED_FILTERS_MAX,
  title: `There are at most ${SAVED_FILTERS_MAX} saved filters in one place`,
  advice: 'Delete some that are not used.',
};

export const SAVED_FILTER: Revertible<SavedFilter> = {
  noun: 'filter',
  titleOf: ({ name }) => name,
  parts: ['name', 'form'],
};

/** @throws Refusal `UnprocessableContent` for a filter of people in a project */
export function refusePeopleInProject({ objectType, projectId }: Pick<SavedFilter, 'objectType' | 'projectId'>): void {
  if (objectType === 'PERSON' && projectId !== null)
    refuse('UnprocessableContent', 'People are in no project', 'Save this filter for the workspace.');
}

/** @throws Refusal `ValidationError` for a segment over segments, which could go round in a circle */
export function refuseNesting({ objectType, form }: Pick<SavedFilter, 'objectType' | 'form'>): void {
  if (objectType === 'PERSON' && mentions(form, 'Segment'))
    refuse('ValidationError', 'A segment cannot name segments', 'Repeat their rows instead.');
}
