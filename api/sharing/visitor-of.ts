import type { Visitor } from '@evident/application/sharing/share-access';
import { ApiHeader, ApiParam } from '../kernel/contract.ts';
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

/** Documents the token of a link in the path. */
export const ShareToken = () =>
  ApiParam({ name: 'shareToken', schema: { type: 'string', pattern: '^[A-Za-z0-9]{12}$' } });

/** Documents the header with the password of a link. */
export const SharePassword = () =>
  ApiHeader({
    name: SHARE_PASSWORD_HEADER,
    required: false,
    description: 'The password of the link, percent-encoded',
    schema: { type: 'string', maxLength: 600 },
  });
