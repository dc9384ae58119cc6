import type { Infer, ObjectSchema, Schema } from '../kernel/index.ts';

type Properties = Readonly<Record<string, Schema>>;

/** An entry of the catalogue: when the event is announced, and the shape of its payload. */
export interface EventKind {
  /** Completes the sentence “Announced when …”. */
  readonly when: string;
  readonly payload: ObjectSchema;
}

interface Payload<Required extends Properties, Optional extends Properties> extends ObjectSchema {
  readonly properties: Required & Optional;
  readonly required: readonly Extract<keyof Required, string>[];
}

/** Declares an event. Payload fields are required, except those in `optional`. */
export function event<const Required extends Properties, const Optional extends Properties = Record<never, Schema>>(
  when: string,
  required: Required,
  optional?: Optional,
) {
  const payload: Payload<Required, Optional> = {
    type: 'object',
    properties: { ...required, ...(optional ?? ({} as Optional)) },
    required: Object.keys(required) as Extract<keyof Required, string>[],
  };
  return { when, payload } as const satisfies EventKind;
}

type Frozen<T> = { readonly [Key in keyof T]: T[Key] extends (infer Item)[] ? readonly Item[] : T[Key] };

/** The type of an event's payload. */
export type PayloadOfKind<Kind extends EventKind> = Frozen<Infer<Kind['payload']>>;
