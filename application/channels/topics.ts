import {
  EXAMPLES_MAX,
  EXAMPLES_OF_THEME,
  type NewTopic,
  TOPIC,
  TOPICS_MAX,
  type Topic,
  type TopicUpdate,
  type TopicView,
} from '@evident/domain/channels';
import { type Limit, type Page, type PageRequest, type Uuid, notFound, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CountedStore, SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';
import { type ChannelAccessStores, channelFor, ofChannel } from './channel-access.ts';
import type { ClusterStore } from './theme-clusters.ts';
import type { ThemeStore } from './themes.ts';

/** Topics of channels visible to an actor. */
export interface TopicReader {
  /** The oldest first. Null if the actor cannot see the channel. */
  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<TopicView> | null>;
  topic(actor: Actor, channelId: Uuid, topicId: Uuid): Promise<TopicView | null>;
}

/** The cells of a version of a topic. */
export interface FoundTopic {
  readonly topicId: Uuid;
  readonly version: number;
  readonly cells: readonly number[];
}

/** The topics of one team, inside a unit of work. */
export interface TopicStore extends CountedStore<Topic> {
  ofChannel(channelId: Uuid): Promise<readonly Topic[]>;
  /** Those of the data points that the channel has, in their order. */
  present(channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<readonly Uuid[]>;
  /** Cells of data points that are placed. */
  cellsOf(channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, number>>;
  /** Replaces the cells of topics. */
  keepCells(channelId: Uuid, found: readonly FoundTopic[]): Promise<void>;
}

export interface TopicStores extends ChannelAccessStores {
  readonly topics: TopicStore;
}
export type ChangingTopicStores = TopicStores &
  ThingStores & { readonly themes: ThemeStore; readonly themeClusters: Pick<ClusterStore, 'texts'> };

const MAX: Limit = {
  most: TOPICS_MAX,
  title: `A channel has at most ${TOPICS_MAX} topics`,
  advice: 'Delete one that is not used.',
};

export const TOPICS = new SavedThing<Topic, TopicStores>({
  ...TOPIC,
  kind: 'topics:changed',
  store: ({ topics }) => topics,
  access: async (stores, actor, { channelId }) => void (await channelFor(stores, 'write', actor, channelId)),
  max: MAX,
  count: ({ topics }, { channelId }) => topics.count({ channelId }),
  event: async ({ teamId, userId: by }, { before, after }, { channels }) => {
    const { id: topicId, channelId } = (after ?? before)!;
    const channel = (await channels.read(channelId)) ?? notFound('Channel');
    return { name: 'topic:changed', teamId, payload: { topicId, ...ofChannel(channel), by } };
  },
});
export const undoTopicChanges = (clock: Clock) => TOPICS.undoer(clock);

/** The topics of a channel, the oldest first. */
export class ListTopics extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; page: PageRequest },
  Page<TopicView>
> {}
export const ListTopicsHandler = answeredBy(({ actor, channelId, page }: ListTopics, reader: TopicReader) =>
  found(reader.list(actor, channelId, page), 'Channel not found'),
);

/** One topic with its counts. */
export class GetTopic extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; topicId: Uuid },
  TopicView
> {}
export const GetTopicHandler = answeredBy(({ actor, channelId, topicId }: GetTopic, reader: TopicReader) =>
  found(reader.topic(actor, channelId, topicId), 'Topic not found'),
);

type Stores = ChangingTopicStores;

/** Creates a topic from a theme, from data points, or empty; returns its id. */
export class CreateTopic extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; topic: NewTopic },
  { id: Uuid }
> {}
export const CreateTopicHandler = answeredBy(
  async (
    { actor, channelId, topic: { title, themeId, dataPointIds = [] } }: CreateTopic,
    work: UnitOfWork<Stores>,
    ids: Ids,
    clock: Clock,
  ) => {
    const row = newRow({ ids, clock }, actor);
    await work.perform(actor.teamId, async (stores) => {
      await channelFor(stores, 'write', actor, channelId);
      const given = [...new Set(dataPointIds)];
      if ((await stores.topics.present(channelId, given)).length < given.length) notFound('Data point');
      const ofTheme = themeId === undefined ? [] : await examplesOf(stores, channelId, themeId);
      const included = [...new Set([...given, ...ofTheme])].slice(0, EXAMPLES_MAX);
      const topic = {
        ...row,
        channelId,
        title: oneLine(title, 'title'),
        included,
        excluded: [],
        createdBy: actor.userId,
      };
      await TOPICS.create(stores, actor, topic);
    });
    return { id: row.id };
  },
);

/** Data points of a theme, evenly from the oldest to the newest. */
async function examplesOf(
  { themes, themeClusters }: Pick<Stores, 'themes' | 'themeClusters'>,
  channelId: Uuid,
  themeId: Uuid,
): Promise<Uuid[]> {
  if (!(await themes.find(channelId, themeId))) notFound('Theme');
  return (await themeClusters.texts(channelId, themeId, EXAMPLES_OF_THEME)).map(({ id }) => id);
}

/** Renames a topic; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateTopic extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; topicId: Uuid; update: TopicUpdate; expected: number | null },
  Uuid
> {}
export const UpdateTopicHandler = answeredBy(
  ({ actor, channelId, topicId, update: { title }, expected }: UpdateTopic, work: UnitOfWork<Stores>, clock: Clock) =>
    work.perform(actor.teamId, async (stores) => {
      await topicToChange(stores, actor, channelId, topicId);
      const to = () => (title === undefined ? {} : { title: oneLine(title, 'title') });
      return TOPICS.change(stores, actor, topicId, { expected, at: clock.now(), to });
    }),
);

/** Deletes a topic; its data points stay. Returns the undo id. */
export class DeleteTopic extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; topicId: Uuid },
  Uuid
> {}
export const DeleteTopicHandler = answeredBy(({ actor, channelId, topicId }: DeleteTopic, work: UnitOfWork<Stores>) =>
  work.perform(actor.teamId, async (stores) =>
    TOPICS.remove(stores, actor, await topicToChange(stores, actor, channelId, topicId)),
  ),
);

/** A topic of the channel, locked, once the actor may change it. */
export async function topicToChange(stores: Stores, actor: Actor, channelId: Uuid, topicId: Uuid): Promise<Topic> {
  const topic = await TOPICS.toChange(stores, actor, topicId);
  return topic.channelId === channelId ? topic : notFound('Topic');
}
