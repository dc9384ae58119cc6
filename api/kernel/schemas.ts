import type { JsonSchema } from './json-schema.ts';

/** The shapes that operations name, for the components of the OpenAPI document. */
export const schemas = new Map<string, JsonSchema>();
