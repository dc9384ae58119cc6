import type { AttributeOf } from '@evident/domain/filters';
import { expression } from '../queries.ts';
import { type Column, columnsOf, single } from './column.ts';
import { starsOn } from './related-rows.ts';

/** The attributes of the project `p`. */
const PROJECT_ATTRIBUTES = {
  id: single('id', 'p.id'),
  title: single('text', 'p.title'),
  createdAt: single('date', 'p.created_at'),
  updatedAt: single('date', 'p.updated_at'),
  archived: single('boolean', "(p.status = 'archived')"),
  status: single('name', 'p.status'),
  starred: single('boolean', expression`exists ${starsOn('p.id', 'PROJECT')}`),
  authors: single('id', 'p.created_by'),
  projectCategory: single('id', 'p.folder_id'),
} as const satisfies Record<AttributeOf<'project'>, Column>;

export const projectColumns = columnsOf(PROJECT_ATTRIBUTES);
