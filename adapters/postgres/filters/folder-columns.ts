import type { AttributeOf } from '@evident/domain/filters';
import { expression } from '../queries.ts';
import { type Column, columnsOf, single } from './column.ts';
import { starsOn } from './related-rows.ts';

/** The attributes of the folder `f`. */
const FOLDER_ATTRIBUTES = {
  title: single('text', 'f.title'),
  createdAt: single('date', 'f.created_at'),
  updatedAt: single('date', 'f.updated_at'),
  starred: single('boolean', expression`exists ${starsOn('f.id', 'PROJECT_CATEGORY')}`),
  authors: single('id', 'f.created_by'),
  projectCategory: single('id', 'f.parent_id'),
} as const satisfies Record<AttributeOf<'projectCategory'>, Column>;

export const folderColumns = columnsOf(FOLDER_ATTRIBUTES);
