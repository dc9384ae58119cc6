import { by, event, id } from '../event-kinds/index.ts';

const feed = { type: 'FEED', id: 'feedId' } as const;

export const FEED_EVENTS = {
  'feed:changed': event(
    feed,
    'a feed is saved, changed, deleted or restored; with `ownerId`, the private feed of one member',
    { feedId: id, ownerId: { ...id, nullable: true }, by },
  ),
} as const;
