import type { ObjectSchema } from '@evident/domain/kernel';
import { SHARED_TYPES, newShareLink, shareLinkChange, shareLinkView, sharedView } from '@evident/domain/sharing';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageQueryProperties } from '../kernel/page.dto.ts';

export class NewShareLinkDto extends dtoFrom(newShareLink) {}
export class ShareLinkChangeDto extends dtoFrom(shareLinkChange) {}
export class ShareLinkDto extends dtoFrom(shareLinkView) {}
export class SharedDto extends dtoFrom(sharedView) {}

/** Page size: insights a visitor reads before loading more. */
export class SharedQueryDto extends queryFrom({
  type: 'object',
  properties: { cursor: pageQueryProperties.cursor },
  required: [],
} as const) {}

const links = {
  type: 'object',
  properties: { items: { type: 'array', items: shareLinkView } },
  required: ['items'],
} as const satisfies ObjectSchema;
export class ShareLinksDto extends dtoFrom(links) {}

const sharedObject = {
  type: 'object',
  properties: { objectType: { type: 'string', enum: SHARED_TYPES }, objectId: { type: 'string', format: 'uuid' } },
  required: ['objectType', 'objectId'],
} as const satisfies ObjectSchema;
export class SharedObjectQueryDto extends queryFrom(sharedObject) {}
