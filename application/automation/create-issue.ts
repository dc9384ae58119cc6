import type { Uuid } from '@evident/domain/kernel';
import { notFound, refuse } from '@evident/domain/kernel';
import { slugged } from '@evident/domain/links';
import type { Actor } from '@evident/domain/permissions';
import type { Ticket, TicketDraft, TicketObject } from '@evident/domain/tickets';
import type { TicketDrafts, TicketMaker } from '../tickets/index.ts';
import type { EventTarget } from './automation-store.ts';

interface Wanted {
  readonly destinationId: Uuid;
  readonly title: string;
  readonly description: string;
}

/** Creates the tickets of rules: one for an object and destination. */
export class IssueCreator {
  constructor(
    private readonly maker: Pick<TicketMaker, 'make' | 'existing'>,
    private readonly drafts: TicketDrafts,
  ) {}

  /**
   * Returns what the run log says.
   *
   * @param key the same at each try
   * @throws Refusal if it is unknown whether the ticket exists, or as {@link TicketMaker}
   */
  async create(
    owner: Actor,
    key: string,
    { type, id }: EventTarget,
    { destinationId, title, description }: Wanted,
  ): Promise<string> {
    if (type === 'PROJECT') return refuse('InvalidOperation', 'The action does not fit a project');
    const object: TicketObject = { type, id };
    const before = await this.maker.existing(owner, destinationId, object);
    if (before?.state === 'SENDING') throw new Error('An earlier try of this action may still be at work');
    if (before?.state === 'UNKNOWN') return refuseUnknown(before);
    if (before) return `${nameOf(before)} existed already`;
    const draft = await this.draftOf(owner, object, title, description);
    const ticket = await this.maker.make(owner, { destinationId, object, draft, messageId: key });
    return ticket.state === 'UNKNOWN' ? refuseUnknown(ticket) : nameOf(ticket);
  }

  private async draftOf(
    owner: Actor,
    { type, id }: TicketObject,
    title: string,
    description: string,
  ): Promise<Omit<TicketDraft, 'id'>> {
    if (type === 'NOTE') {
      const link = await this.drafts.linkTo(owner, `/data/${slugged(title, id)}`);
      return { title, summary: description, link, quotes: [] };
    }
    const draft = (await this.drafts.ofInsight(owner, id)) ?? notFound('Insight');
    return { ...draft, title, summary: description || draft.summary };
  }
}

const nameOf = ({ key, url, destinationTitle }: Ticket): string =>
  [key ?? `A ticket in ${destinationTitle}`, url].filter(Boolean).join(' ');

const refuseUnknown = ({ destinationTitle }: Ticket): never =>
  refuse(
    'InvalidOperation',
    `A ticket may exist in ${destinationTitle}`,
    'The service was asked, and its answer is missing. Look there before creating another one.',
  );
