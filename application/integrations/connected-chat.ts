import { type Uuid, refuse } from '@evident/domain/kernel';
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

  async tell(teamId: Uuid, memberId: Uuid, text: string): Promise<void> {
    const [own, all] = await this.ports.work.prepare(teamId, async ({ connections }) => [
      await connections.find('Slack', memberId),
      await connections.find('Slack', null),
    ]);
    const client = this.providers.Slack ?? null;
    const user = own?.revokedAt === null && own.externalId === all?.externalId ? own.externalUserId : null;
    if (user === null || !client)
      return refuse('InvalidOperation', 'Your Slack account is not connected', 'Connect it in your settings.');
    return withToken(this.ports, client, teamId, 'Slack', (token) => client.conversations.tell(token, user, text));
  }
}
