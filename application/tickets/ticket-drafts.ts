import { slugged } from '@evident/domain/links';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { TICKET_QUOTES, type TicketDraft } from '@evident/domain/tickets';
import type { Addresses } from '../identity/index.ts';
import type { InsightReader } from '../insights/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from '../workspaces/index.ts';

/** Writes the text of a ticket from what a member can see. */
export class TicketDrafts {
  constructor(
    private readonly insights: Pick<InsightReader, 'insight' | 'evidence'>,
    private readonly work: UnitOfWork<{ teams: TeamStore }>,
    private readonly addresses: Addresses,
  ) {}

  /** Title, summary, link and first quotes of an insight; null if the actor cannot see it. */
  async ofInsight(actor: Actor, insightId: Uuid): Promise<Omit<TicketDraft, 'id'> | null> {
    const insight = await this.insights.insight(actor, insightId);
    if (!insight) return null;
    const evidence = (await this.insights.evidence(actor, [insightId])).get(insightId);
    const quotes = (evidence?.items ?? []).flatMap(({ highlight }) =>
      highlight?.text ? [{ text: highlight.text, source: highlight.noteTitle }] : [],
    );
    const title = insight.title || UNTITLED_INSIGHT;
    return {
      title,
      summary: insight.excerpt,
      link: await this.linkTo(actor, `/insights/${slugged(title, insightId)}`),
      quotes: quotes.slice(0, TICKET_QUOTES),
    };
  }

  /** The address of a page of the workspace; null if the workspace is gone. */
  async linkTo({ teamId }: Actor, path: string): Promise<string | null> {
    const team = await this.work.perform(teamId, ({ teams }) => teams.find(teamId));
    return team && this.addresses.workspace(team.subdomain, path);
  }
}
