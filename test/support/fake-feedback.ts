import {
  type FeedbackSource,
  type FeedbackSources,
  SourceBusy,
  type SourceCredentials,
  type SourcePage,
  SourceRefused,
  type SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice } from '@evident/domain/channels';

/** A change at the service: new or other words of an item, or none once it was deleted. */
interface Change {
  readonly externalId: string;
  readonly words: string | null;
}

const PAGE = 2;

/** A service in memory. Its cursor is the number of changes that were read. */
export class FakeFeedback implements FeedbackSources, FeedbackSource {
  readonly changes: Change[] = [];
  /** Items that cannot be read. */
  readonly unreadable = new Set<string>();
  readonly asked: (string | null)[] = [];
  token = 'good';
  name = 'Acme';
  busyUntil: Date | null = null;
  /** Called with the cursor of each page, before it is read. */
  before: (cursor: string | null) => Promise<void> | void = () => {};

  write(...changes: [externalId: string, words: string | null][]): void {
    for (const [externalId, words] of changes) this.changes.push({ externalId, words });
  }

  of(): FeedbackSource {
    return this;
  }

  async account(credentials: SourceCredentials): Promise<{ name: string }> {
    this.demand(credentials);
    return { name: this.name };
  }

  async choices(credentials: SourceCredentials, picker: string, words: string): Promise<readonly SourceChoice[]> {
    this.demand(credentials);
    return [
      { id: '1', name: `First of ${picker}` },
      { id: '2', name: `Second of ${picker}` },
    ].filter(({ name }) => name.includes(words));
  }

  async page({ credentials, cursor }: SourceRequest): Promise<SourcePage> {
    this.asked.push(cursor);
    await this.before(cursor);
    this.demand(credentials);
    const from = Number(cursor ?? 0);
    const changes = this.changes.slice(from, from + PAGE);
    const to = from + changes.length;
    const readable = changes.filter(({ externalId }) => !this.unreadable.has(externalId));
    return {
      items: readable.flatMap(({ externalId, words }) => (words === null ? [] : [payload(externalId, words)])),
      deleted: changes.flatMap(({ externalId, words }) => (words === null ? [externalId] : [])),
      failures: changes
        .filter(({ externalId }) => this.unreadable.has(externalId))
        .map(({ externalId }) => ({ externalId, humanMessageText: 'Its text is damaged', errorCode: 'Damaged' })),
      cursor: String(to),
      more: to < this.changes.length,
      total: null,
    };
  }

  async item(
    externalId: string,
    { credentials }: Pick<SourceRequest, 'credentials'>,
  ): Promise<DataPointPayload | null> {
    this.demand(credentials);
    const words = this.changes.findLast((change) => change.externalId === externalId)?.words ?? null;
    return words === null ? null : payload(externalId, this.unreadable.has(externalId) ? '' : words);
  }

  private demand({ token }: SourceCredentials): void {
    if (this.busyUntil) throw new SourceBusy(this.busyUntil);
    if (token !== undefined && token !== this.token)
      throw new SourceRefused('401', 'Make a new token in Developers and enter it here.');
  }
}

const payload = (externalId: string, words: string): DataPointPayload => ({
  externalId,
  rawTicket: { createdAt: '2026-05-01T10:00:00Z', description: words, creator: { id: externalId } },
});
