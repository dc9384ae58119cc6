import type { Attribute, ResourceKind } from './attributes.ts';
import { refuseScim } from './scim-refusal.ts';

/** A resource, or a part of one, in the form of RFC 7643. */
export type Resource = Readonly<Record<string, unknown>>;

const TEXT_MAX = 1_000;
/** Values of an attribute; members of a group in one request. */
const VALUES_MAX = 1_000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
export const attributeNamed = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((attribute) => same(attribute.name, name));

/**
 * The attributes that Evident keeps, in their standard form. Directories send names in any case, `"False"` as text,
 * single values for lists, plain texts for `{value}`, and paths as names (`name.givenName`). Unknown and read-only
 * attributes are left out.
 * @throws ScimRefusal `invalidSyntax` unless it is an object, `invalidValue` for a value of another type
 */
export function normalizeResource(input: unknown, kind: ResourceKind): Resource {
  if (!isRecord(input)) return refuseScim('invalidSyntax', 'The resource must be a JSON object');
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const [schema, path] = splitSchema(key, kind);
    const extension = schema === undefined ? undefined : kind.extensions[schema];
    if (extension && path === '') merge(result, schema!, partOf(value, extension, schema!));
    else if (extension) merge(result, schema!, partOf(nested(path, value), extension, schema!));
    else Object.assign(result, mergedParts(result, partOf(nested(path, value), kind.attributes, kind.name)));
  }
  return result;
}

function merge(into: Record<string, unknown>, key: string, part: Resource): void {
  if (Object.keys(part).length > 0) into[key] = { ...(into[key] as object | undefined), ...part };
}
const mergedParts = (before: Resource, part: Resource): Resource =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      isRecord(value) && isRecord(before[key]) ? { ...before[key], ...value } : value,
    ]),
  );

/** `name.givenName` becomes a value inside `name`. */
function nested(path: string, value: unknown): Record<string, unknown> {
  const dot = path.indexOf('.');
  return dot < 0 ? { [path]: value } : { [path.slice(0, dot)]: { [path.slice(dot + 1)]: value } };
}

/** Splits the schema from an attribute path: `urn:…:User:department`. The schema of the kind itself is left out. */
export function splitSchema(path: string, kind: ResourceKind): [schema: string | undefined, rest: string] {
  for (const schema of [kind.schema, ...Object.keys(kind.extensions)]) {
    const own = schema === kind.schema;
    if (same(path, schema)) return [own ? undefined : schema, ''];
    if (path.toLowerCase().startsWith(`${schema.toLowerCase()}:`))
      return [own ? undefined : schema, path.slice(schema.length + 1)];
  }
  return [undefined, path];
}

function partOf(input: unknown, attributes: readonly Attribute[], where: string): Resource {
  if (input === null || input === undefined) return {};
  if (!isRecord(input)) return refuseScim('invalidValue', `${where} must be an object`);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const attribute = attributeNamed(attributes, key);
    if (!attribute || attribute.readOnly) continue;
    const kept = valueOf(value, attribute);
    if (kept !== undefined) result[attribute.name] = kept;
  }
  return result;
}

function valueOf(value: unknown, attribute: Attribute): unknown {
  if (value === null || value === undefined) return undefined;
  if (!attribute.multiValued) return singleOf(value, attribute);
  const values = Array.isArray(value) ? value : [value];
  if (values.length > VALUES_MAX)
    refuseScim('tooMany', `${attribute.name} has more than ${VALUES_MAX} values`, 'Send them in several requests.');
  return onePrimary(values.map((each) => singleOf(each, attribute)).filter((each) => !isEmpty(each)));
}

/** At most one value is primary: the last one that was set. */
function onePrimary(values: unknown[]): unknown[] {
  const last = values.findLastIndex((value) => isRecord(value) && value['primary'] === true);
  return values.map((value, at) =>
    isRecord(value) && value['primary'] === true && at !== last ? { ...value, primary: false } : value,
  );
}
const isEmpty = (value: unknown): boolean => value === undefined || (isRecord(value) && !Object.keys(value).length);

function singleOf(value: unknown, { name, type, sub }: Attribute): unknown {
  switch (type) {
    case 'complex':
      return partOf(isRecord(value) ? value : { value }, sub!, name);
    case 'boolean':
      return booleanOf(value) ?? refuseScim('invalidValue', `${name} must be true or false`);
    case 'string':
    case 'reference':
      return textOf(value, name);
  }
}

/** Directories send `"True"` and `"False"` as text. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function textOf(value: unknown, name: string): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return refuseScim('invalidValue', `${name} must be text`);
  if (text.length > TEXT_MAX) refuseScim('invalidValue', `${name} has more than ${TEXT_MAX} characters`);
  if (text.includes('\0')) refuseScim('invalidValue', `${name} contains a NUL character`);
  return text;
}
