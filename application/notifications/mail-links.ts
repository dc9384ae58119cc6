import { isUuid, type Uuid } from '@evident/domain/kernel';
import type { Secrets } from '../kernel/secrets.ts';

const SECRET_BYTES = 24;

export const newMailSecret = (secrets: Secrets): string => secrets.token(SECRET_BYTES);

/** The token in the link that ends mails. It names the workspace, because the caller is not signed in. */
export const mailTokenOf = (teamId: Uuid, secret: string): string => `${teamId}.${secret}`;

/** Null for what is no such token. */
export function memberOfToken(token: string): { teamId: Uuid; secret: string } | null {
  const [teamId = '', secret = '', ...more] = token.split('.');
  return isUuid(teamId) && secret !== '' && more.length === 0 ? { teamId, secret } : null;
}
