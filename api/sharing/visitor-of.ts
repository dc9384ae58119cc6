import type { Visitor } from '@evident/application/sharing/share-access';
import type { FastifyRequest } from 'fastify';

export const SHARE_PASSWORD_HEADER = 'x-evident-share-password';

/**
 * Reads the token from the path and the password from its header, which is percent-encoded because headers are ASCII.
 */
export function visitorOf(token: string, { headers }: FastifyRequest): Visitor {
  const password = headers[SHARE_PASSWORD_HEADER];
  return { token, password: typeof password === 'string' ? decoded(password) : null };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
