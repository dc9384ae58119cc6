import { type Resource, isRecord } from './normalize-resource.ts';
import { valuesAt } from './condition.ts';

/** Resources in an answer, at most. */
export const RESULTS_MAX = 200;
const RESULTS = 100;

export interface Listing {
  readonly filter: string | null;
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
  readonly sortBy: string | null;
  readonly descending: boolean;
}

export interface Listed {
  readonly total: number;
  readonly resources: readonly Resource[];
}

const integer = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** The parameters of a list. A start before 1 counts as 1, a negative count as 0 (RFC 7644, 3.4.2.4). */
export function listingOf(query: Readonly<Record<string, string | undefined>>): Listing {
  return {
    filter: query['filter'] || null,
    startIndex: Math.max(1, integer(query['startIndex']) ?? 1),
    count: Math.min(RESULTS_MAX, Math.max(0, integer(query['count']) ?? RESULTS)),
    sortBy: query['sortBy'] || null,
    descending: query['sortOrder']?.toLowerCase() === 'descending',
  };
}

/** Sorts resources and cuts the page out of them. Those without the attribute are last, or first if descending. */
export function pageOf(resources: readonly Resource[], listing: Listing): Listed {
  const { sortBy, descending, startIndex, count } = listing;
  const key = (resource: Resource): string => {
    const [value] = valuesAt(resource, sortBy!);
    return String((isRecord(value) ? value['value'] : value) ?? '\uffff').toLowerCase();
  };
  const sorted = sortBy === null ? resources : resources.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const ordered = sortBy !== null && descending ? sorted.toReversed() : sorted;
  return { total: resources.length, resources: ordered.slice(startIndex - 1, startIndex - 1 + count) };
}

const ALWAYS = ['schemas', 'id'];
const names = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/, ''),
    )
    .filter(Boolean);

/** Keeps the attributes that were asked for; `id` and `schemas` are always returned (RFC 7644, 3.9). */
export function chosenParts(
  resource: Resource,
  query: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const [wanted, without] = [names(query['attributes']), names(query['excludedAttributes'])];
  if (wanted.length === 0 && without.length === 0) return { ...resource };
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      const kept = ALWAYS.includes(key)
        ? value
        : wanted.length > 0
          ? only(key, value, wanted)
          : less(key, value, without);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

const inside = (key: string, paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const prefix = key.startsWith('urn:') ? `${key.toLowerCase()}:` : `${key.toLowerCase()}.`;
    return path.startsWith(prefix) ? [path.slice(prefix.length)] : [];
  });
const eachPart = (value: unknown, keep: (key: string) => boolean): unknown =>
  Array.isArray(value)
    ? value.map((each) => eachPart(each, keep))
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => keep(key.toLowerCase())))
      : value;

function only(key: string, value: unknown, wanted: readonly string[]): unknown {
  if (wanted.includes(key.toLowerCase())) return value;
  const parts = inside(key, wanted);
  return parts.length === 0 ? undefined : eachPart(value, (name) => parts.includes(name));
}
function less(key: string, value: unknown, without: readonly string[]): unknown {
  if (without.includes(key.toLowerCase())) return undefined;
  const parts = inside(key, without);
  return parts.length === 0 ? value : eachPart(value, (name) => !parts.includes(name));
}
