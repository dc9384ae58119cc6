import type { Uuid } from '../kernel/index.ts';

/** The value of a field for one object, under the key of its storage. */
export type FieldValue =
  | { readonly text: string }
  | { readonly number: number }
  | { readonly boolean: boolean }
  /** ISO 8601 in UTC. */
  | { readonly moment: string }
  /** Of options or people. */
  | { readonly ids: readonly Uuid[] };

/** How values of a type are stored; the datum filters of the specification (document 001, section 3) have the same five kinds. */
export type Stored = 'text' | 'number' | 'boolean' | 'moment' | 'ids';

/** A value as a client sends it: at most one key, none to clear. */
export interface SentValue {
  readonly text?: string | null;
  readonly number?: number | null;
  readonly boolean?: boolean | null;
  readonly moment?: string | null;
  readonly ids?: readonly Uuid[] | null;
}
