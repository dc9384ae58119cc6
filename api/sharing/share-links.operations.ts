import { CreateShareLink } from '@evident/application/sharing/create-share-link';
import { ListShareLinks } from '@evident/application/sharing/list-share-links';
import { NewShareLinkDto, ShareLinkDto, ShareLinksDto, SharedObjectQueryDto } from './sharing.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const SHARE_LINKS_OPERATIONS = {
  listShareLinks: operation({
    route: 'GET /share-links',
    asks: ListShareLinks,
    summary: 'List the public links of an object, newest first',
    query: SharedObjectQueryDto,
    answers: ShareLinksDto,
    refuses: ['NotFound'],
    message: ({ actor, query: { objectType, objectId } }) => new ListShareLinks(actor, objectType, objectId),
    answer: (items) => ({ items }),
  }),
  createShareLink: operation({
    route: 'POST /share-links',
    asks: CreateShareLink,
    summary: 'Create a public link',
    body: NewShareLinkDto,
    answers: ShareLinkDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateShareLink(actor, wanted),
  }),
};
