import type { AttributeOf } from '@evident/domain/filters';
import { db, expression } from '../queries.ts';
import { type Column, columnsOf, several, single } from './column.ts';
import { ownDatum } from './datum-columns.ts';
import { contributionsTo, folderOf, starsOn } from './related-rows.ts';

/** The highlights in the actor's sight that an insight embeds. */
const evidence = db
  .selectFrom('insight_evidence as ie')
  .innerJoin('highlight as eh', 'eh.id', 'ie.highlight_id')
  .whereRef('ie.insight_id', '=', 'i.id' as never);

/** The attributes of the insight `i` with its document `d` and its publication `s`, which readers see instead. */
const INSIGHT_ATTRIBUTES = {
  title: single('text', 'coalesce(s.title, i.title)'),
  content: single('text', 'coalesce(s.text, d.text)'),
  createdAt: single('date', 'i.created_at'),
  updatedAt: single('date', 'i.updated_at'),
  archived: single('boolean', '(i.archived_at is not null)'),
  published: single('boolean', '(i.published_at is not null)'),
  starred: single('boolean', expression`exists ${starsOn('i.id', 'INSIGHT')}`),
  aiGenerated: single('boolean', 'i.ai_generated'),
  highlights: several('id', evidence, 'eh.id'),
  authors: several('id', contributionsTo('i.id', true), 'c.member_id'),
  contributors: several('id', contributionsTo('i.id', false), 'c.member_id'),
  project: single('id', 'i.project_id'),
  projectCategory: several('id', folderOf('i.project_id'), 'fp.folder_id'),
} as const satisfies Record<AttributeOf<'insight'>, Column>;

export const insightColumns = columnsOf(INSIGHT_ATTRIBUTES, (at) =>
  at.of === 'INSIGHT' ? ownDatum(at, 'i.id') : undefined,
);
