import type { DeliveredEvent } from '@evident/domain/events';
import { slugged } from '@evident/domain/links';
import type { Addresses } from '../identity/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { OUTGOING } from '../mail/index.ts';
import type { AccessNews, AccessNewsReader } from './access-news-reader.ts';

/** Mails an access request to the members who can answer and want such mails, unless already answered. */
export class WhenAccessRequested implements Reaction<'access:requested'> {
  readonly name = 'when-access-requested';
  readonly on = ['access:requested'] as const;

  constructor(
    private readonly reader: AccessNewsReader,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly addresses: Addresses,
  ) {}

  async react({ id, teamId, payload }: DeliveredEvent<'access:requested'>): Promise<void> {
    const news = await this.reader.news(teamId, payload.requestId);
    if (news?.request.state !== 'PENDING') return;
    const { to, project, place, answer } = news.holders.length > 0 ? forHolders(news) : forAdmins(news);
    const { requester, request, subdomain } = news;
    const text = [
      `${requester.name} (${requester.email}) asks for access to ${project}, as ${request.role.toLowerCase()}.`,
      ...(request.message.trim() ? [`Message:\n\n${request.message.trim()}`] : []),
      `${answer}\n\n${this.addresses.workspace(subdomain, place)}\n`,
    ].join('\n\n');
    for (const each of to.filter((address) => !news.unmailed.includes(address)))
      await this.jobs.enqueue(
        OUTGOING,
        { mail: { to: each, subject: 'Someone requested access to a project', text } },
        { key: `${id} ${each}` },
      );
  }
}

const forHolders = ({ holders, title, request: { projectId } }: AccessNews) => ({
  to: holders,
  project: `the project “${title}”`,
  place: `/projects/${slugged(title, projectId)}/settings/access`,
  answer: 'Grant or deny it here:',
});

/** The admin has not seen the project, so text and link omit its title. */
const forAdmins = ({ admins, maker, request: { projectId } }: AccessNews) => ({
  to: admins,
  project: `a project created by ${maker}`,
  place: `/projects/${projectId}/settings/access`,
  answer: 'No member can answer this request. Take access to the project, then grant or deny it:',
});
