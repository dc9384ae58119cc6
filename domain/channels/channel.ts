import {
  type Infer,
  type SavedRow,
  TITLE_MAX,
  type Uuid,
  id,
  moment,
  objectOf,
  partOf,
  version,
} from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';
import { GRANTED_LEVELS } from '../permissions/index.ts';
import type { Revertible } from '../undo/index.ts';

/** The most characters of a description (decided). */
export const CHANNEL_DESCRIPTION_MAX = 1000;
const UNTITLED = untitled('channel');
/** Shown instead of an empty title. */
export const channelTitle = (title: string): string => title.trim() || UNTITLED;

const title = {
  type: 'string',
  maxLength: TITLE_MAX,
  description: `Shown as ‘${UNTITLED}’ while it is empty`,
  examples: ['Support inbox'],
} as const;
const description = {
  type: 'string',
  maxLength: CHANNEL_DESCRIPTION_MAX,
  examples: ['Tickets and reviews about the mobile app'],
} as const;
const folderId = { ...id, nullable: true, description: 'The folder it is in; null at the top level' } as const;

export const newChannel = objectOf(
  { title, description, folderId },
  { optional: ['title', 'description', 'folderId'] },
);
export type NewChannel = Infer<typeof newChannel>;

export const channelUpdate = partOf({ title, description, folderId });
export type ChannelUpdate = Infer<typeof channelUpdate>;

const count = { type: 'integer', minimum: 0 } as const;

export const channelView = objectOf({
  id,
  folderId,
  title,
  description,
  level: { type: 'string', enum: GRANTED_LEVELS, description: 'The access level of the caller' },
  dataPoints: { ...count, description: 'Data points without those that repeat another' },
  themes: { ...count, description: 'Themes that have data points' },
  waiting: { ...count, description: 'Data points whose theme is not known yet' },
  lastSaidAt: { ...moment, nullable: true, description: 'When the newest data point was written' },
  createdBy: objectOf({ id, name: { type: 'string' } }),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type ChannelView = Infer<typeof channelView>;

/** A stream of customer feedback from one or more sources (document 002, section 1). */
export interface Channel extends SavedRow {
  /** Null at the top level, where every member sees it. */
  readonly folderId: Uuid | null;
  readonly title: string;
  readonly description: string;
  readonly createdBy: Uuid;
}

export const CHANNEL: Revertible<Channel> = {
  noun: 'channel',
  titleOf: ({ title: named }) => channelTitle(named),
  parts: ['title', 'description', 'folderId'],
};
