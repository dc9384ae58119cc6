import type { JsonSchema } from './json-schema.ts';

/** The shapes that operations name, for the components of the OpenAPI document. */
export const schemas = new Map<string, JsonSchema>();

/** The method behind an operation, and its class, whose decorators run after those of the method. */
export interface OperationSource {
  readonly controller: object;
  readonly handler: object;
}

/** Every operation by its id. */
export const operations = new Map<string, OperationSource>();
