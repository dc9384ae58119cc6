import type { Uuid } from '../kernel/index.ts';

/** By whom or what a tag was put on a highlight. */
export type AppliedHow = 'person' | 'ai' | 'import';

/** A tag on a highlight: who put it there, when, and how. */
export interface AppliedTag {
  readonly highlightId: Uuid;
  readonly tagId: Uuid;
  readonly appliedBy: Uuid;
  readonly appliedAt: Date;
  readonly how: AppliedHow;
}
