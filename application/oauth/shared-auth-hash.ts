import { type SharedAuthService, sharedAuthClient } from '@evident/domain/oauth';
import type { Secrets } from '../kernel/secrets.ts';

/** Under which a confirmed challenge is found; it is no code that a program could send. */
export const sharedAuthHash = (secrets: Secrets, service: SharedAuthService, challenge: string): string =>
  secrets.hash(`${sharedAuthClient(service)}:${challenge}`);
