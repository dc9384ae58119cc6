import type { AttributeOf } from '@evident/domain/filters';
import { db, numberOf } from '../queries.ts';
import { type Column, columnsOf, several, single } from './column.ts';
import { folderOf } from './related-rows.ts';

const group = db.selectFrom('tag_group as g').whereRef('g.id', '=', 't.tag_group_id' as never);
const tagged = db
  .selectFrom('highlight_tag as ht')
  .innerJoin('highlight as ch', 'ch.id', 'ht.highlight_id')
  .whereRef('ht.tag_id', '=', 't.id' as never);

/** The attributes of the tag `t`. */
const TAG_ATTRIBUTES = {
  title: single('text', 't.title'),
  createdAt: single('date', 't.created_at'),
  updatedAt: single('date', 't.updated_at'),
  authors: single('id', 't.created_by'),
  tagGroup: single('id', 't.tag_group_id'),
  tagBoard: several('id', group, 'g.tag_board_id'),
  highlightCount: single('number', numberOf(tagged)),
  project: single('id', 't.project_id'),
  projectCategory: several('id', folderOf('t.project_id'), 'fp.folder_id'),
} as const satisfies Record<AttributeOf<'tag'>, Column>;

export const tagColumns = columnsOf(TAG_ATTRIBUTES);
