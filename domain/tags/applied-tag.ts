import type { Uuid } from '../kernel/index.ts';

/** How a tag was applied to a highlight. */
export type AppliedHow = 'person' | 'ai' | 'import';

/** A tag on a highlight, with member, time and method. */
export interface AppliedTag {
  readonly highlightId: Uuid;
  readonly tagId: Uuid;
  readonly appliedBy: Uuid;
  readonly appliedAt: Date;
  readonly how: AppliedHow;
}
