/**
 * Shapes as data: the subset of JSON Schema (draft 2020-12) that describes all fields. One constant defines the
 * TypeScript type ({@link Infer}), the DTO, the OpenAPI component and the `maxLength` of a form field.
 */
export type Schema = StringSchema | NumberSchema | BooleanSchema | ArraySchema | ObjectSchema | FreeSchema;

interface Annotated {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** `null` clears the field; absent keeps it. */
  readonly nullable?: boolean;
  /** Why clients should stop using it, and what to use instead. */
  readonly deprecated?: string;
}
export interface StringSchema extends Annotated {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'uuid' | 'date-time' | 'date' | 'email' | 'uri';
}
export interface NumberSchema extends Annotated {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
}
export interface BooleanSchema extends Annotated {
  readonly type: 'boolean';
}
export interface ArraySchema extends Annotated {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}
export interface ObjectSchema extends Annotated {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}
/** An object whose keys are data, such as a rich-text node. Validated by a domain function instead. */
export interface FreeSchema extends Annotated {
  readonly type: 'free';
}

type Nullable<S extends Schema, T> = S extends { nullable: true } ? T | null : T;
type Flat<T> = { [K in keyof T]: T[K] };
type RequiredKey<S extends ObjectSchema> = Extract<keyof S['properties'], S['required'][number]>;
type OptionalKey<S extends ObjectSchema> = Exclude<keyof S['properties'], S['required'][number]>;

/** The TypeScript type of a schema's values. */
export type Infer<S extends Schema> = Nullable<
  S,
  S extends { enum: readonly (infer E)[] }
    ? E
    : S extends StringSchema
      ? string
      : S extends NumberSchema
        ? number
        : S extends BooleanSchema
          ? boolean
          : S extends ArraySchema
            ? Infer<S['items']>[]
            : S extends ObjectSchema
              ? Flat<
                  { [K in RequiredKey<S>]: Infer<S['properties'][K]> } & {
                    [K in OptionalKey<S>]?: Infer<S['properties'][K]>;
                  }
                >
              : S extends FreeSchema
                ? Record<string, unknown>
                : never
>;

/** Returned as `If-Match: "7"` for optimistic concurrency. */
export const version = {
  type: 'integer',
  minimum: 1,
  description: 'Counts up with every change; the ETag',
} as const satisfies NumberSchema;
