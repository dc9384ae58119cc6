import type { Infer, ObjectSchema, Schema } from '../kernel/index.ts';

type Properties = Readonly<Record<string, Schema>>;

/** The object that an event is about, or the list of objects: their type, and the field of the payload with their ids. */
export type Subject =
  | { readonly type: string | null; readonly id: string }
  | { readonly type: string | null; readonly ids: string };

/** An entry of the catalogue. */
export interface EventKind {
  /** Null for an event about no single object. Its type is null if the payload names it. */
  readonly about: Subject | null;
  /** Completes the sentence “Announced when …”. */
  readonly when: string;
  readonly payload: ObjectSchema;
  /** Wakes only our own reactions and jobs: neither browsers nor programs can follow it. */
  readonly internal?: true;
}

interface Payload<Required extends Properties, Optional extends Properties> extends ObjectSchema {
  readonly properties: Required & Optional;
  readonly required: readonly Extract<keyof Required, string>[];
}

/** The subjects whose ids a payload has. */
type SubjectIn<Required> =
  | { readonly type: string | null; readonly id: keyof Required }
  | { readonly type: string | null; readonly ids: keyof Required }
  | null;

/** Declares an event. Payload fields are required, except those in `optional`. */
export function event<
  const Required extends Properties,
  const About extends SubjectIn<Required>,
  const Optional extends Properties = Record<never, Schema>,
>(about: About, when: string, required: Required, optional?: Optional) {
  const payload: Payload<Required, Optional> = {
    type: 'object',
    properties: { ...required, ...(optional ?? ({} as Optional)) },
    required: Object.keys(required) as Extract<keyof Required, string>[],
  };
  return { about, when, payload } as const;
}

/** Declares an event that only our own reactions and jobs follow. */
export const internal = <const Kind extends EventKind>(kind: Kind) => ({ ...kind, internal: true }) as const;

type Frozen<T> = { readonly [Key in keyof T]: T[Key] extends (infer Item)[] ? readonly Item[] : T[Key] };

/** The type of an event's payload. */
export type PayloadOfKind<Kind extends { readonly payload: ObjectSchema }> = Frozen<Infer<Kind['payload']>>;
