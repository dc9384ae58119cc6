import { type Resource, booleanOf, isRecord } from './normalize-resource.ts';

/** A parsed filter (RFC 7644, 3.4.2.2). */
export type Condition =
  | { readonly op: 'and' | 'or'; readonly filters: readonly Condition[] }
  | { readonly op: 'not'; readonly filter: Condition }
  | { readonly op: '[]'; readonly attrPath: string; readonly valFilter: Condition }
  | { readonly op: 'pr'; readonly attrPath: string }
  | Comparison;
interface Comparison {
  readonly op: 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'lt' | 'ge' | 'le';
  readonly attrPath: string;
  readonly compValue: boolean | null | number | string;
}

/** Compared with their case; all other texts without. */
const EXACT = new Set(['id', 'externalid', 'members.value', 'groups.value']);

/** Whether a resource fulfills a condition. */
export function fulfills(resource: Resource, condition: Condition): boolean {
  switch (condition.op) {
    case 'and':
      return condition.filters.every((each) => fulfills(resource, each));
    case 'or':
      return condition.filters.some((each) => fulfills(resource, each));
    case 'not':
      return !fulfills(resource, condition.filter);
    case '[]':
      return valuesAt(resource, condition.attrPath).some(
        (value) => isRecord(value) && fulfills(value, condition.valFilter),
      );
    case 'pr':
      return valuesAt(resource, condition.attrPath).some((value) => value !== '' && value !== null);
    default:
      return compares(resource, condition);
  }
}

function compares(resource: Resource, { op, attrPath, compValue }: Comparison): boolean {
  const values = valuesAt(resource, attrPath).flatMap((value) => (isRecord(value) ? [value['value']] : [value]));
  if (op === 'ne') return !compares(resource, { op: 'eq', attrPath, compValue });
  const exact = EXACT.has(attrPath.toLowerCase().replace(/^urn:.*:/, ''));
  return values.some((value) => holds(op, value, compValue, exact));
}

function holds(op: Comparison['op'], value: unknown, wanted: Comparison['compValue'], exact: boolean): boolean {
  if (typeof value === 'boolean') return op === 'eq' && value === booleanOf(wanted);
  if (wanted === null) return op === 'eq' && (value === null || value === undefined);
  if (value === null || value === undefined) return false;
  const [a, b] = [value, wanted].map((each) => (exact ? String(each) : String(each).toLowerCase())) as [string, string];
  switch (op) {
    case 'eq':
      return a === b;
    case 'co':
      return a.includes(b);
    case 'sw':
      return a.startsWith(b);
    case 'ew':
      return a.endsWith(b);
    case 'gt':
      return a > b;
    case 'ge':
      return a >= b;
    case 'lt':
      return a < b;
    default:
      return a <= b;
  }
}

/** The values at an attribute path, whose names are compared without case. */
export function valuesAt(resource: Resource, path: string): unknown[] {
  const extension = Object.keys(resource).find((key) => path.toLowerCase().startsWith(`${key.toLowerCase()}:`));
  if (extension?.startsWith('urn:')) return valuesAt(resource[extension] as Resource, path.slice(extension.length + 1));
  const names = path.replace(/^urn:.*:/i, '').split('.');
  return names.reduce<unknown[]>(
    (values, name) =>
      values.flatMap((value) => {
        const key = isRecord(value) && Object.keys(value).find((each) => each.toLowerCase() === name.toLowerCase());
        const found = key ? (value as Resource)[key] : undefined;
        return found === undefined ? [] : Array.isArray(found) ? found : [found];
      }),
    [resource],
  );
}

/** The value that `userName`, `externalId`, `id` or `displayName` must equal, if the condition is only that. */
export function onlyEquals(condition: Condition): { readonly attribute: string; readonly value: string } | null {
  if (condition.op !== 'eq' || typeof condition.compValue !== 'string') return null;
  const attribute = condition.attrPath.replace(/^urn:.*:/i, '').toLowerCase();
  return ['username', 'externalid', 'id'].includes(attribute) ? { attribute, value: condition.compValue } : null;
}
