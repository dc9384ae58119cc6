import { type ObjectSchema, PAGE_DEFAULT, PAGE_MAX, type PageRequest, type Page } from '@evident/domain/kernel';
import { type DtoClass, dtoFrom, queryFrom } from './dto.ts';

/** A cursor holds the sort key: a title of 200 characters of up to 7 bytes, as JSON in base64url. */
const CURSOR_MAX = 4000;

const pageQuery = {
  type: 'object',
  properties: {
    limit: {
      type: 'integer',
      minimum: 0,
      maximum: PAGE_MAX,
      description: `How many at most; ${PAGE_DEFAULT} by default`,
      examples: [20],
    },
    cursor: {
      type: 'string',
      maxLength: CURSOR_MAX,
      description: 'The `next` of the page before; absent on the first page',
      examples: ['eyJhIjoxfQ'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export class PageQueryDto extends queryFrom(pageQuery) {}
export const pageQueryProperties = pageQuery.properties;

export const pageRequest = ({ limit, cursor }: { limit?: number; cursor?: string }): PageRequest => ({
  limit: limit ?? PAGE_DEFAULT,
  cursor: cursor ?? null,
});

/** Returns the DTO of a list response: `class TagPageDto extends pageOf(tagView) {}`. */
export const pageOf = <S extends ObjectSchema>(item: S) =>
  dtoFrom({
    type: 'object',
    properties: {
      items: { type: 'array', items: item },
      next: { type: 'string', nullable: true, description: 'Hand it back as `cursor` to go on; null on the last page' },
    },
    required: ['items', 'next'],
  } as const) as unknown as DtoClass<Page<import('@evident/domain/kernel').Infer<S>>>;
