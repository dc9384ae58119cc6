import { type TopicExample, withExample } from '@evident/domain/channels';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ChangingTopicStores, TOPICS, topicToChange } from './topics.ts';

/** Sorts a data point into a topic, or out of it. Returns the undo id. */
export class SetTopicExample extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; topicId: Uuid; dataPointId: Uuid; example: TopicExample },
  Uuid
> {}
export const SetTopicExampleHandler = answeredBy(
  (
    { actor, channelId, topicId, dataPointId, example }: SetTopicExample,
    work: UnitOfWork<ChangingTopicStores>,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, async (stores) => {
      await topicToChange(stores, actor, channelId, topicId);
      if ((await stores.topics.present(channelId, [dataPointId])).length === 0) notFound('Data point');
      return TOPICS.change(stores, actor, topicId, {
        expected: null,
        at: clock.now(),
        to: (topic) => withExample(topic, dataPointId, example),
      });
    }),
);
