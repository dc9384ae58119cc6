import { by, event, id } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';
import { MEDIA_PROCESSING, MEDIA_STATES } from '../media/index.ts';

const render = { type: 'RENDER', id: 'renderId' } as const;
const reel = { type: KINDS.reel.type, id: 'reelId' } as const;
const processing = {
  state: { type: 'string', enum: MEDIA_STATES },
  priority: { type: 'string', enum: MEDIA_PROCESSING },
} as const;
const onRender = { renderId: id, projectId: id, ...processing, by } as const;

export const REEL_EVENTS = {
  'render:changed': event(render, 'a rendering of recordings starts, makes progress or ends', onRender),
  'reel:changed': event(reel, 'a reel is created, changed or restored', { reelId: id, projectId: id, by }),
  'reel:removed': event(reel, 'a reel is deleted', { reelId: id, projectId: id, by }),
} as const;
