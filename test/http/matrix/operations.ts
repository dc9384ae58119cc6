import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequiredAccess, Requirement } from '@evident/application/kernel/message';

/**
 * Decides who is refused, and how. Read from the requirement that the message declares.
 * `open`: no credentials of a member; `person`: a session, no token; `admin`, `author`: by role; `member`: every member;
 * the others name the access to the object in the path.
 */
export type Kind = 'open' | 'person' | 'admin' | 'author' | 'member' | RequiredAccess;
/** Kinds that change objects of a project. */
export const CHANGES = ['write', 'unshare', 'markUp', 'comment', 'manage'] as const;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Described {
  operationId: string;
  'x-requires': Requirement;
  security?: object[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { examples?: { example: { value: Record<string, unknown> } } }>;
  };
}
const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<Method, Described>>;
};

export interface Operation {
  id: string;
  method: Method;
  path: string;
  requires: Requirement;
  kind: Kind;
  security: object[] | undefined;
  requestBody: Described['requestBody'];
}

/** Every operation of the contract, except HEAD, which answers without words: uploads.test.ts covers it. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'head')
    .map(([method, { operationId, 'x-requires': requires, security, requestBody }]) => ({
      id: operationId,
      method: method as Method,
      path,
      requires,
      kind: kindOf(requires),
      security,
      requestBody,
    })),
);

function kindOf(requires: Requirement): Kind {
  if (requires.caller === 'anyone' || requires.caller === 'provider') return 'open';
  if (requires.caller !== 'member' || requires.session) return 'person';
  return requires.role ?? requires.access ?? 'member';
}
