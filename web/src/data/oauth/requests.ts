import type { AuthorizationParameters } from '@evident/domain/oauth';

const PARAMETERS = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  scope: 'scope',
  state: 'state',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  code: 'code',
  resource: 'resource',
} as const;

/** The request of a program in the address of the page. */
export const authorizationIn = (search: URLSearchParams): AuthorizationParameters =>
  Object.fromEntries([
    ['clientId', ''],
    ['redirectUri', ''],
    ...Object.entries(PARAMETERS).flatMap(([name, property]) =>
      search.has(name) ? [[property, search.get(name)]] : [],
    ),
  ]) as AuthorizationParameters;

/** Names the workspace of a request at the root address. */
export const inWorkspace = (teamId: string) => ({ 'X-Evident-Workspace': teamId });
