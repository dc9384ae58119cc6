import type { Schema } from '@evident/domain/kernel';

/** Limits of a JSON body. */
export interface BodyLimits {
  /** Bytes, after decompression. */
  readonly bytes: number;
  /** Properties and array items together. */
  readonly values: number;
}

/** JSON bodies have up to about 10 MB (specification, document 002, section 9). */
export const BODY_BYTES = 10_000_000;
/** Limit for operations without sign-in and for unauthenticated requests. */
export const OPEN_BODY_BYTES = 100_000;
const BODY_VALUES = 2_000_000;

/** Allows for whitespace and for names of undeclared properties. */
const SLACK = { bytes: 16_384, values: 1_000 };
/** Size of an escaped character outside the BMP: `\ud83d\ude00`. */
const ESCAPED_BYTES = 12;
const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, 'date-time': 64, date: 10, email: 320 };

/** Derives limits from the declared shape of a body. */
export function bodyLimitsOf(schema: Schema, open: boolean): BodyLimits {
  const { bytes, values } = sizeOf(schema);
  return {
    bytes: Math.min(open ? OPEN_BODY_BYTES : BODY_BYTES, 2 * bytes + SLACK.bytes),
    values: Math.min(BODY_VALUES, values + SLACK.values),
  };
}

/** Largest value of a shape. */
function sizeOf(schema: Schema): BodyLimits {
  switch (schema.type) {
    case 'string':
      return {
        bytes:
          2 + ESCAPED_BYTES * (schema.maxLength ?? longest(schema.enum) ?? LENGTHS[schema.format ?? ''] ?? Infinity),
        values: 1,
      };
    case 'integer':
    case 'number':
    case 'boolean':
      return { bytes: 32, values: 1 };
    case 'free':
      return { bytes: Infinity, values: Infinity };
    case 'array': {
      const item = sizeOf(schema.items);
      const most = schema.maxItems ?? 10_000;
      return { bytes: 2 + most * (item.bytes + 1), values: 1 + most * item.values };
    }
    case 'object': {
      const parts = Object.entries(schema.properties).map(([key, property]) => ({ key, ...sizeOf(property) }));
      return {
        bytes: parts.reduce((sum, { key, bytes }) => sum + ESCAPED_BYTES * key.length + 4 + bytes, 2),
        values: parts.reduce((sum, { values }) => sum + values, 1),
      };
    }
  }
}

const longest = (values: readonly string[] | undefined): number | undefined =>
  values && Math.max(...values.map(({ length }) => length));
