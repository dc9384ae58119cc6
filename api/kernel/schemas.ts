import type { Requirement } from '@evident/application/kernel/message';
import type { JsonSchema } from './json-schema.ts';

/** Named shapes for the components of the OpenAPI document. */
export const schemas = new Map<string, JsonSchema>();

/** Controller method of an operation, and its class, whose decorators run later. */
export interface OperationSource {
  readonly controller: object;
  readonly handler: object;
  readonly requires: Requirement;
}

/** Operations by id. */
export const operations = new Map<string, OperationSource>();
