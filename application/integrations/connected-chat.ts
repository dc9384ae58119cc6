import type { Uuid } from '@evident/domain/kernel';
import type { Chat } from './chat.ts';
import type { Providers } from './provider.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/** The chat of a workspace: Slack. */
export class ConnectedChat implements Chat {
  constructor(
    private readonly providers: Providers,
    private readonly ports: TokenPorts,
  ) {}

  post(teamId: Uuid, channel: string, text: string): Promise<void> {
    const client = this.providers.Slack ?? null;
    return withToken(this.ports, client, teamId, 'Slack', (token) => client!.post(token, channel, text));
  }
}
