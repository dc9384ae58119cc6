import { type ChannelImport, type ChannelSource, readPayloads, sinceOf } from '@evident/domain/channels';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Batch } from './import-batches.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** Reads services page by page, from the place where their last page ended. */
export class FetchBatches {
  constructor(
    private readonly accounts: SourceAccounts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async *of(job: ChannelImport, source: ChannelSource): AsyncGenerator<Batch> {
    const of = { teamId: job.teamId, channelId: job.channelId, source: source.source, newId: () => this.ids.newId() };
    let { cursor } = source;
    let from = job.read;
    for (let more = true; more;) {
      const page = await this.page(source, cursor);
      const { dataPoints, failures } = readPayloads(page.items, { ...of, now: this.clock.now() });
      const to = from + page.items.length + page.failures.length;
      yield {
        from,
        to,
        points: new Map(dataPoints.map((point) => [point.externalId, point])),
        failures: [...page.failures, ...failures],
        skipped: 0,
        page: { before: cursor, after: page.cursor, deleted: page.deleted, total: page.total },
      };
      ({ more, cursor } = page);
      from = to;
    }
  }

  private page(source: ChannelSource, cursor: string | null) {
    const { configuration } = source;
    return this.accounts.run(source, (feedback, credentials, signal) =>
      feedback.page({ credentials, configuration, cursor, since: sinceOf(source), signal }),
    );
  }
}
