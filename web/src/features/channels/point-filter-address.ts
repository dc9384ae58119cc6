import { IMPORT_SOURCES, SOURCE_NAMES, type ImportSource } from '@evident/domain/channels';
import type { DataPointFilter } from '../../data/channels/queries.ts';

/** A condition of a list of data points. Conditions of one kind are alternatives, except fields with other names. */
export type PointCondition =
  | { readonly kind: 'source' | 'tag' | 'author' | 'theme'; readonly value: string }
  | { readonly kind: 'field'; readonly name: string; readonly value: string };
export type PointConditionKind = PointCondition['kind'];

const KINDS = ['source', 'tag', 'author', 'theme', 'field'] as const satisfies readonly PointConditionKind[];
/** A list has one theme. */
const SINGLE: readonly PointConditionKind[] = ['theme'];

const isSource = (value: string): value is ImportSource => IMPORT_SOURCES.some((source) => source === value);

/** Reads `#source=CSV&tag=billing&field=plan&field=Business`. Leaves out all else. */
export function readPointFilter(hash: string): PointCondition[] {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const all = KINDS.flatMap((kind): PointCondition[] => {
    const values = said.getAll(kind).filter((value) => value !== '');
    if (kind !== 'field') return values.map((value) => ({ kind, value }));
    return values.flatMap((name, at) =>
      at % 2 === 0 && values[at + 1] !== undefined ? [{ kind, name, value: values[at + 1]! }] : [],
    );
  });
  return all.filter(
    (one, at) =>
      (one.kind !== 'source' || isSource(one.value)) &&
      (!SINGLE.includes(one.kind) || all.findIndex(({ kind }) => kind === one.kind) === at),
  );
}

/** The hash with these conditions, and with all else that it says. */
export function writePointFilter(hash: string, conditions: readonly PointCondition[]): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  for (const kind of KINDS) said.delete(kind);
  for (const one of conditions) {
    if (one.kind === 'field') said.append('field', one.name);
    said.append(one.kind, one.value);
  }
  return said.size === 0 ? '' : `#${said}`;
}

const keyOf = (one: PointCondition): string => JSON.stringify([one.kind, 'name' in one ? one.name : '', one.value]);

/** Adds a condition, or takes it away if it is there. A theme replaces the one before. */
export function withCondition(conditions: readonly PointCondition[], one: PointCondition): PointCondition[] {
  const others = conditions.filter((other) => keyOf(other) !== keyOf(one));
  if (others.length < conditions.length) return others;
  return [...others.filter(({ kind }) => kind !== one.kind || !SINGLE.includes(kind)), one];
}

/** The conditions as the list is asked for; those without values are left out. */
export function filterOf(conditions: readonly PointCondition[]): Partial<DataPointFilter> {
  const valuesOf = (kind: PointConditionKind): string[] =>
    conditions.flatMap((one) => (one.kind === kind ? one.value : []));
  const [sources, tags, authors] = [valuesOf('source').filter(isSource), valuesOf('tag'), valuesOf('author')];
  const [themeId] = valuesOf('theme');
  // A map first: a field may have the name of a property of every object, such as `constructor`.
  const fields = new Map<string, string[]>();
  for (const one of conditions)
    if (one.kind === 'field') fields.set(one.name, [...(fields.get(one.name) ?? []), one.value]);
  return {
    ...(sources.length > 0 && { sources }),
    ...(tags.length > 0 && { tags }),
    ...(authors.length > 0 && { authors }),
    ...(themeId !== undefined && { themeId }),
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
  };
}

const NAMES: Readonly<Record<Exclude<PointConditionKind, 'field'>, string>> = {
  source: 'Source',
  tag: 'Tag',
  author: 'Author',
  theme: 'Theme',
};
export const nameOfKind = (one: Pick<PointCondition, 'kind'> & { readonly name?: string }): string =>
  one.kind === 'field' ? (one.name ?? '') : NAMES[one.kind];

/** A value as it is shown, such as the name of a source. */
export function shownValue({ kind, value }: PointCondition): string {
  if (kind === 'source') return isSource(value) ? SOURCE_NAMES[value] : value;
  // The key of an author without a name: `mail ada@example.org`.
  return kind === 'author' ? value.slice(value.indexOf(' ') + 1) : value;
}
