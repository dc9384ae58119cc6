import type { StringSchema } from './schema.ts';

/** The id of an object: UUID version 7 (RFC 9562). */
export const id = { type: 'string', format: 'uuid' } as const satisfies StringSchema;

/** A point in time with its offset (RFC 3339). */
export const moment = { type: 'string', format: 'date-time' } as const satisfies StringSchema;
