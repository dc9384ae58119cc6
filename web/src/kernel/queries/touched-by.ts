import type { Query, QueryClient } from '@tanstack/react-query';
import { type Change, type ChangeKind, SINGLE_KINDS } from './changes.ts';

/** Distributes over a union, so that only ids common to every kind are allowed. */
type Ids<Kind extends ChangeKind> = { readonly [Id in Exclude<keyof Change<Kind>, 'kind'>]?: string };

/**
 * When an event makes a query stale: always, if it carries these ids or none of their kind, or if the cached data match.
 * A query without data, such as after a 404, always counts.
 */
export type Rule<Kind extends ChangeKind, Answer> =
  | true
  | Ids<Kind>
  | ((change: Change<Kind>, answer: Answer, cache: QueryClient) => boolean);

/** Events that make a query stale, by kind. */
export type TouchedBy<Answer> = { readonly [Kind in ChangeKind]?: Rule<Kind, Answer> };

export interface QueryMeta extends Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each query looks into its own answer
  readonly touchedBy?: TouchedBy<any>;
  /** Marks the query for the signed-in member, refetched when another query gets a 401. */
  readonly identity?: boolean;
  /** Keeps the answer on this device, for pages that open without a connection. */
  readonly onDevice?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** Returns the `meta` of a query that these events make stale. */
export const touchedBy = <Answer>(events: TouchedBy<Answer>): { readonly touchedBy: TouchedBy<Answer> } => ({
  touchedBy: events,
});

/** Applies a rule to several kinds of event. */
export const on = <Kind extends ChangeKind, Answer = unknown>(
  kinds: readonly Kind[],
  rule: Rule<Kind, Answer>,
): { readonly [One in Kind]: Rule<Kind, Answer> } =>
  Object.fromEntries(kinds.map((kind) => [kind, rule])) as { readonly [One in Kind]: Rule<Kind, Answer> };

/** Reports whether an event makes a query stale. */
export function isTouched({ meta, state }: Pick<Query, 'meta' | 'state'>, change: Change, cache: QueryClient): boolean {
  const rules = meta?.touchedBy as { readonly [Kind in ChangeKind]?: Rule<ChangeKind, unknown> } | undefined;
  const rule = rules?.[change.kind];
  const single = SINGLE_KINDS[change.kind];
  if (rule === undefined && single !== undefined) return isTouchedByMany(rules?.[single], change);
  if (rule === undefined || rule === true) return rule === true;
  if (typeof rule === 'function') return state.data === undefined || rule(change, state.data, cache);
  return fits(rule, change);
}

/** A rule that looks for the object of a single event can't tell, so the query counts as stale. */
const isTouchedByMany = (rule: Rule<ChangeKind, unknown> | undefined, change: Change): boolean =>
  rule !== undefined && (typeof rule !== 'object' || fits(rule, change));

const fits = (rule: Readonly<Record<string, string | undefined>>, change: Change): boolean => {
  const ids: Readonly<Record<string, string | undefined>> = change;
  return Object.entries(rule).every(([name, id]) => (ids[name] ?? id) === id);
};
