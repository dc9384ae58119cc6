import {
  type DataPointPayload,
  type SourcePreview,
  type SourcePreviewWanted,
  previewed,
  readPayloads,
  readSettings,
  sinceOf,
} from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { askedAccess } from './asked-access.ts';
import type { SourceStores } from './channel-sources.ts';
import type { SourcePage, SourceRequest } from './feedback-source.ts';
import { type MaskingStores, asStored } from './masking.ts';
import type { SourceAccounts } from './source-accounts.ts';

const SHOWN = 20;
/** Pages of items that are empty or cannot be read, before it shows what there is. */
const PAGES_MAX = 5;

/** Shows how the first items of a service will look. Creates nothing. */
export class PreviewChannelSource extends queryWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; wanted: SourcePreviewWanted },
  SourcePreview
> {}
export const PreviewChannelSourceHandler = answeredBy(
  async (
    { actor, channelId, wanted: { configuration: sent, ...of } }: PreviewChannelSource,
    work: UnitOfWork<SourceStores & MaskingStores>,
    accounts: SourceAccounts,
    ids: Ids,
    clock: Clock,
  ): Promise<SourcePreview> => {
    const { teamId } = actor;
    const { source } = of;
    const configuration = readSettings(source, sent);
    const access = await askedAccess(work, actor, channelId, of);
    const now = clock.now();
    const since = sinceOf({ configuration, createdAt: now });
    const read = await accounts.ask({ teamId, source }, access, (feedback, credentials, signal) =>
      firstItems((request) => feedback.page({ ...request, credentials, configuration, since, signal })),
    );
    const newId = () => ids.newId();
    const { dataPoints, failures } = readPayloads(read.items, { teamId, channelId, source, newId, now });
    const first = dataPoints.slice(0, SHOWN);
    const stored = await work.perform(teamId, (stores) => asStored(stores, teamId, first));
    return {
      items: stored.map(previewed),
      failures: [...read.failures, ...failures].slice(0, SHOWN),
      total: read.total,
    };
  },
);

async function firstItems(page: (request: Pick<SourceRequest, 'cursor'>) => Promise<SourcePage>) {
  const items: DataPointPayload[] = [];
  const failures: SourcePage['failures'][number][] = [];
  let cursor: string | null = null;
  let total: number | null = null;
  for (let at = 0; at < PAGES_MAX && items.length < SHOWN; at += 1) {
    const got: SourcePage = await page({ cursor });
    items.push(...got.items);
    failures.push(...got.failures);
    ({ cursor } = got);
    total ??= got.total;
    if (!got.more) break;
  }
  return { items, failures, total };
}
