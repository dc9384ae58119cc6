import { TRASHED_TYPES, dependentsView, restoredView, trashView } from '@evident/domain/trash';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class TrashPageDto extends pageOf(trashView) {}
export class RestoredDto extends dtoFrom(restoredView) {}
export class DependentsDto extends dtoFrom(dependentsView) {}
export class TrashQueryDto extends queryFrom({
  type: 'object',
  properties: {
    type: {
      type: 'array',
      items: { type: 'string', enum: TRASHED_TYPES },
      maxItems: TRASHED_TYPES.length,
      description: 'Only these types; all by default. PROJECT_CATEGORY is a folder',
    },
    search: { type: 'string', maxLength: 200, description: 'Part of the title', examples: ['interview'] },
    projectId: {
      type: 'string',
      format: 'uuid',
      description: 'Only what was in this project, and the project itself',
    },
    ...pageQueryProperties,
  },
  required: [],
} as const) {}
