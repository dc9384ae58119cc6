import type { Uuid } from '../kernel/index.ts';
import type { Saturation } from './analysis-shapes.ts';

/** A note and the tags on its counted highlights. */
export interface TaggedNote {
  readonly id: Uuid;
  readonly title: string;
  /** The day it happened, or on which it was created (UTC). */
  readonly day: string;
  readonly happened: boolean;
  readonly tagIds: readonly Uuid[];
}

/** How many tags each note adds to those of the notes before it. */
export function saturationOf(notes: readonly TaggedNote[]): Saturation {
  const known = new Set<Uuid>();
  return {
    notes: notes.map(({ id, title, day, happened, tagIds }) => {
      const before = known.size;
      for (const tagId of tagIds) known.add(tagId);
      return {
        id,
        title,
        day,
        happened,
        tags: new Set(tagIds).size,
        newTags: known.size - before,
        totalTags: known.size,
      };
    }),
  };
}
