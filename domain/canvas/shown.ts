import type { Uuid } from '../kernel/index.ts';
import { type CanvasDocument, isReference } from './canvas.ts';
import type { CanvasObjectView } from './shapes.ts';

/** The objects that a reader sees, from back to front: references only to readable targets, reels only with those. */
export const shownObjects = (
  { objects }: Pick<CanvasDocument, 'objects'>,
  readable: ReadonlySet<Uuid>,
): CanvasObjectView[] =>
  Object.values(objects)
    .map((one) =>
      one.highlightIds?.some((id) => !readable.has(id))
        ? { ...one, highlightIds: one.highlightIds.filter((id) => readable.has(id)) }
        : one,
    )
    .filter((one) =>
      isReference(one)
        ? one.type === 'rh'
          ? (one.highlightIds?.length ?? 0) > 0
          : one.targetId !== undefined && readable.has(one.targetId)
        : true,
    )
    .sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1)) as CanvasObjectView[];
