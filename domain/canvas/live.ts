import { type Uuid, isSameJson, isUuid } from '../kernel/index.ts';
import type { CanvasDocument, CanvasObject, CanvasSection, StagingArea } from './canvas.ts';
import { isPlace } from './valid.ts';

/** The part of a shared map (Yjs) that canvases use. */
export interface SharedMap {
  get(key: string): unknown;
  set(key: string, value: unknown): unknown;
  delete(key: string): void;
  forEach(each: (value: unknown, key: string) => void): void;
}

/** Root maps of a live canvas. Each object is a map of its own, so that changes of different fields merge. */
export const LIVE_ROOTS = ['objects', 'parts', 'expanded'] as const;
export type LiveCanvas = Readonly<Record<(typeof LIVE_ROOTS)[number], SharedMap>>;

const isMap = (value: unknown): value is SharedMap =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SharedMap>).forEach === 'function';

/** The fields of a live object. */
export function readObject(map: unknown): CanvasObject | null {
  if (!isMap(map) || Array.isArray(map)) return null;
  const fields: Record<string, unknown> = {};
  map.forEach((value, key) => {
    fields[key] = value;
  });
  return fields as unknown as CanvasObject;
}

/** The document that a live canvas holds. Members of missing groups are free, and missing cards not expanded. */
export function readCanvas({ objects: shared, parts, expanded }: LiveCanvas): CanvasDocument {
  const objects: Record<Uuid, CanvasObject> = {};
  shared.forEach((map, id) => {
    const object = readObject(map);
    if (object) objects[id] = object;
  });
  for (const object of Object.values(objects)) {
    const settled = settledObject(object, objects);
    if (settled !== object) objects[object.id] = settled;
  }
  const open: Uuid[] = [];
  expanded.forEach((_, id) => {
    if (objects[id]) open.push(id);
  });
  return { objects, expanded: open, ...readParts(parts) };
}

/** An object without a group that is gone. */
export function settledObject(object: CanvasObject, objects: Readonly<Record<Uuid, CanvasObject>>): CanvasObject {
  if (object.groupId === undefined || objects[object.groupId]?.type === 'group') return object;
  const { groupId: _, ...free } = object;
  return free;
}

export const readParts = (parts: SharedMap): Pick<CanvasDocument, 'staging' | 'searchParams' | 'section'> => ({
  staging: (parts.get('staging') ?? null) as StagingArea | null,
  searchParams: (parts.get('searchParams') ?? {}) as CanvasDocument['searchParams'],
  section: {
    summary: (parts.get('summary') ?? '') as CanvasSection['summary'],
    peekMode: parts.get('peekMode') === true,
  },
});

/** Writes the differences between two documents to a live canvas that holds the first one, field by field. */
export function writeCanvas(
  { objects, parts, expanded }: LiveCanvas,
  before: CanvasDocument,
  after: CanvasDocument,
  newMap: (fields: readonly (readonly [string, unknown])[]) => unknown,
): void {
  for (const id of Object.keys(before.objects)) if (!after.objects[id]) objects.delete(id);
  for (const [id, object] of Object.entries(after.objects)) {
    const was = before.objects[id];
    if (was === object) continue;
    const map = objects.get(id);
    if (was && isMap(map)) writeFields(map, was, object);
    else objects.set(id, newMap(Object.entries(object).filter(([, value]) => value !== undefined)));
  }
  const was = { ...before, ...before.section };
  const is = { ...after, ...after.section };
  for (const part of ['staging', 'searchParams', 'summary', 'peekMode'] as const)
    if (!isSameJson(was[part], is[part])) parts.set(part, is[part]);
  const [closed, open] = [new Set(before.expanded), new Set(after.expanded)];
  for (const id of closed) if (!open.has(id)) expanded.delete(id);
  for (const id of open) if (!closed.has(id)) expanded.set(id, true);
}

function writeFields(map: SharedMap, was: CanvasObject, is: CanvasObject): void {
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof CanvasObject>) {
    if (was[key] === is[key] || isSameJson(was[key], is[key])) continue;
    if (is[key] === undefined) map.delete(key);
    else map.set(key, is[key]);
  }
}

/** Where a member is on a canvas, shown to others while they have it open. Never stored. */
export interface CanvasPresence {
  /** The pointer. */
  readonly pointer?: { readonly x: number; readonly y: number } | undefined;
  readonly selected?: readonly Uuid[];
  /** How far the selected objects are being dragged right now. */
  readonly moving?: { readonly x: number; readonly y: number } | undefined;
}

/** Most selected objects that others see. */
export const SELECTED_SHOWN = 500;

/** The valid part of a presence from elsewhere. */
export function presenceOnCanvas({
  pointer,
  selected,
  moving,
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...(isPoint(pointer) && { pointer: { x: pointer.x, y: pointer.y } }),
    ...(Array.isArray(selected) &&
      selected.length <= SELECTED_SHOWN &&
      selected.every((id) => typeof id === 'string' && isUuid(id)) && { selected }),
    ...(isPoint(moving) && { moving: { x: moving.x, y: moving.y } }),
  };
}

const isPoint = (value: unknown): value is { x: number; y: number } =>
  typeof value === 'object' &&
  value !== null &&
  isPlace((value as { x: unknown }).x) &&
  isPlace((value as { y: unknown }).y);
