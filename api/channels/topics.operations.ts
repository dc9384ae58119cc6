import { SetTopicExample } from '@evident/application/channels/set-topic-example';
import { CreateTopic, DeleteTopic, GetTopic, ListTopics, UpdateTopic } from '@evident/application/channels/topics';
import { newTopic, topicExample, topicUpdate, topicView } from '@evident/domain/channels';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

export const TOPICS_OPERATIONS = {
  listTopics: operation({
    route: 'GET /channels/{channelId}/topics',
    asks: ListTopics,
    summary: 'List the topics of a channel, the oldest first',
    query: PageQueryDto,
    answers: pageNamed('TopicPage', topicView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query }) => new ListTopics({ actor, channelId, page: pageRequest(query) }),
  }),
  createTopic: operation({
    route: 'POST /channels/{channelId}/topics',
    asks: CreateTopic,
    summary: 'Create a topic',
    description: 'Begins with data points of a theme, or with those given. The topic finds data points like them.',
    body: named('NewTopic', newTopic),
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, channelId, body: topic }) => new CreateTopic({ actor, channelId, topic }),
  }),
  getTopic: operation({
    route: 'GET /channels/{channelId}/topics/{topicId}',
    asks: GetTopic,
    summary: 'Read a topic with its counts',
    answers: named('Topic', topicView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, channelId, topicId }) => new GetTopic({ actor, channelId, topicId }),
  }),
  updateTopic: operation({
    route: 'PATCH /channels/{channelId}/topics/{topicId}',
    asks: UpdateTopic,
    summary: 'Rename a topic',
    body: named('TopicUpdate', topicUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, topicId, body: update, seen: expected }) =>
      new UpdateTopic({ actor, channelId, topicId, update, expected }),
    answer: undoable,
  }),
  setTopicExample: operation({
    route: 'PUT /channels/{channelId}/topics/{topicId}/examples/{dataPointId}',
    asks: SetTopicExample,
    summary: 'Include a data point in a topic, or exclude it',
    body: named('TopicExample', topicExample),
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, channelId, topicId, dataPointId, body: { example } }) =>
      new SetTopicExample({ actor, channelId, topicId, dataPointId, example }),
    answer: undoable,
  }),
  deleteTopic: operation({
    route: 'DELETE /channels/{channelId}/topics/{topicId}',
    asks: DeleteTopic,
    summary: 'Delete a topic',
    description: 'Its data points stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, topicId }) => new DeleteTopic({ actor, channelId, topicId }),
    answer: undoable,
  }),
};
