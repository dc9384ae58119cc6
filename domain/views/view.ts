import { type Uuid, isSameJson, refuse } from '../kernel/index.ts';
import type { ViewSearch } from './search.ts';
import type { ViewedType, ViewLayout } from './types.ts';

/** The most characters of a title (decided, as for names of filters). */
export const VIEW_TITLE_MAX = 100;
/** The most views of a project (decided). */
export const VIEWS_MAX = 200;

/** A saved view of a project (specification, document 001, section 3, Project view). */
export interface ProjectView {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  /** The canvas of the layout CANVAS. */
  readonly docId: Uuid | null;
  readonly objectType: ViewedType;
  readonly layout: ViewLayout;
  readonly rank: number;
  readonly title: string;
  readonly viewData: ViewSearch;
  /** Seen only by the member who created it. */
  readonly isPrivate: boolean;
  /** Opened first, at most one for each type of object in a project. Never private. */
  readonly isDefault: boolean;
  readonly version: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * A title as it is stored: on one line, without surrounding space.
 * @throws Refusal `ValidationError` for a blank one
 */
export function viewTitle(text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  return title === '' ? refuse('ValidationError', 'The title is empty', 'Enter a title.') : title;
}

/** @throws Refusal `UnprocessableContent` for one more than a project holds */
export function refuseMoreViews(there: number): void {
  if (there >= VIEWS_MAX)
    refuse('UnprocessableContent', `A project has at most ${VIEWS_MAX} views`, 'Delete some that are not used.');
}

/** @throws Refusal `UnprocessableContent` for a view that would open first for others, who cannot see it */
export function refusePrivateDefault({ isPrivate, isDefault }: Pick<ProjectView, 'isPrivate' | 'isDefault'>): void {
  if (isPrivate && isDefault)
    refuse(
      'UnprocessableContent',
      'A private view cannot open first for everybody',
      'Share it with the project first.',
    );
}

/** A view before and after a change; `before` is null if it was created, `after` if it was deleted. */
export interface ViewChange {
  readonly before: ProjectView;
  readonly after: ProjectView | null;
}

const PARTS = ['title', 'layout', 'viewData', 'isPrivate', 'isDefault', 'rank', 'docId'] as const;

/**
 * The view that undoes a change. Parts that others changed since are kept.
 * @param now the view as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the view was deleted since
 */
export function revertedView({ before, after }: ViewChange, now: ProjectView | null): ProjectView {
  if (!after) return now ? tooLate('The view exists again.') : before;
  if (!now) return tooLate(`The view “${after.title}” was deleted since then. Restore it first.`);
  const changed = PARTS.filter((part) => !isSameJson(before[part], after[part]));
  if (changed.some((part) => !isSameJson(now[part], after[part])))
    tooLate(`The view “${now.title}” was changed again since then. Undo that first.`);
  return { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

const tooLate = (why: string): never => refuse('InvalidOperation', 'That can no longer be undone', why);
