import { ITEM_TYPES, itemRef, itemView, newsView } from '@evident/domain/projects';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class ItemRefDto extends dtoFrom(itemRef) {}
export class NewsDto extends dtoFrom(newsView) {}
export class ItemPageDto extends pageOf(itemView) {}
export class ItemQueryDto extends queryFrom({
  type: 'object',
  properties: {
    type: {
      type: 'array',
      items: { type: 'string', enum: ITEM_TYPES },
      maxItems: ITEM_TYPES.length,
      description: 'Only these kinds; all of them by default. PROJECT_CATEGORY is a folder',
    },
    ...pageQueryProperties,
  },
  required: [],
} as const) {}
