import type { ResourceKind } from './attributes.ts';
import { refuseScim } from './scim-refusal.ts';
import { type Resource, attributeNamed, isRecord, splitSchema, normalizeResource } from './normalize-resource.ts';

/** An operation of a PATCH (RFC 7644, 3.5.2) in its standard form. */
export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

const OPERATIONS_MAX = 1_000;
const KINDS = ['add', 'replace', 'remove'] as const;

/**
 * The operations of a PATCH as directories send them, in their standard form: `Add` in capitals, names in any case,
 * `"True"` as text in paths, values without a path, one operation instead of a list.
 * @throws ScimRefusal `invalidSyntax` for no list of operations, `noTarget` for a removal without path, `invalidPath`
 * for an unknown attribute, `mutability` for a read-only one
 */
export function normalizeOperations(body: unknown, kind: ResourceKind): Operation[] {
  if (!isRecord(body)) return refuseScim('invalidSyntax', 'The request must be a JSON object');
  const given = Object.entries(body).find(([key]) => key.toLowerCase() === 'operations')?.[1];
  const list = Array.isArray(given) ? given : isRecord(given) ? [given] : [];
  if (list.length === 0) refuseScim('invalidSyntax', 'Operations are missing');
  if (list.length > OPERATIONS_MAX) refuseScim('tooMany', `A request has at most ${OPERATIONS_MAX} operations`);
  return list.flatMap((each) => normalizeOperation(each, kind));
}

function normalizeOperation(given: unknown, kind: ResourceKind): Operation[] {
  if (!isRecord(given)) return refuseScim('invalidSyntax', 'An operation must be a JSON object');
  const op = KINDS.find((name) => name === String(given['op']).toLowerCase());
  if (!op) return refuseScim('invalidSyntax', 'op must be add, replace or remove');
  const { path, value } = given;
  if (path === undefined || path === null || path === '') {
    if (op === 'remove') return refuseScim('noTarget', 'A removal needs a path');
    if (!isRecord(value)) return refuseScim('invalidValue', 'Without a path, the value must be an object');
    return withoutPath(op, value, kind);
  }
  if (typeof path !== 'string') return refuseScim('invalidPath', 'A path must be text');
  return withPath(op, path.trim(), value, kind);
}

/** An attribute of a value without path. Parts of a complex one that are not named stay as they are. */
function partsOf(op: Operation['op'], name: string, value: unknown): Operation[] {
  if (!isRecord(value)) return [{ op, path: name, value }];
  const separator = name.startsWith('urn:') ? ':' : '.';
  return Object.entries(value).map(([part, each]) => ({ op, path: `${name}${separator}${part}`, value: each }));
}

/** Names in the value may be paths with filters: `emails[type eq "work"].value`. */
function withoutPath(op: Operation['op'], value: Resource, kind: ResourceKind): Operation[] {
  const entries = Object.entries(value);
  const whole = normalizeResource(Object.fromEntries(entries.filter(([key]) => !key.includes('['))), kind);
  return [
    ...Object.entries(whole).flatMap(([name, each]) => partsOf(op, name, each)),
    ...entries.filter(([key]) => key.includes('[')).flatMap(([key, each]) => withPath(op, key, each, kind)),
  ];
}

function withPath(op: Operation['op'], path: string, value: unknown, kind: ResourceKind): Operation[] {
  const [schema, rest] = splitSchema(path, kind);
  if (schema !== undefined && rest === '') return ofExtension(op, schema, value, kind);
  const [, name = '', tail = ''] = /^([^.[]*)(.*)$/s.exec(rest) ?? [];
  const attribute = attributeNamed(schema === undefined ? kind.attributes : kind.extensions[schema]!, name);
  // Attributes that Evident does not keep are ignored, like in a whole resource.
  if (!attribute) return knownElsewhere(name) ? readOnly(name) : [];
  if (attribute.readOnly) return readOnly(name);
  const own = `${schema === undefined ? '' : `${schema}:`}${attribute.name}`;
  if (tail !== '') return [{ op, path: `${own}${normalizeTail(tail)}`, value: valueInside(tail, value) }];
  if (op === 'remove') return removal(own, attribute.name, value);
  return assignment(op, own, value, kind, schema);
}

/** Sets an attribute as a whole. */
function assignment(
  op: 'add' | 'replace',
  path: string,
  value: unknown,
  kind: ResourceKind,
  schema: string | undefined,
): Operation[] {
  // Nothing to add, or a value that is cleared.
  if (value === null || value === undefined || value === '') return op === 'add' ? [] : [{ op: 'remove', path }];
  const part = normalizeResource({ [path]: value }, kind);
  const inside = schema === undefined ? part : (part[schema] as Resource | undefined);
  const [assigned] = Object.values(inside ?? {});
  return assigned === undefined ? [] : [{ op, path, value: assigned }];
}

/** `members` are removed by a list of values: only those, and none for an empty list. */
function removal(path: string, name: string, value: unknown): Operation[] {
  if (value === undefined || value === null) return [{ op: 'remove', path }];
  if (name !== 'members') return [{ op: 'remove', path }];
  const values = (Array.isArray(value) ? value : [value]).map((each) => (isRecord(each) ? each['value'] : each));
  return values.length === 0 ? [] : [{ op: 'remove', path, value: values.map((id) => ({ value: id })) }];
}

const readOnly = (name: string): never => refuseScim('mutability', `${name} cannot be changed`);
const knownElsewhere = (name: string): boolean => ['id', 'meta', 'schemas'].includes(name.toLowerCase());

/** An extension as a whole: each of its attributes. */
function ofExtension(op: Operation['op'], schema: string, value: unknown, kind: ResourceKind): Operation[] {
  if (op === 'remove') return kind.extensions[schema]!.map(({ name }) => ({ op, path: `${schema}:${name}` }));
  const part = (normalizeResource({ [schema]: value }, kind)[schema] ?? {}) as Resource;
  return Object.entries(part).map(([name, each]) => ({ op, path: `${schema}:${name}`, value: each }));
}

/** Names of sub-attributes are lower-camel; `primary eq "True"` compares with text. */
const normalizeTail = (tail: string): string =>
  tail
    .replace(
      /\b(primary|active)(\s+eq\s+)"?(true|false)"?/gi,
      (_, name: string, eq: string, truth: string) => `${name.toLowerCase()}${eq.toLowerCase()}${truth.toLowerCase()}`,
    )
    .replace(
      /(^|[.[(\s])(value|type|primary|display)(?=[\s\].)]|$)/gi,
      (_, before: string, name: string) => `${before}${name.toLowerCase()}`,
    )
    .replace(/\s(eq|ne|co|sw|ew|pr|and|or|not)(?=\s|$)/gi, (word) => word.toLowerCase());

const valueInside = (tail: string, value: unknown): unknown =>
  /\.primary$/i.test(tail) ? (typeof value === 'string' ? value.toLowerCase() === 'true' : value) : value;
