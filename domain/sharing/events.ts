import { by, event, id } from '../event-kinds/index.ts';

const link = { type: 'SHARE_LINK', id: 'linkId' } as const;

export const SHARE_LINK_EVENTS = {
  'share-link:changed': event(link, 'a public link is created, switched on or off, or changed', {
    linkId: id,
    objectId: id,
    projectId: id,
    by,
  }),
} as const;
