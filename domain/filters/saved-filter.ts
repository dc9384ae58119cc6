import { type Uuid, isSameJson, refuse } from '../kernel/index.ts';
import { type FilterForm, mentions } from './form.ts';
import type { ResultKey } from './system-fields.ts';

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

/**
 * A name as it is stored: on one line, without surrounding space.
 * @throws Refusal `ValidationError` for a blank one
 */
export function filterName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  return name === '' ? refuse('ValidationError', 'The name is empty', 'Enter a name.') : name;
}

/** @throws Refusal `UnprocessableContent` for a filter of people in a project, or for one more than a place holds */
export function refuseSaving({ objectType, projectId }: Pick<SavedFilter, 'objectType' | 'projectId'>, there: number) {
  if (objectType === 'PERSON' && projectId !== null)
    refuse('UnprocessableContent', 'People are in no project', 'Save this filter for the workspace.');
  if (there >= SAVED_FILTERS_MAX)
    refuse(
      'UnprocessableContent',
      `There are at most ${SAVED_FILTERS_MAX} saved filters in one place`,
      'Delete some that are not used.',
    );
}

/** @throws Refusal `ValidationError` for a segment over segments, which could go round in a circle */
export function refuseNesting({ objectType, form }: Pick<SavedFilter, 'objectType' | 'form'>): void {
  if (objectType === 'PERSON' && mentions(form, 'Segment'))
    refuse('ValidationError', 'A segment cannot name segments', 'Repeat their rows instead.');
}

/** A saved filter before and after a change; `after` is null if it was deleted. */
export interface SavedFilterChange {
  readonly before: SavedFilter;
  readonly after: SavedFilter | null;
}

const PARTS = ['name', 'form'] as const;

/**
 * The row that undoes a change. Parts that others changed since are kept.
 * @param now the row as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the filter was deleted since
 */
export function revertedFilter({ before, after }: SavedFilterChange, now: SavedFilter | null): SavedFilter {
  if (!after) return now ? tooLate('The filter exists again.') : before;
  if (!now) return tooLate(`The filter “${after.name}” was deleted since then. Restore it first.`);
  const changed = PARTS.filter((part) => !isSameJson(before[part], after[part]));
  if (changed.some((part) => !isSameJson(now[part], after[part])))
    tooLate(`The filter “${now.name}” was changed again since then. Undo that first.`);
  return { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

const tooLate = (why: string): never => refuse('InvalidOperation', 'That can no longer be undone', why);
