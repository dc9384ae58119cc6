import { type Limit, type Uuid, refuse } from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';
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

export const VIEW_LIMIT: Limit = {
  most: VIEWS_MAX,
  title: `A project has at most ${VIEWS_MAX} views`,
  advice: 'Delete some that are not used.',
};

export const VIEW: Revertible<ProjectView> = {
  noun: 'view',
  titleOf: ({ title }) => title,
  parts: ['title', 'layout', 'viewData', 'isPrivate', 'isDefault', 'rank', 'docId'],
};

/** @throws Refusal `UnprocessableContent` for a view that would open first for others, who cannot see it */
export function refusePrivateDefault({ isPrivate, isDefault }: Pick<ProjectView, 'isPrivate' | 'isDefault'>): void {
  if (isPrivate && isDefault)
    refuse(
      'UnprocessableContent',
      'A private view cannot open first for everybody',
      'Share it with the project first.',
    );
}
