import type { AttributeOf } from '@evident/domain/filters';
import { db } from '../queries.ts';
import { type Column, columnsOf, several, single } from './column.ts';

/** The attributes of the channel `c`. */
const CHANNEL_ATTRIBUTES = {
  id: single('id', 'c.id'),
  title: single('text', 'c.title'),
  createdAt: single('date', 'c.created_at'),
  updatedAt: single('date', 'c.updated_at'),
  authors: single('id', 'c.created_by'),
  projectCategory: single('id', 'c.folder_id'),
} as const satisfies Record<AttributeOf<'channel'>, Column>;

export const channelColumns = columnsOf(CHANNEL_ATTRIBUTES);

const folderOf = (channelId: string) => db.selectFrom('channel as fc').whereRef('fc.id', '=', channelId as never);

/** The attributes of the theme `m`. */
const THEME_ATTRIBUTES = {
  title: single('text', 'm.title'),
  createdAt: single('date', 'm.created_at'),
  updatedAt: single('date', 'm.updated_at'),
  channel: single('id', 'm.channel_id'),
  projectCategory: several('id', folderOf('m.channel_id'), 'fc.folder_id'),
} as const satisfies Record<AttributeOf<'theme'>, Column>;

export const themeColumns = columnsOf(THEME_ATTRIBUTES);

/** The attributes of the data point `d`. */
const DATA_POINT_ATTRIBUTES = {
  title: single('text', 'd.title'),
  content: single('text', 'd.text'),
  createdAt: single('date', 'd.said_at'),
  channel: single('id', 'd.channel_id'),
  projectCategory: several('id', folderOf('d.channel_id'), 'fc.folder_id'),
  importOrigin: single('name', 'd.source'),
} as const satisfies Record<AttributeOf<'dataPoint'>, Column>;

export const dataPointColumns = columnsOf(DATA_POINT_ATTRIBUTES);
