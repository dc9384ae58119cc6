import type { Query, QueryClient } from '@tanstack/react-query';
import type { Change, ChangeKind } from './changes.ts';

/** Distributes over a union, so that only ids that every kind carries can be named. */
type Ids<Kind extends ChangeKind> = { readonly [Id in Exclude<keyof Change<Kind>, 'kind'>]?: string };

/**
 * When an event makes an answer stale: always, when it carries these ids, or when a look at the cached answer says so. A query without an answer,
 * for example after a 404, counts as touched.
 */
export type Rule<Kind extends ChangeKind, Answer> =
  true | Ids<Kind> | ((change: Change<Kind>, answer: Answer, cache: QueryClient) => boolean);

/** The events that touch a query, by kind. */
export type TouchedBy<Answer> = { readonly [Kind in ChangeKind]?: Rule<Kind, Answer> };

export interface QueryMeta extends Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-explicit-any -- each query looks into its own answer
  readonly touchedBy?: TouchedBy<any>;
  /** The question who is signed in, asked again when another question answers 401. */
  readonly identity?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** The `meta` of a query that these events touch. */
export const touchedBy = <Answer>(events: TouchedBy<Answer>): { readonly touchedBy: TouchedBy<Answer> } => ({
  touchedBy: events,
});

/** One rule for several kinds of event. */
export const on = <Kind extends ChangeKind, Answer = unknown>(
  kinds: readonly Kind[],
  rule: Rule<Kind, Answer>,
): { readonly [One in Kind]: Rule<Kind, Answer> } =>
  Object.fromEntries(kinds.map((kind) => [kind, rule])) as { readonly [One in Kind]: Rule<Kind, Answer> };

/** Whether an event makes the cached answer of a query stale. */
export function isTouched({ meta, state }: Pick<Query, 'meta' | 'state'>, change: Change, cache: QueryClient): boolean {
  const rule = meta?.touchedBy?.[change.kind] as Rule<ChangeKind, unknown> | undefined;
  if (rule === undefined || rule === true) return rule === true;
  if (typeof rule === 'function') return state.data === undefined || rule(change, state.data, cache);
  const ids: Readonly<Record<string, string>> = change;
  return Object.entries(rule).every(([name, id]) => ids[name] === id);
}
