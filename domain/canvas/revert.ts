import { type Uuid, isSameJson } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import type { Canvas, CanvasDocument, CanvasObject } from './canvas.ts';

/** Expanded cards are a matter of viewing, not of a step. */
const PARTS = ['staging', 'searchParams', 'section'] as const;

/** The parts of a canvas that a change touched. Absent parts were not. */
export interface CanvasPatch extends Partial<Omit<CanvasDocument, 'objects'>> {
  readonly title?: string;
  /** Null where there is no object. */
  readonly objects: Readonly<Record<Uuid, CanvasObject | null>>;
}

/** The touched parts before and after a change. */
export interface CanvasStep {
  readonly before: CanvasPatch;
  readonly after: CanvasPatch;
}

type Content = Pick<Canvas, 'title' | 'document'>;

/** The parts of a canvas that differ before and after a change. */
export function stepOf(before: Content, after: Content): CanvasStep {
  const ids = [...new Set([...Object.keys(before.document.objects), ...Object.keys(after.document.objects)])].filter(
    (id) =>
      before.document.objects[id] !== after.document.objects[id] &&
      !isSameJson(before.document.objects[id], after.document.objects[id]),
  );
  const parts = PARTS.filter((part) => !isSameJson(before.document[part], after.document[part]));
  const patch = ({ title, document }: Content): CanvasPatch => ({
    ...(before.title === after.title ? {} : { title }),
    ...Object.fromEntries(parts.map((part) => [part, document[part]])),
    objects: Object.fromEntries(ids.map((id) => [id, document.objects[id] ?? null])),
  });
  return { before: patch(before), after: patch(after) };
}

/**
 * The canvas without a step. Other changes since are kept, also of other fields of the same objects.
 * @throws Refusal `InvalidOperation` if the same was changed again since
 */
export function revertedCanvas(now: Content, { before, after }: CanvasStep): Content {
  const objects: Record<Uuid, CanvasObject> = { ...now.document.objects };
  for (const [id, was] of Object.entries(before.objects)) {
    const then = after.objects[id] ?? null;
    const is = objects[id] ?? null;
    if (was && then) {
      if (!is) continue;
      objects[id] = revertedObject(is, was, then);
      continue;
    }
    if (!isSameJson(is, then)) again();
    if (was) objects[id] = was;
    else delete objects[id];
  }
  for (const one of Object.values(objects))
    if (one.groupId !== undefined && !objects[one.groupId]) {
      const { groupId: _, ...free } = one;
      objects[one.id] = free;
    }
  const parts = PARTS.filter((part) => before[part] !== undefined);
  if (parts.some((part) => !isSameJson(now.document[part], after[part]))) again();
  if (before.title !== undefined && now.title !== after.title) again();
  return {
    title: before.title ?? now.title,
    document: { ...now.document, ...Object.fromEntries(parts.map((part) => [part, before[part]])), objects },
  };
}

function revertedObject(is: CanvasObject, was: CanvasObject, then: CanvasObject): CanvasObject {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(then)])] as (keyof CanvasObject)[];
  const reverted: Record<string, unknown> = { ...is };
  for (const key of keys.filter((one) => !isSameJson(was[one], then[one]))) {
    if (!isSameJson(is[key], then[key])) again();
    if (was[key] === undefined) delete reverted[key];
    else reverted[key] = was[key];
  }
  return reverted as unknown as CanvasObject;
}

const again = (): never => tooLate('The canvas was changed there since then. Undo that first.');
