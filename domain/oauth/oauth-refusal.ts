import { Refusal } from '../kernel/index.ts';

/** Codes of RFC 6749 (4.1.2.1, 5.2), RFC 7591 (3.2.2), RFC 8628 (3.5) and RFC 8707 (2). */
export type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'authorization_pending'
  | 'slow_down'
  | 'expired_token'
  | 'access_denied';

/** A refusal with the code that clients of OAuth read. */
export class OauthRefusal extends Refusal {
  readonly error: OauthError;

  constructor(error: OauthError, title: string, advice?: string) {
    super('BAD_USER_INPUT', title, advice);
    this.error = error;
  }
}

export function refuseOauth(error: OauthError, title: string, advice?: string): never {
  throw new OauthRefusal(error, title, advice);
}
