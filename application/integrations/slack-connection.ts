import type { Uuid } from '@evident/domain/kernel';
import type { Providers } from './provider.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/**
 * Calls Slack with the token of the workspace.
 * @throws Refusal `InvalidOperation` if Slack is not connected, `Unavailable` while the token is renewed
 */
export type SlackConnection = <T>(teamId: Uuid, call: (accessToken: string) => Promise<T>) => Promise<T>;

export const slackConnection =
  (providers: Providers, ports: TokenPorts): SlackConnection =>
  (teamId, call) =>
    withToken(ports, providers.Slack ?? null, teamId, 'Slack', call);
