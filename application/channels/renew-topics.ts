import type { Channel, Topic } from '@evident/domain/channels';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { TopicExamples } from '@evident/domain/themes';
import type { Job, JobFor, JobQueue, Worker } from '../jobs/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ofChannel } from './channel-access.ts';
import type { ClusterStore, ThemesTurn } from './theme-clusters.ts';
import type { Themer } from './themer.ts';
import type { TopicStore } from './topics.ts';

/** One job finds the data points of all topics of a channel. */
export const RENEW_TOPICS: JobQueue<ThemesTurn> = { name: 'renew-topics' };

export const topicsJob = ({
  teamId,
  payload: { channelId },
}: DeliveredEvent<'topic:changed' | 'themes:changed'>): JobFor<ThemesTurn> => ({
  payload: { teamId, channelId },
  options: { key: channelId, group: teamId },
});

interface Stores {
  readonly channels: { read(id: Uuid): Promise<Pick<Channel, 'id' | 'folderId'> | null> };
  readonly topics: TopicStore;
  readonly themeClusters: Pick<ClusterStore, 'clusters'>;
  readonly outbox: Outbox;
}

/** Finds the data points of topics, after a topic or the clusters changed. */
export class TopicRenewer implements Worker<ThemesTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly themer: Pick<Themer, 'topicCells'>,
  ) {}

  async run({ payload: { teamId, channelId } }: Pick<Job<ThemesTurn>, 'payload'>): Promise<void> {
    const { topics, examples, state } = await this.work.perform(teamId, async (stores) => {
      const all = await stores.topics.ofChannel(channelId);
      const cells = await stores.topics.cellsOf(channelId, [...new Set(all.flatMap(examplesOf))]);
      return {
        topics: all,
        examples: all.map((topic) => inCells(topic, cells)),
        state: all.length === 0 ? null : ((await stores.themeClusters.clusters(channelId))?.state ?? null),
      };
    });
    if (topics.length === 0) return;
    const found = state === null ? topics.map(() => []) : await this.themer.topicCells(state, examples);
    await this.work.perform(teamId, async (stores) => {
      const channel = await stores.channels.read(channelId);
      if (!channel) return;
      await stores.topics.keepCells(
        channelId,
        topics.map(({ id: topicId, version }, at) => ({ topicId, version, cells: found[at]! })),
      );
      await stores.outbox.announce({ name: 'topics:found', teamId, payload: ofChannel(channel) });
    });
  }
}

const examplesOf = ({ included, excluded }: Topic): Uuid[] => [...included, ...excluded];

const inCells = ({ included, excluded }: Topic, cells: ReadonlyMap<Uuid, number>): TopicExamples => ({
  included: included.flatMap((id) => cells.get(id) ?? []),
  excluded: excluded.flatMap((id) => cells.get(id) ?? []),
});
