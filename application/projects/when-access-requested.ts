import { slugged } from '@evident/domain/links';
import type { Addresses } from '../identity/addresses.ts';
import type { DomainEvent } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccessNewsReader } from './access-news-reader.ts';

/** Tells those who can answer a request for access by mail, unless it has been answered meanwhile. */
export class WhenAccessRequested implements Reaction {
  readonly on = ['access:requested'];

  constructor(
    private readonly reader: AccessNewsReader,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
  ) {}

  async react({ teamId, payload }: DomainEvent): Promise<void> {
    const news = await this.reader.news(teamId, String(payload['requestId']));
    if (news?.request.state !== 'PENDING') return;
    const { requester, request, title, subdomain } = news;
    const link = this.addresses.workspace(subdomain, `/projects/${slugged(title, request.projectId)}/settings/access`);
    const text = [
      `${requester.name} (${requester.email}) asks for access to the project ‘${title}’, as ${request.role.toLowerCase()}.`,
      ...(request.message.trim() ? [`They write:\n\n${request.message.trim()}`] : []),
      `Grant or deny it here:\n\n${link}\n`,
    ].join('\n\n');
    for (const to of news.deciders) await this.mailer.send({ to, subject: 'Somebody asks for access to a project', text });
  }
}
