import { HUES, TITLE_MAX, isUuid, refuse } from '../kernel/index.ts';
import {
  CANVAS_FAR,
  CANVAS_OBJECT_TYPES,
  CANVAS_REEL_MAX,
  CANVAS_SIZE_MAX,
  CANVAS_TEXT_MAX,
  type CanvasDocument,
  type CanvasObject,
  type CanvasObjectType,
  SEARCH_PARAMS_MAX,
  TEXT_FORMATS,
} from './canvas.ts';

/** Fields that objects of a type have besides those of all. */
export const OWN_FIELDS: Readonly<Record<CanvasObjectType, readonly (keyof CanvasObject)[]>> = {
  rectangle: ['width', 'height', 'color', 'groupId'],
  text: ['width', 'text', 'textFormat', 'color', 'groupId'],
  group: ['width', 'height', 'title', 'color'],
  rh: ['highlightIds', 'groupId'],
  i: ['targetId', 'groupId'],
  n: ['targetId', 'groupId'],
};
export const FIELDS_OF_ALL: readonly (keyof CanvasObject)[] = ['id', 'type', 'x', 'y', 'rank', 'visible', 'locked'];
export const NEEDED_FIELDS: Readonly<Record<CanvasObjectType, readonly (keyof CanvasObject)[]>> = {
  rectangle: ['width', 'height'],
  text: ['width', 'text'],
  group: ['width', 'height', 'title'],
  rh: ['highlightIds'],
  i: ['targetId'],
  n: ['targetId'],
};

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);
const isText =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= most;
const isOneOf =
  (options: readonly string[]) =>
  (value: unknown): boolean =>
    options.includes(value as string);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isPlace = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= CANVAS_FAR;
export const isSize = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 && value <= CANVAS_SIZE_MAX;

const VALUES: Readonly<Record<keyof CanvasObject, (value: unknown) => boolean>> = {
  id: isId,
  type: isOneOf(CANVAS_OBJECT_TYPES),
  x: isPlace,
  y: isPlace,
  rank: isPlace,
  width: isSize,
  height: isSize,
  text: isText(CANVAS_TEXT_MAX),
  textFormat: isOneOf(TEXT_FORMATS),
  title: isText(TITLE_MAX),
  color: isOneOf(HUES),
  highlightIds: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= CANVAS_REEL_MAX && value.every(isId),
  targetId: isId,
  groupId: isId,
  visible: isFlag,
  locked: isFlag,
};

/**
 * Checks an object from elsewhere completely: its fields, and the value of each.
 * @throws Refusal `ValidationError`
 */
export function refuseBrokenObject(id: string, object: CanvasObject): void {
  const { type } = object;
  if (!VALUES.type(type) || object.id !== id) refuse('ValidationError', 'An object needs its id and a type');
  const own = [...FIELDS_OF_ALL, ...OWN_FIELDS[type]];
  for (const [key, value] of Object.entries(object)) {
    if (!own.includes(key as keyof CanvasObject)) refuse('ValidationError', `A \`${type}\` has no \`${key}\``);
    if (!VALUES[key as keyof CanvasObject](value))
      refuse('ValidationError', `The \`${key}\` of an object is not valid`);
  }
  for (const key of [...NEEDED_FIELDS[type], 'x', 'y', 'rank'] as const)
    if (object[key] === undefined) refuse('ValidationError', `A \`${type}\` needs \`${key}\``);
}

/** Checks the parts of a canvas besides its objects. @throws Refusal `ValidationError` */
export function refuseBrokenParts({
  staging,
  searchParams,
  section,
}: Omit<CanvasDocument, 'objects' | 'expanded'>): void {
  if (staging !== null && !isStaging(staging)) refuse('ValidationError', 'The staging area is not valid');
  if (!isText(CANVAS_TEXT_MAX)(section.summary)) refuse('ValidationError', 'The summary is too long');
  textsOf(searchParams);
}

const isStaging = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height, ...more } = value as Record<string, unknown>;
  return isPlace(x) && isPlace(y) && isSize(width) && isSize(height) && Object.keys(more).length === 0;
};

/** @throws Refusal `ValidationError` for values that are not short texts */
export function textsOf(params: unknown): Record<string, string> {
  const entries = typeof params === 'object' && params !== null ? Object.entries(params as object) : [['', null]];
  if (
    entries.length > SEARCH_PARAMS_MAX ||
    entries.some(([key, value]) => typeof value !== 'string' || key!.length > 100 || value.length > 1000)
  )
    refuse('ValidationError', '`searchParams` must be short texts by name', `At most ${SEARCH_PARAMS_MAX}.`);
  return Object.fromEntries(entries) as Record<string, string>;
}
