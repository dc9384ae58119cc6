import {
  type Infer,
  type SavedRow,
  TITLE_MAX,
  type Uuid,
  id,
  lineOf,
  moment,
  objectOf,
  partOf,
  refuse,
  version,
} from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';
import { growthView } from './theme.ts';

/** The most topics of a channel, and examples of a topic in each direction (decided). */
export const TOPICS_MAX = 100;
export const EXAMPLES_MAX = 50;
/** Data points of a theme that a topic made from it begins with (decided). */
export const EXAMPLES_OF_THEME = 10;

/**
 * A subject that members follow in a channel (D43): data points like its examples. Unlike a theme, it stays as members made it.
 */
export interface Topic extends SavedRow {
  readonly channelId: Uuid;
  readonly title: string;
  /** Data points that always belong to it, and that say what it is about. */
  readonly included: readonly Uuid[];
  /** Data points that never belong to it. */
  readonly excluded: readonly Uuid[];
  readonly createdBy: Uuid;
}

export const TOPIC: Revertible<Topic> = {
  noun: 'topic',
  titleOf: ({ title }) => title,
  parts: ['title', 'included', 'excluded'],
};

const count = { type: 'integer', minimum: 0 } as const;
const title = lineOf(TITLE_MAX, 'Late deliveries');

export const newTopic = objectOf(
  {
    title,
    themeId: { ...id, description: 'Begins with data points of this theme' },
    dataPointIds: { type: 'array', items: id, maxItems: EXAMPLES_MAX, description: 'Begins with these data points' },
  },
  { optional: ['themeId', 'dataPointIds'] },
);
export type NewTopic = Infer<typeof newTopic>;

export const topicUpdate = partOf({ title });
export type TopicUpdate = Infer<typeof topicUpdate>;

/** How a member sorts a data point. */
export const TOPIC_EXAMPLES = ['INCLUDE', 'EXCLUDE', 'NONE'] as const;

export const topicExample = objectOf({
  example: {
    type: 'string',
    enum: TOPIC_EXAMPLES,
    description:
      'INCLUDE: it always belongs, and so do data points like it. EXCLUDE: it never belongs. NONE: the other examples decide',
  },
});
export type TopicExample = Infer<typeof topicExample>['example'];

export const topicView = objectOf({
  id,
  channelId: id,
  title,
  included: { type: 'array', items: id, description: 'Data points that always belong to it' },
  excluded: { type: 'array', items: id, description: 'Data points that never belong to it' },
  dataPoints: count,
  people: count,
  recent: { ...count, description: 'People of the last 30 days before the newest data point of the channel' },
  earlier: { ...count, description: 'People of the 30 days before these' },
  growth: { ...growthView, nullable: true, description: 'Null for channels with data of less than 31 days' },
  ready: { type: 'boolean', description: 'False until its data points were found after a change' },
  createdAt: moment,
  version,
});
export type TopicView = Infer<typeof topicView>;

/**
 * A topic with a data point sorted by a member.
 * @throws Refusal `UnprocessableContent` for more examples than a topic may have
 */
export function withExample(
  { included, excluded }: Pick<Topic, 'included' | 'excluded'>,
  dataPointId: Uuid,
  example: TopicExample,
): Pick<Topic, 'included' | 'excluded'> {
  const without = (ids: readonly Uuid[]): Uuid[] => ids.filter((one) => one !== dataPointId);
  const [into, out] = [without(included), without(excluded)];
  if (example === 'INCLUDE') into.push(dataPointId);
  if (example === 'EXCLUDE') out.push(dataPointId);
  if (Math.max(into.length, out.length) > EXAMPLES_MAX)
    refuse('UnprocessableContent', `A topic has at most ${EXAMPLES_MAX} examples`, 'Remove one first.');
  return { included: into, excluded: out };
}
