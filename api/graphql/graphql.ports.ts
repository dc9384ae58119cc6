import { port } from '../kernel/port.ts';
import type { Engine } from './engine.ts';

/** Loaded with the first request: deriving the schema of all operations takes a moment. */
export const GRAPHQL = port<() => Promise<Engine>>('GraphQL');
