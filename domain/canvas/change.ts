import { type Uuid, isSameJson, refuse } from '../kernel/index.ts';
import {
  CANVAS_OBJECTS_MAX,
  type CanvasDocument,
  type CanvasObject,
  type CanvasObjectType,
  isReference,
} from './canvas.ts';
import { settledObject } from './live.ts';
import type { CanvasChange, CanvasObjectChange } from './shapes.ts';
import { FIELDS_OF_ALL, NEEDED_FIELDS, OWN_FIELDS, isPlace, isSize, textsOf } from './valid.ts';

/**
 * The document after a change. Members of a removed group stay where they are. Changes of objects that were removed
 * meanwhile are left out, unless they describe a whole object.
 * @throws Refusal `ValidationError` for an object that is not whole, a number that is not finite, or too many objects
 */
export function changedDocument(before: CanvasDocument, change: CanvasChange): CanvasDocument {
  const objects: Record<Uuid, CanvasObject> = { ...before.objects };
  for (const id of change.removed ?? []) delete objects[id];
  let top = Object.values(objects).reduce((most, { rank }) => Math.max(most, rank), 0);
  for (const one of change.objects ?? []) {
    const there = objects[one.id];
    if (!there && one.type === undefined) continue;
    if (there && one.type !== undefined && one.type !== there.type)
      refuse('ValidationError', 'The type of an object cannot change', 'Remove it and add another.');
    objects[one.id] = checked({ rank: there ? there.rank : ++top, ...there, ...given(one) } as CanvasObject, one);
  }
  if (Object.keys(objects).length > CANVAS_OBJECTS_MAX)
    refuse('ValidationError', `A canvas has at most ${CANVAS_OBJECTS_MAX.toLocaleString('en')} objects`);
  for (const one of Object.values(objects)) objects[one.id] = settledObject(one, objects);
  const { searchParams = before.searchParams, section = before.section } = change;
  const expanded = (change.expanded ?? before.expanded).filter((id) => objects[id]);
  return {
    objects,
    expanded: [...new Set(expanded)],
    staging: change.staging === undefined ? before.staging : change.staging,
    searchParams: textsOf(searchParams),
    section,
  };
}

/** The given fields; those that are cleared are `undefined`. */
const given = (one: CanvasObjectChange): Partial<CanvasObject> =>
  Object.fromEntries(
    Object.entries(one)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value ?? undefined]),
  );

function checked(object: CanvasObject, asked: CanvasObjectChange): CanvasObject {
  const own = [...FIELDS_OF_ALL, ...OWN_FIELDS[object.type]];
  const foreign = Object.keys(asked).find(
    (key) => asked[key as keyof CanvasObjectChange] !== undefined && !own.includes(key as keyof CanvasObject),
  );
  if (foreign) refuse('ValidationError', `A \`${object.type}\` has no \`${foreign}\``);
  for (const key of [...NEEDED_FIELDS[object.type], 'x', 'y'] as const)
    if (object[key] === undefined) refuse('ValidationError', `A \`${object.type}\` needs \`${key}\``);
  for (const [key, value] of Object.entries(object)) if (typeof value === 'number') refuseFar(key, value);
  if (object.highlightIds && object.highlightIds.length === 0)
    refuse('ValidationError', 'A reel needs at least one highlight');
  return Object.fromEntries(
    own.filter((key) => object[key] !== undefined).map((key) => [key, object[key]]),
  ) as unknown as CanvasObject;
}

function refuseFar(key: string, value: number): void {
  if (!(key === 'width' || key === 'height' ? isSize : isPlace)(value))
    refuse('ValidationError', `\`${key}\` must be a finite number on the canvas`);
}

/** Targets of references. */
export interface CanvasTargets {
  readonly highlights: readonly Uuid[];
  readonly insights: readonly Uuid[];
  readonly notes: readonly Uuid[];
}

export function targetsOf(objects: readonly Pick<CanvasObject, 'type' | 'highlightIds' | 'targetId'>[]): CanvasTargets {
  const of = (type: CanvasObjectType) => [
    ...new Set(objects.filter((one) => one.type === type).flatMap((one) => one.targetId ?? [])),
  ];
  return {
    highlights: [...new Set(objects.flatMap(({ highlightIds = [] }) => highlightIds))],
    insights: of('i'),
    notes: of('n'),
  };
}

/** Targets that a change adds to a document. */
export function addedTargets(before: CanvasDocument, after: CanvasDocument): CanvasTargets {
  const changed = Object.values(after.objects).filter(
    (one) => isReference(one) && !isSameJson(before.objects[one.id], one),
  );
  const there = targetsOf(Object.values(before.objects));
  const all = targetsOf(changed);
  const fresh = (key: keyof CanvasTargets) => {
    const known = new Set(there[key]);
    return all[key].filter((id) => !known.has(id));
  };
  return { highlights: fresh('highlights'), insights: fresh('insights'), notes: fresh('notes') };
}
