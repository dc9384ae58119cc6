import type { DeliveredEvent } from '@evident/domain/events';
import { slugged } from '@evident/domain/links';
import type { Addresses } from '../identity/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { deliver, type Mailer } from '../mail/index.ts';
import type { AccessNewsReader } from './access-news-reader.ts';

type Answered = 'access:granted' | 'access:denied';

/** Mails the decision to the requester, if they want such mails. A denial does not name the project, which they may not see. */
export class WhenAccessDecided implements Reaction<Answered> {
  readonly name = 'when-access-decided';
  readonly on: readonly Answered[] = ['access:granted', 'access:denied'];

  constructor(
    private readonly reader: AccessNewsReader,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
  ) {}

  async react({ name, teamId, payload }: DeliveredEvent<Answered>): Promise<void> {
    const news = await this.reader.news(teamId, payload.requestId);
    if (!news || news.unmailed.includes(news.requester.email)) return;
    const { requester, request, title, subdomain } = news;
    if (name === 'access:denied') {
      const link = this.addresses.workspace(subdomain, `/projects/${request.projectId}`);
      await deliver(this.mailer, {
        to: requester.email,
        subject: 'Your request for access was denied',
        text: `Your request for access to ${link} was denied.\n`,
      });
      return;
    }
    const link = this.addresses.workspace(subdomain, `/projects/${slugged(title, request.projectId)}`);
    await deliver(this.mailer, {
      to: requester.email,
      subject: 'You have access to a project',
      text: `You now have access to the project “${title}”:\n\n${link}\n`,
    });
  }
}
