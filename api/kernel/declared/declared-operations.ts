import type { AnyOperation } from './declared-operation.ts';

/** Every declared operation by its id, once its module is loaded. GraphQL and MCP are derived from them. */
export const declaredOperations = new Map<string, AnyOperation>();
