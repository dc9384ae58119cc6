import type { Schema, StringSchema } from './schema.ts';

/** The id of an object: UUID version 7 (RFC 9562). */
export const id = { type: 'string', format: 'uuid' } as const satisfies StringSchema;

/** A point in time with its offset (RFC 3339). */
export const moment = { type: 'string', format: 'date-time' } as const satisfies StringSchema;

/** A text on one line that is not blank. @param example of the contract */
export const lineOf = <const Max extends number, const Example extends string>(maxLength: Max, example: Example) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: '\\S', examples: [example] }) as const;

interface Notes {
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** An object that always has all of its properties, except the optional ones. */
export const objectOf = <
  const Properties extends Readonly<Record<string, Schema>>,
  const Optional extends string & keyof Properties = never,
>(
  properties: Properties,
  { optional = [], ...notes }: Notes & { readonly optional?: readonly Optional[] } = {},
) => ({
  type: 'object' as const,
  properties,
  required: (Object.keys(properties) as (string & keyof Properties)[]).filter(
    (name): name is Exclude<string & keyof Properties, Optional> => !optional.some((one) => one === name),
  ),
  ...notes,
});

/** An object of which each property may be absent, as in changes: absent keeps. */
export const partOf = <const Properties extends Readonly<Record<string, Schema>>>(properties: Properties) => ({
  type: 'object' as const,
  properties,
  required: [] as never[],
});
