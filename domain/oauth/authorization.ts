import { demandScopes } from '../identity/index.ts';
import { type Infer, type ObjectSchema, Refusal } from '../kernel/index.ts';
import { SCOPES, type Scope } from '../permissions/index.ts';
import { type OauthError, OauthRefusal, refuseOauth } from './oauth-refusal.ts';
import { withParameters } from './redirect-uri.ts';

/** SHA-256 as base64url. */
export const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** RFC 7636, 4.1. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
export const isVerifier = (text: string): boolean => VERIFIER.test(text);

const word = { type: 'string', maxLength: 2000 } as const;
export const authorizationParameters = {
  type: 'object',
  description: 'An authorization request, as a program put it into the address',
  properties: {
    clientId: { type: 'string', format: 'uuid' },
    redirectUri: { ...word, examples: ['https://program.example/back'] },
    responseType: { ...word, description: '`code`' },
    scope: { ...word, description: 'Separated by spaces; `read` by default' },
    state: word,
    codeChallenge: { ...word, description: 'PKCE' },
    codeChallengeMethod: { ...word, description: '`S256`' },
    code: { ...word, description: 'A code challenge of the method S256, in addresses of the short form' },
    resource: { ...word, description: 'The address of the server that the token is for (RFC 8707)' },
  },
  required: ['clientId', 'redirectUri'],
} as const satisfies ObjectSchema;
export type AuthorizationParameters = Infer<typeof authorizationParameters>;

export const newAuthorization = {
  type: 'object',
  properties: {
    ...authorizationParameters.properties,
    scopes: {
      type: 'array',
      items: { type: 'string', enum: SCOPES },
      minItems: 1,
      maxItems: 2,
      description: 'Those that the member allows, of those that the program asks for',
    },
  },
  required: [...authorizationParameters.required, 'scopes'],
} as const satisfies ObjectSchema;
export type NewAuthorization = Infer<typeof newAuthorization>;

export const authorizationView = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Of the program, by its own word' },
    host: {
      type: 'string',
      nullable: true,
      description: 'The page leads back to it; null: to a program on the device',
    },
    scopes: { type: 'array', items: { type: 'string', enum: SCOPES } },
    allowedBefore: {
      type: 'boolean',
      description: 'Whether the member allowed the same before, to a program that only its https address can be',
    },
    refused: {
      type: 'boolean',
      description: 'Whether the request is wrong; `back` then names the fault',
    },
    back: { type: 'string', description: 'Leads back without allowing anything' },
  },
  required: ['name', 'host', 'scopes', 'allowedBefore', 'refused', 'back'],
} as const satisfies ObjectSchema;
export type AuthorizationView = Infer<typeof authorizationView>;

export const authorizedView = {
  type: 'object',
  properties: { url: { type: 'string', description: 'Leads back to the program with its code' } },
  required: ['url'],
} as const satisfies ObjectSchema;

export interface Wished {
  readonly scopes: Scope[];
  readonly challenge: string;
}

/** Scopes of a request. @throws OauthRefusal `invalid_scope` */
export function demandWishedScopes(scope: string | undefined): Scope[] {
  const wished = (scope ?? '').split(' ').filter(Boolean);
  if (wished.length === 0) return ['read'];
  const unknown = wished.find((one) => !(SCOPES as readonly string[]).includes(one));
  if (unknown !== undefined) refuseOauth('invalid_scope', 'There are the scopes read and write');
  if (!wished.includes('read')) refuseOauth('invalid_scope', 'The scope write needs read');
  return demandScopes(wished as Scope[]);
}

/**
 * Reads an authorization request with PKCE of the method S256 only (OAuth 2.1, 4.1.1). `code` is the short form of the
 * challenge.
 * @throws OauthRefusal
 */
export function demandWished(parameters: AuthorizationParameters): Wished {
  const { responseType, codeChallenge, codeChallengeMethod, code, scope } = parameters;
  if ((responseType ?? (code === undefined ? '' : 'code')) !== 'code')
    refuseOauth('unsupported_response_type', 'response_type must be code');
  const method = codeChallengeMethod ?? (codeChallenge === undefined ? 'S256' : 'plain');
  if (method !== 'S256') refuseOauth('invalid_request', 'code_challenge_method must be S256');
  const challenge = codeChallenge ?? code ?? '';
  if (!CHALLENGE.test(challenge) || (code !== undefined && code !== challenge))
    refuseOauth('invalid_request', 'code_challenge must be the SHA-256 of the verifier as base64url');
  return { challenge, scopes: demandWishedScopes(scope) };
}

/** The fault of a request, or null. */
export function faultOf(check: () => unknown): { error: OauthError; description: string } | null {
  try {
    check();
    return null;
  } catch (refusal) {
    if (refusal instanceof OauthRefusal) return { error: refusal.error, description: refusal.title };
    if (refusal instanceof Refusal) return { error: 'invalid_request', description: refusal.title };
    throw refusal;
  }
}

/** Leads back to the program with an error (RFC 6749, 4.1.2.1) and the issuer (RFC 9207). */
export const backWithError = (
  { redirectUri, state }: Pick<AuthorizationParameters, 'redirectUri' | 'state'>,
  issuer: string,
  { error, description }: { readonly error: OauthError; readonly description: string },
): string => withParameters(redirectUri, { error, error_description: description, state, iss: issuer });

/** Leads back with a code (RFC 6749, 4.1.2; RFC 9207). */
export const backWithCode = (
  { redirectUri, state }: Pick<AuthorizationParameters, 'redirectUri' | 'state'>,
  issuer: string,
  code: string,
): string => withParameters(redirectUri, { code, state, iss: issuer });

/** The scopes that a member allows. @throws OauthRefusal `invalid_scope` for more than the program asks for */
export function demandAllowed(allowed: readonly Scope[], { scopes }: Pick<Wished, 'scopes'>): Scope[] {
  if (allowed.some((scope) => !scopes.includes(scope)))
    refuseOauth('invalid_scope', 'The program did not ask for all of these scopes');
  return demandScopes(allowed);
}

/**
 * The subdomain of the workspace that a resource names; null for the root address, which leaves the choice.
 * @param root address of the installation, without a slash at its end
 * @throws OauthRefusal `invalid_target` for an address outside the installation (RFC 8707, 2)
 */
export function workspaceOfResource(resource: string | undefined, root: string): string | null {
  if (resource === undefined) return null;
  const [scheme, host] = root.split('://') as [string, string];
  const [, origin] = /^(https?:\/\/[a-z0-9.:[\]-]+)(?:\/(?:mcp|api(?:\/[\w/-]*)?)?)?$/i.exec(resource) ?? [];
  if (origin?.toLowerCase() === root) return null;
  const [label, ...rest] = (origin ?? '')
    .toLowerCase()
    .slice(scheme.length + 3)
    .split('.');
  return label && `${scheme}://${label}.${rest.join('.')}` === origin?.toLowerCase() && rest.join('.') === host
    ? label
    : refuseOauth('invalid_target', 'resource is not of this installation');
}
